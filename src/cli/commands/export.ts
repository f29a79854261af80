import { basename, resolve } from "node:path";
import { casesOf, count, exporters, exportTools, latestRevision, type OptionValue, plural } from "../../core/index.ts";
import { type Command, formatOption, type Option } from "../command.ts";
import { exitCodes, type Failure, failure, isFailure } from "../host.ts";
import { chooseTool, readDocument } from "../inputs.ts";
import { plain, plainJson } from "../plain.ts";
import { revision } from "../settings.ts";
import { writeFiles } from "../write-files.ts";

const to = { name: "to", value: "id", description: "The target; --list names them all" } satisfies Option;
const list = { name: "list", description: "Lists every target with its options" } satisfies Option;
const option = {
  name: "option",
  value: "key=value",
  repeatable: true,
  description: "An option of the target",
} satisfies Option;
const tool = { name: "tool", value: "name", description: "Only this tool; all if left out" } satisfies Option;
const name = {
  name: "name",
  value: "text",
  description: "What the server or package is called; the name of the file if left out",
} satisfies Option;
const out = {
  name: "out",
  value: "folder",
  description: "Writes the files below this folder; without it they are printed as {files, notes}",
} satisfies Option;
const force = {
  name: "force",
  description: "Overwrites files in --out that are not the target's own",
} satisfies Option;
const format = formatOption("How to print --list", ["text", "json"]);

const listEntry = ({ id, title, group, language, summary, options = [] }: (typeof exporters)[number]) => ({
  ...{ id, title, group, language, summary, options },
});

/** Takes tools home as code, documents or the form of another API. */
export const exportCommand: Command = {
  name: "export",
  summary: "Writes tools as code, documentation or the form of another API",
  operands: [{ name: "file", description: "The document, or - for stdin" }],
  options: [to, list, option, tool, revision, name, out, force, format],
  examples: [
    "export --list",
    "export tools.json --to ts-sdk-v2",
    "export tools.json --to repo --out server",
    "export tools.json --to openai --option api=responses --tool search",
  ],
  async run(given, host) {
    if (given.flag(list)) {
      host.print(given.choice(format) === "json" ? plainJson(exporters.map(listEntry)) : table());
      return exitCodes.fine;
    }
    const target = given.text(to);
    const [file] = given.operands;
    if (target === undefined) return failure("name the target with --to <id>; toolwright export --list names them all");
    if (file === undefined) return failure("name the file to export, or - for stdin");
    const options = readOptions(given.all(option));
    if (isFailure(options)) return options;
    const document = await readDocument(file, host);
    if (isFailure(document)) return document;
    const chosen = given.text(tool);
    const only = chosen === undefined ? undefined : chooseTool(document, chosen, host.note);
    if (only && isFailure(only)) return only;
    const request = {
      to: target,
      options,
      cases: casesOf(document).map((placed) => placed.case),
      name: given.text(name) ?? (file === "-" ? "tools" : basename(file).replace(/\.[^.]*$/, "")),
      revision: given.text(revision) ?? latestRevision.id,
    };
    const tools = only ? [only] : document.tools.map(({ value }) => value);
    const result = exportTools(tools, request, (done, of) => host.progress("tools written", done, of));
    if (result.refused !== undefined) return failure(result.refused);
    const folder = given.text(out);
    if (folder === undefined) {
      host.print(plainJson({ files: result.files, notes: result.notes }));
      return exitCodes.fine;
    }
    const plan = await writeFiles(result.files, resolve(host.directory, folder), given.flag(force));
    if (isFailure(plan)) return plan;
    for (const { tool: about, message } of result.notes) host.note(plain(about ? `${about}: ${message}` : message));
    for (const { path } of plan.write) host.print(`wrote ${path}\n`);
    for (const path of plan.remove) host.print(`removed ${path}\n`);
    const kept =
      plan.keep.length > 0 ? `, ${plan.keep.length} left as ${plural(plan.keep.length, "it is", "they are")}` : "";
    host.note(`${count(plan.write.length, "file")} written below ${plain(folder)}${kept}`);
    return exitCodes.fine;
  },
};

function readOptions(words: readonly string[]): Record<string, OptionValue> | Failure {
  const entries: [string, string][] = [];
  for (const word of words) {
    const at = word.indexOf("=");
    if (at < 1) return failure(`--option ${plain(word)} has no value: write key=value`);
    entries.push([word.slice(0, at), word.slice(at + 1)]);
  }
  return Object.fromEntries(entries);
}

function table(): string {
  const width = Math.max(...exporters.map(({ id }) => id.length));
  return exporters
    .map(({ id, summary, options = [] }) => {
      const named = options.map(
        (one) =>
          `${one.id}=${one.kind === "choice" ? one.choices.join("|") : one.kind === "flag" ? "true|false" : "text"}`,
      );
      return `${id.padEnd(width)}  ${summary}${named.length > 0 ? ` (${named.join(", ")})` : ""}\n`;
    })
    .join("");
}
