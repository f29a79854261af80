import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultSettings, type Settings } from "../../core/index.ts";
import { loadConfig, loadNamedFiles } from "../config.ts";
import { fitsPattern } from "../glob-path.ts";
import { isFailure } from "../host.ts";

/** What the nearest settings say of a file. */
export interface Project {
  readonly settings: Settings;
  /** Whether they name the file as one with tools. */
  readonly named: boolean;
  /** What is wrong with the settings, which then say nothing. */
  readonly problem?: string;
}

/** `directory` counts for what is no file yet. */
export async function projectOf(uri: string, directory: string): Promise<Project> {
  const own = { strictJson: !uri.toLowerCase().endsWith(".jsonc") };
  const path = uri.startsWith("file:") ? fileURLToPath(uri) : undefined;
  const from = path === undefined ? directory : fileURLToPath(new URL(".", uri));
  const [config, files] = [await loadConfig(undefined, from), await loadNamedFiles(undefined, from)];
  if (isFailure(config) || isFailure(files)) {
    const problem = isFailure(config) ? config.problem : undefined;
    return { settings: { ...defaultSettings, ...own }, named: false, ...(problem !== undefined && { problem }) };
  }
  const inner = path === undefined ? undefined : relative(files.folder, path).split(sep).join("/");
  const named = inner !== undefined && files.patterns.some((pattern) => fitsPattern(inner, pattern));
  return { settings: { ...defaultSettings, ...config, ...own }, named };
}
