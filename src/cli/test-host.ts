import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterAll } from "vitest";
import type { ExitCode, Host } from "./host.ts";
import { run } from "./run.ts";

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly notes: readonly string[];
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when the tests of the file are done. */
export function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "toolwright-")));
  folders.push(folder);
  return folder;
}

/** Runs a command line in this process, with the given text or bytes on stdin; `progress` hears all of it, however short the work is. */
export async function runHere(
  words: readonly string[],
  directory: string,
  input: string | Uint8Array = "",
  progress: Host["progress"] = () => {},
): Promise<Ran> {
  let out = "";
  const notes: string[] = [];
  const host: Host = {
    directory,
    colour: false,
    terminal: false,
    print: (text) => {
      out += text;
    },
    note: (line) => notes.push(line),
    progress,
    async *input() {
      yield Buffer.from(input);
    },
    streams: () => ({ input: Readable.from([Buffer.from(input)]), output: new PassThrough() }),
    // What goes on and on ends at once here: whoever needs more starts a process.
    untilStopped: async () => {},
  };
  const code = await run(words, host);
  return { code, out, notes };
}
