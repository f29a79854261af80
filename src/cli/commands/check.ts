import { checkArguments } from "../../core/index.ts";
import { type Command, formatOption, type Option } from "../command.ts";
import { exitCodes, failure, isFailure } from "../host.ts";
import { chooseTool, readDocument, readJson, toolOption } from "../inputs.ts";
import { plain, plainJson } from "../plain.ts";
import { revision } from "../settings.ts";

const args = {
  name: "args",
  value: "json|@file",
  description: "The arguments of the call",
} satisfies Option;

const format = formatOption("How to print the verdict", ["json", "text"]);

export const check: Command = {
  name: "check",
  summary: "Checks arguments against a tool's inputSchema",
  operands: [
    { name: "file", description: "The file with the tool, or - for stdin", missing: "name a file, or - for stdin" },
  ],
  options: [toolOption, args, revision, format],
  examples: [`check tools.json --tool skill --args '{"command":"test"}'`, "check - --args @arguments.json"],
  async run(given, host) {
    const word = given.text(args);
    if (word === undefined) return failure(`give the arguments: --args '{"name":"value"}' or --args @file`);
    const document = await readDocument(given.operands[0] ?? "-", host);
    if (isFailure(document)) return document;
    const tool = chooseTool(document, given.text(toolOption), host.note);
    if (isFailure(tool)) return tool;
    const read = await readJson(word, "--args", host);
    if (isFailure(read)) return read;
    const chosen = given.text(revision);
    const { ok, dialect, problems, ...rest } = checkArguments(tool, read.value, chosen ? { revision: chosen } : {});
    if (given.choice(format) === "text") {
      const lines = ok ? [`valid (${dialect})`] : problems.map(({ path, message }) => `${path || "/"}: ${message}`);
      for (const line of [...lines, ...rest.disagreements.map(({ message }) => message)])
        host.print(`${plain(line)}\n`);
    } else host.print(plainJson({ ok, dialect, problems, ...rest }));
    return ok ? exitCodes.fine : exitCodes.findings;
  },
};
