import { readdir, stat } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import { configName, type NamedFiles } from "./config.ts";
import { globFiles, isGlob } from "./glob.ts";
import { type Failure, failure, type Host } from "./host.ts";
import { missing, readStream, readText } from "./read.ts";

/** Something to check. `path` is null for stdin. */
export interface Source {
  /** As the user named it. */
  readonly file: string;
  readonly path: string | null;
  /** Found in a folder or by a pattern: whoever named those meant the files with tools. */
  readonly found?: true;
}

export const stdin: Source = { file: "<stdin>", path: null };

/** One file, or stdin for `-`. */
export function sourceOf(word: string, directory: string): Source {
  return word === "-" ? stdin : { file: word, path: resolve(directory, word) };
}

/** A source that cannot be read. */
export interface Missing extends Source, Failure {}

/** Files, folders and `-` to the sources they mean, each once, in the order given. */
export async function expand(words: readonly string[], directory: string): Promise<(Source | Missing)[]> {
  const found = new Map<string, Source | Missing>();
  for (const word of words) {
    const sources = word === "-" ? [stdin] : await sourcesAt(word, directory);
    for (const source of sources) {
      const key = source.path ?? "-";
      if (!found.has(key)) found.set(key, source);
    }
  }
  return [...found.values()];
}

/** The files that a project names, as paths from the working folder. Whoever lists a file says that it holds tools. */
export async function expandNamed({ folder, patterns }: NamedFiles, directory: string): Promise<(Source | Missing)[]> {
  const sources = await expand(patterns, folder);
  return sources.map(({ found, ...source }) => ({ ...source, file: relativePath(source, directory) }));
}

export function read(source: Source, host: Host): Promise<string | Failure> {
  return source.path === null ? readStream(source.file, host.input()) : readText(source.file, source.path);
}

/** From the working folder, with `/` between the parts: what reports and diffs call a file. */
export function relativePath({ file, path }: Source, directory: string): string {
  return path === null ? file : relative(directory, path).split(sep).join("/");
}

async function sourcesAt(file: string, directory: string): Promise<(Source | Missing)[]> {
  const path = resolve(directory, file);
  const nothing = (reason: string): Missing => ({ file, path, ...failure(`${file} ${reason}`) });
  try {
    if (!(await stat(path)).isDirectory()) return [{ file, path }];
    const names = await jsonFilesIn(path);
    if (names.length === 0) return [nothing("holds no .json or .jsonc file: name the files to check")];
    return names.map((name) => ({ file: join(file, name), path: join(path, name), found: true }));
  } catch (error) {
    if (isGlob(file)) {
      const names = await globFiles(file, directory);
      if (names.length === 0) return [nothing("matches no file: check the pattern")];
      return names.map((name) => ({ file: name, path: resolve(directory, name), found: true }));
    }
    return [{ file, path, ...(await missing(file, path, error)) }];
  }
}

/** Links are left out: a link to a folder above would never end, and --fix must not write outside the folder. */
async function jsonFilesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  const pending = [""];
  for (let inner = pending.pop(); inner !== undefined; inner = pending.pop()) {
    for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
      const name = join(inner, entry.name);
      if (entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith(".")) pending.push(name);
      if (entry.isFile() && /\.jsonc?$/i.test(name) && basename(name) !== configName) found.push(name);
    }
  }
  return found.sort();
}
