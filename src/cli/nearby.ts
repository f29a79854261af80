import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { nearest } from "../core/index.ts";

/** The file or folder that a mistyped path most likely means, written as the path was; undefined where nothing is alike. */
export async function nearbyPath(word: string, path: string): Promise<string | undefined> {
  const [missing, ...below] = await missingParts(path);
  if (missing === undefined) return undefined;
  const folder = up(path, below.length + 1);
  const meant = nearest(missing, await namesIn(folder));
  if (meant === undefined || !(await isThere(join(folder, meant, ...below)))) return undefined;
  return join(up(word, below.length + 1), meant, ...below);
}

/** The parts of a path from the first that does not exist. */
async function missingParts(path: string): Promise<string[]> {
  const missing: string[] = [];
  for (let at = path; !(await isThere(at)) && at !== dirname(at); at = dirname(at)) missing.unshift(basename(at));
  return missing;
}

function up(path: string, steps: number): string {
  return steps === 0 ? path : up(dirname(path), steps - 1);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  // What cannot be listed holds nothing that could be meant.
  return readdir(folder).catch(() => []);
}
