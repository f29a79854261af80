import { extname } from "node:path";
import { createAnalyzer, fixAll, holdsTools, isUnreadable, parseDocument, type Settings } from "../core/index.ts";
import { read, relativePath, type Source } from "./files.ts";
import { type Failure, failure, type Host, isFailure } from "./host.ts";
import { reasonOf } from "./read.ts";
import type { FileResult } from "./reporter.ts";
import { writeWhole } from "./write-whole.ts";

/** A file with its text before and after the repairs; the findings are of the text after. */
export interface Linted extends FileResult {
  readonly source: Source;
  readonly before: string;
  readonly after: string;
}

/** What became of a file; one that was found, not named, and holds no tools is passed over. */
export async function lintFile(
  source: Source,
  settings: Settings,
  repair: boolean,
  host: Host,
  onTool: (checked: number) => void,
): Promise<Linted | Failure | "skipped"> {
  const before = await read(source, host);
  if (isFailure(before)) return before;
  if (source.found && !holdsTools(before)) return "skipped";
  const own = { ...settings, strictJson: !source.file.toLowerCase().endsWith(".jsonc") };
  let checked = 0;
  const analyzer = createAnalyzer(() => {
    onTool(++checked);
    return true;
  });
  const foreign = !isJsonFile(source) && !isJson(before);
  const after = repair && !foreign ? fixAll(before, own, analyzer) : before;
  const { file } = source;
  const path = relativePath(source, host.directory);
  return { file, path, analysis: analyzer(after, own), source, before, after, foreign };
}

/** Writes the repaired text where there is a file and something to write; whether it did. */
export async function writeRepaired({ source, before, after }: Linted): Promise<boolean | Failure> {
  if (source.path === null || before === after) return false;
  try {
    await writeWhole(source.path, after, before);
    return true;
  } catch (error) {
    return failure(`${source.file} ${reasonOf(error, "written")}`);
  }
}

/** In a file of any other name, what is nearly JSON may be all that its own language asks for. */
function isJsonFile({ file, path }: Source): boolean {
  return path === null || /^(?:\.json[c5l]?)?$/i.test(extname(file));
}

function isJson(text: string): boolean {
  const { faults, tools } = parseDocument(text);
  return !isUnreadable(faults) && !tools.some((tool) => isUnreadable(tool.faults));
}
