import { basename } from "node:path";
import { count, findRule, severities } from "../../core/index.ts";
import { type Command, formatOption, type Given, type Option } from "../command.ts";
import { configName, loadNamedFiles } from "../config.ts";
import { expand, expandNamed, type Missing, read, type Source, stdin } from "../files.ts";
import { type ExitCode, exitCodes, type Failure, failure, type Host, isFailure } from "../host.ts";
import { judgeTogether } from "../judge-together.ts";
import type { Linted } from "../lint-file.ts";
import { lintFiles } from "../lint-files.ts";
import { plain, plainLine } from "../plain.ts";
import type { FileResult, Report } from "../reporter.ts";
import { reporters } from "../reporters.ts";
import { configOption, readSettings, settingsOptions } from "../settings.ts";
import { styleFor } from "../style.ts";
import { totalsOf } from "../totals.ts";
import { unifiedDiff } from "../unified-diff.ts";
import { version } from "../version.ts";
import { watchFiles } from "../watch.ts";

const format = formatOption(
  "How to print the findings",
  reporters.map(({ id }) => id),
);

const failOn = {
  name: "fail-on",
  value: "severity",
  choices: ["error", "warning", "info", "never"],
  standard: "error",
  description: "Exit with 1 where a finding is at least this severe",
} as const satisfies Option;

const fix = {
  name: "fix",
  description: "Repair what can be repaired safely, in place; with - print the repaired text",
};
const dryRun = { name: "fix-dry-run", description: "Print what --fix would change as a unified diff; write nothing" };

const watch = {
  name: "watch",
  description: "Check again whenever a file changes, until Ctrl+C",
} satisfies Option;

const baseline = {
  name: "baseline",
  value: "file",
  description: "The reviewed version: report what changed since and whom it breaks",
} satisfies Option;

export const lint: Command = {
  name: "lint",
  summary: "Checks tool descriptors",
  operands: [
    {
      name: "files",
      description:
        "JSON or JSONC files, folders or patterns of them (those without tools are passed over), or - for stdin; those of the settings if left out",
      many: true,
    },
  ],
  options: [format, ...settingsOptions, baseline, failOn, fix, dryRun, watch],
  examples: [
    "lint tools.json",
    'lint "servers/**/*.json"',
    "lint tools/ --preset strict --fail-on warning",
    "lint - --format json < tools.json",
    "lint tools.json --watch",
    "lint",
  ],
  async run(given, host) {
    const first = await lintOnce(given, host);
    if (!given.flag(watch) || isFailure(first)) return first;
    const sources = await sourcesFor(given, host);
    if (isFailure(sources)) return sources;
    const paths = sources.flatMap((source) => source.path ?? []);
    if (paths.length === 0) return failure("--watch needs a file or a folder: stdin does not change");
    let last = first;
    // Whoever named a folder or a pattern means files that come later, too.
    const isOpen = sources.some(({ found }) => found);
    const reviewed = basename(given.text(baseline) ?? "");
    const isWanted = (name: string) => name === configName || name === reviewed || (isOpen && /\.jsonc?$/i.test(name));
    const stop = watchFiles(
      paths,
      async () => {
        host.note("checking again");
        const next = await lintOnce(given, host);
        if (isFailure(next)) host.note(`toolwright lint: ${plain(next.problem)}`);
        else last = next;
      },
      isWanted,
    );
    host.note(`watching ${count(paths.length, "file")}; Ctrl+C ends it`);
    await host.untilStopped();
    stop();
    return last;
  },
};

async function lintOnce(given: Given, host: Host): Promise<ExitCode | Failure> {
  const project = await readSettings(given, host.directory);
  if (isFailure(project)) return project;
  const reviewed = await readBaseline(given.text(baseline), host);
  if (isFailure(reviewed)) return reviewed;
  const settings = { ...project, baseline: reviewed };
  const mode = given.flag(dryRun) ? "preview" : given.flag(fix) ? "fix" : "report";
  const sources = await sourcesFor(given, host);
  if (isFailure(sources)) return sources;
  const piped = mode === "fix" && sources.includes(stdin);
  if (piped && sources.length > 1) return failure("--fix with - prints the repaired text: give no other files");

  const { linted, unchecked } = await lintFiles(sources, settings, mode, host);
  const files = judgeTogether(linted, settings.suppress);
  const report: Report = { files, unchecked, rules: rulesOf(files), version, colour: host.colour && !piped };
  const reporter = reporters.find(({ id }) => id === given.choice(format)) ?? reporters[0];
  if (mode === "preview") host.print(preview(linted, host.colour));
  else if (!piped) host.print(reporter.render(report));
  for (const { after } of piped ? linted : []) {
    // A file gets the text as it is; a terminal would obey what is hidden in it.
    host.print(host.terminal ? after.split("\n").map(plainLine).join("\n") : after);
    host.note(reporter.render(report).trimEnd());
  }
  return unchecked.length > 0 ? exitCodes.trouble : verdict(files, given.choice(failOn) ?? failOn.standard);
}

/** What was named, or what the project's settings name. */
async function sourcesFor(given: Given, host: Host): Promise<readonly (Source | Missing)[] | Failure> {
  if (given.operands.length > 0) return expand(given.operands, host.directory);
  const named = await loadNamedFiles(given.text(configOption), host.directory);
  if (isFailure(named)) return named;
  if (named.patterns.length > 0) return expandNamed(named, host.directory);
  return failure(`name the files to check, a folder, or - for stdin; or list them as files in ${configName}`);
}

async function readBaseline(file: string | undefined, host: Host): Promise<string | Failure> {
  if (file === undefined) return "";
  const [source] = await expand([file], host.directory);
  if (source === undefined || isFailure(source)) return source ?? failure(`${file} holds no tools to compare with`);
  return read(source, host);
}

function rulesOf(files: readonly FileResult[]) {
  const ids = new Set(files.flatMap(({ analysis }) => analysis.diagnostics.map(({ rule }) => rule)));
  return [...ids].flatMap((id) => findRule(id) ?? []);
}

function preview(files: readonly Linted[], colour: boolean): string {
  const style = styleFor(colour);
  const diff = files.map(({ path, before, after }) => unifiedDiff(path, before, after)).join("");
  return diff.replace(/^([+-]).*$/gm, (line, mark) => (mark === "+" ? style.green(line) : style.red(line)));
}

function verdict(files: readonly FileResult[], min: "error" | "warning" | "info" | "never"): ExitCode {
  if (min === "never") return exitCodes.fine;
  const { counts } = totalsOf(files);
  const severe = severities.slice(0, severities.indexOf(min) + 1);
  return severe.some((severity) => counts[severity] > 0) ? exitCodes.findings : exitCodes.fine;
}
