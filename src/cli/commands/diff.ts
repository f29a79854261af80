import { diffLock, diffTools, lockInWords, readLock, type ToolDiff } from "../../core/index.ts";
import { type Command, formatOption, type Option } from "../command.ts";
import { diffFormats, reportDiff } from "../diff-report.ts";
import { exitCodes, type Failure, failure, type Host, isFailure } from "../host.ts";
import { readDocument, readJson } from "../inputs.ts";

const format = formatOption("How to print the changes", diffFormats);
const failOn = {
  name: "fail-on",
  value: "severity",
  choices: ["breaking", "unknown", "behavioural", "safe", "never"],
  standard: "breaking",
  description: "Exit with 1 where a change is at least this severe",
} as const satisfies Option;
const lockOption = {
  name: "lock",
  value: "file",
  description: "Compare with the tools of a lock file instead of an older document",
} satisfies Option;

export const diff: Command = {
  name: "diff",
  summary: "Says what changed between two versions of tools, and whom it breaks",
  operands: [
    {
      name: "old",
      description: "The version that callers know, or - for stdin; with --lock the new version",
      missing: "name the older and the newer file, or --lock <file> and the newer file",
    },
    { name: "new", description: "The version to judge, or - for stdin" },
  ],
  options: [format, failOn, lockOption],
  examples: [
    "diff tools.v1.json tools.json",
    "diff old.json new.json --format markdown",
    "diff --lock tools.lock.json tools.json --fail-on behavioural",
  ],
  async run(given, host) {
    const [first = "", second] = given.operands;
    const lock = given.text(lockOption);
    if (lock === undefined && second === undefined)
      return failure("name the newer file too: toolwright diff <old> <new>");
    if (lock !== undefined && second !== undefined)
      return failure("--lock stands for the older file: name only the newer one");
    if (first === "-" && second === "-") return failure("only one of the two can be read from stdin");
    const result = lock === undefined ? await compare(first, second ?? "", host) : await since(lock, first, host);
    if (isFailure(result)) return result;
    host.print(reportDiff(result, given.choice(format) ?? format.standard, host.colour));
    const min = given.choice(failOn) ?? failOn.standard;
    const severe = failOn.choices.slice(0, failOn.choices.indexOf(min) + 1) as readonly string[];
    return min !== "never" && severe.includes(result.verdict) ? exitCodes.findings : exitCodes.fine;
  },
};

async function compare(first: string, second: string, host: Host): Promise<ToolDiff | Failure> {
  const older = await readDocument(first, host);
  if (isFailure(older)) return older;
  const newer = await readDocument(second, host);
  return isFailure(newer)
    ? newer
    : diffTools(older, newer, { onProgress: (done, of) => host.progress("tools compared", done, of) });
}

async function since(file: string, word: string, host: Host): Promise<ToolDiff | Failure> {
  const json = await readJson(`@${file}`, "--lock", host, { exact: false });
  if (isFailure(json)) return json;
  const lock = readLock(json.value);
  if ("code" in lock) return failure(`${file} ${lockInWords(lock)}`);
  const newer = await readDocument(word, host);
  return isFailure(newer) ? newer : diffLock(lock, newer);
}
