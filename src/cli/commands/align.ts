import { resolve } from "node:path";
import { type Alignment, alignTool } from "../../core/index.ts";
import { type Command, formatOption, type Option } from "../command.ts";
import { exitCodes, failure, isFailure } from "../host.ts";
import { chooseTool, readDocument, readOwnDocument, toolOption } from "../inputs.ts";
import { plain, plainJson } from "../plain.ts";
import { readText, reasonOf } from "../read.ts";
import { unifiedDiff } from "../unified-diff.ts";
import { writeWhole } from "../write-whole.ts";

const to = {
  name: "to",
  value: "target",
  description: "The file with the tool or the input schema to come closer to",
} satisfies Option;
const write = { name: "write", description: "Write the aligned text to the file" };
const only = {
  name: "only",
  value: "id",
  description: "Close only this difference; may be repeated",
  repeatable: true,
} satisfies Option;
const format = formatOption("How to print the differences", ["text", "json"]);

export const align: Command = {
  name: "align",
  summary: "Says how a tool differs from a target, and closes the gap; comments and formatting stay",
  operands: [{ name: "file", description: "The file with the tool", missing: "name the file with the tool to align" }],
  options: [toolOption, to, only, write, format],
  examples: [
    "align tools.json --tool skill --to target.json",
    "align tools.json --tool skill --to target.json --write",
  ],
  async run(given, host) {
    const [word = ""] = given.operands;
    const target = given.text(to);
    if (target === undefined) return failure("name the target with --to <file>");
    if (given.flag(write) && word === "-") return failure("--write needs a file: - has none to write to");
    const document = await (given.flag(write) ? readOwnDocument : readDocument)(word, host);
    if (isFailure(document)) return document;
    const tool = chooseTool(document, given.text(toolOption), host.note);
    if (isFailure(tool)) return tool;
    const wanted = await readText(target, resolve(host.directory, target));
    if (isFailure(wanted)) return wanted;
    const chosen = given.all(only);
    const result = alignTool(document.text, String(tool.name), wanted, chosen.length > 0 ? chosen : undefined);
    if (result.problem !== undefined) return failure(`${target}: ${result.problem}`);
    if (given.choice(format) === "json") host.print(plainJson({ tool: tool.name, ...result }));
    else host.print(page(word, document.text, result));
    if (!given.flag(write))
      return result.differences.some(({ optional }) => !optional) ? exitCodes.findings : exitCodes.fine;
    try {
      const path = resolve(host.directory, word);
      if (result.text !== document.text) await writeWhole(path, result.text, document.text);
    } catch (error) {
      return failure(`${word} ${reasonOf(error, "written")}`);
    }
    host.note(result.text === document.text ? `${plain(word)} needs no change` : `aligned ${plain(word)}`);
    return exitCodes.fine;
  },
};

function page(file: string, before: string, { differences, text }: Alignment): string {
  if (differences.length === 0) return "No differences from the target\n";
  const lines = differences.map(
    ({ class: kind, message, id, optional }) =>
      `${kind.padEnd(11)} ${plain(message)}${optional ? " (stays)" : ""}\n            ${plain(id)}\n`,
  );
  return `${lines.join("")}\n${unifiedDiff(file, before, text)}`;
}
