import { count, type Settings } from "../core/index.ts";
import { type Missing, relativePath, type Source } from "./files.ts";
import { type Failure, type Host, isFailure } from "./host.ts";
import { type Linted, lintFile, writeRepaired } from "./lint-file.ts";
import { plain } from "./plain.ts";
import type { Unchecked } from "./reporter.ts";

/** A folder of fixtures can hold thousands of files without tools. */
const maxNamed = 20;

export type Mode = "report" | "preview" | "fix";

export interface LintedFiles {
  readonly linted: readonly Linted[];
  readonly unchecked: readonly Unchecked[];
}

/** Lints one file after the other, and tells on stderr what was repaired, passed over or could not be read. */
export async function lintFiles(
  sources: readonly (Source | Missing)[],
  settings: Settings,
  mode: Mode,
  host: Host,
): Promise<LintedFiles> {
  const linted: Linted[] = [];
  const unchecked: Unchecked[] = [];
  const skipped: Source[] = [];
  for (const [index, source] of sources.entries()) {
    const onTool = (checked: number) =>
      sources.length > 1
        ? host.progress("files checked", index, sources.length)
        : host.progress("tools checked", checked);
    const fail = ({ problem }: Failure) => unchecked.push({ path: relativePath(source, host.directory), problem });
    const result = isFailure(source) ? source : await lintFile(source, settings, mode !== "report", host, onTool);
    if (result === "skipped") {
      skipped.push(source);
      continue;
    }
    if (isFailure(result)) {
      fail(result);
      continue;
    }
    linted.push(result);
    if (result.foreign && mode !== "report")
      host.note(`left as it is: ${plain(result.file)} is not a JSON file (see toolwright import)`);
    const written = mode === "fix" && (await writeRepaired(result));
    if (isFailure(written)) fail(written);
    else if (written) host.note(`repaired ${plain(result.file)}`);
  }
  for (const line of skippedLines(skipped)) host.note(line);
  const [first] = skipped;
  if (first && linted.length === 0 && unchecked.length === 0) {
    const problem = `${count(skipped.length, "file")} found, but none holds tools: name a file to check it anyway`;
    unchecked.push({ path: relativePath(first, host.directory), problem });
  }
  for (const { problem } of unchecked) host.note(`toolwright lint: ${plain(problem)}`);
  return { linted, unchecked };
}

function skippedLines(skipped: readonly Source[]): string[] {
  const named = skipped.slice(0, maxNamed).map(({ file }) => `skipped ${plain(file)}: it holds no tools`);
  const rest = skipped.length - named.length;
  return rest > 0 ? [...named, `skipped ${count(rest, "more file")} without tools`] : named;
}
