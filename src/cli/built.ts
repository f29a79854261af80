import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "vite";
import { emptyFolder } from "./test-host.ts";

/** Builds the command into a folder of its own, so that the tests need no earlier build. */
export async function buildCommand(): Promise<string> {
  const folder = join(emptyFolder(), "built");
  const root = join(import.meta.dirname, "../..");
  const configFile = join(root, "vite.cli.config.ts");
  await build({ root, configFile, logLevel: "error", build: { outDir: folder } });
  return join(folder, "main.js");
}

export interface Spawned {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the built file as users do: a process of its own, in a folder with nothing else. */
export function spawnCommand(
  main: string,
  words: readonly string[],
  { directory = emptyFolder(), input = "" as string | Uint8Array, environment = {} } = {},
): Spawned {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const result: SpawnSyncReturns<string> = spawnSync(process.execPath, [main, ...words], {
    cwd: directory,
    input,
    encoding: "utf8",
    env: { ...inherited, ...environment },
    maxBuffer: 500_000_000,
    timeout: 60_000,
  });
  return { code: result.status, out: result.stdout, error: result.stderr };
}
