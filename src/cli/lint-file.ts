import { writeFile } from "node:fs/promises";
import { createAnalyzer, fixAll, type Settings } from "../core/index.ts";
import { read, relativePath, type Source } from "./files.ts";
import { type Failure, failure, type Host, isFailure } from "./host.ts";
import { reasonOf } from "./read.ts";
import type { FileResult } from "./reporter.ts";

/** A file with its text before and after the repairs; the findings are of the text after. */
export interface Linted extends FileResult {
  readonly source: Source;
  readonly before: string;
  readonly after: string;
}

export async function lintFile(
  source: Source,
  settings: Settings,
  repair: boolean,
  host: Host,
): Promise<Linted | Failure> {
  const before = await read(source, host);
  if (isFailure(before)) return before;
  const own = { ...settings, strictJson: !source.file.toLowerCase().endsWith(".jsonc") };
  const analyzer = createAnalyzer();
  const after = repair ? fixAll(before, own, analyzer) : before;
  const { file } = source;
  return { file, path: relativePath(source, host.directory), analysis: analyzer(after, own), source, before, after };
}

/** Writes the repaired text where there is a file and something to write; whether it did. */
export async function writeRepaired({ source, before, after }: Linted): Promise<boolean | Failure> {
  if (source.path === null || before === after) return false;
  try {
    await writeFile(source.path, after);
    return true;
  } catch (error) {
    return failure(`${source.file} ${reasonOf(error, "written")}`);
  }
}
