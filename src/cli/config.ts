import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Config, readConfig } from "./config-reader.ts";
import { type Failure, isFailure } from "./host.ts";
import { readText } from "./read.ts";

export const configName = "toolwright.config.json";

/** The settings of the named file, or of the nearest one from the folder upwards, or none. */
export async function loadConfig(named: string | undefined, directory: string): Promise<Config | Failure> {
  const file = named ?? findConfig(directory);
  if (file === undefined) return {};
  const text = await readText(file, resolve(directory, file));
  return isFailure(text) ? text : readConfig(text, file);
}

/** The files that a project says hold tools, and the folder that the patterns count from. */
export interface NamedFiles {
  readonly folder: string;
  readonly patterns: readonly string[];
}

export async function loadNamedFiles(named: string | undefined, directory: string): Promise<NamedFiles | Failure> {
  const config = await loadConfig(named, directory);
  if (isFailure(config)) return config;
  const file = named ?? findConfig(directory);
  return { folder: file === undefined ? directory : dirname(resolve(directory, file)), patterns: config.files ?? [] };
}

function findConfig(directory: string): string | undefined {
  for (let folder = directory; ; folder = dirname(folder)) {
    const file = join(folder, configName);
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return undefined;
  }
}
