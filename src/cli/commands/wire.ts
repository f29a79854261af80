import { latestRevision, type Outcome, outcomes, wire as wireOf } from "../../core/index.ts";
import { type Command, type Given, jsonFormat, type Option } from "../command.ts";
import { exitCodes, type Failure, failure, type Host, isFailure } from "../host.ts";
import { chooseTool, readDocument, readJson, toolOption } from "../inputs.ts";
import { plainJson } from "../plain.ts";
import { revision } from "../settings.ts";

const message = {
  name: "message",
  value: "method",
  choices: ["tools/list", "tools/call"],
  standard: "tools/list",
  description: "The message to show",
} as const satisfies Option;
const args = {
  name: "args",
  value: "json|@file",
  description: "The arguments of a call; left out, made up",
} satisfies Option;
const result = {
  name: "result",
  value: "json|@file",
  description: "What the handler of a call returns, whatever it is; left out, made up from outputSchema",
} satisfies Option;
const error = {
  name: "error",
  value: "text",
  description: "Let the tool fail with this text (isError)",
} satisfies Option;
const protocolError = {
  name: "protocol-error",
  description: "Let the call fail with a JSON-RPC error",
} satisfies Option;
const outcome = {
  name: "outcome",
  value: "kind",
  choices: outcomes.map(({ kind }) => kind),
  description: "Let the call end in this way",
} satisfies Option;
const view = {
  name: "view",
  value: "name",
  choices: ["spec", "sdk"],
  standard: "spec",
  description: "What the specification says, or what the official TypeScript SDK sends",
} as const satisfies Option;
const pageSize = {
  name: "page-size",
  value: "n",
  description: "How many tools a page of tools/list holds",
} satisfies Option;
const cursor = { name: "cursor", value: "text", description: "The nextCursor of the page before" } satisfies Option;

export const wire: Command = {
  name: "wire",
  summary: "Shows the exact request and response of a message in an MCP revision, with HTTP headers and notes",
  operands: [
    { name: "file", description: "JSON or JSONC with tools; - reads stdin", missing: "name a file with tools" },
  ],
  options: [
    revision,
    message,
    toolOption,
    args,
    result,
    error,
    protocolError,
    outcome,
    view,
    pageSize,
    cursor,
    jsonFormat,
  ],
  examples: [
    "wire tools.json --revision 2025-06-18",
    'wire tools.json --message tools/call --tool search --args \'{"query":"mcp"}\' --result \'{"hits":3}\'',
  ],
  async run(given, host) {
    const called = given.choice(message) === "tools/call";
    const document = await readDocument(given.operands[0] ?? "", host);
    if (isFailure(document)) return document;
    const ending = await outcomeOf(given, host, called);
    if (isFailure(ending)) return ending;
    const words = given.text(args);
    if (words !== undefined && !called) return failure("--args belongs to --message tools/call");
    const values = words === undefined ? undefined : await readJson(words, "--args", host);
    if (isFailure(values)) return values;
    const name = given.text(toolOption);
    const tool = called || name !== undefined ? chooseTool(document, name, host.note) : undefined;
    if (isFailure(tool)) return tool;
    const page = pageOf(given);
    if (isFailure(page)) return page;
    const index = document.tools.find(({ value }) => value === tool)?.index;
    const { request, response, notes } = wireOf(document, {
      message: given.choice(message) ?? "tools/list",
      revision: given.text(revision) ?? latestRevision.id,
      view: given.choice(view) ?? "spec",
      ...(index !== undefined && { tool: index }),
      ...(values && { args: values.value }),
      ...(ending && { outcome: ending.value }),
      ...(page && { page }),
    });
    host.print(plainJson({ request, response, notes }));
    return exitCodes.fine;
  },
};

async function outcomeOf(given: Given, host: Host, called: boolean): Promise<{ value: Outcome } | Failure | undefined> {
  const chosen = [result, error, protocolError, outcome].filter((option) => given.flag(option));
  const [first, second] = chosen;
  if (!first) return undefined;
  if (!called) return failure(`--${first.name} belongs to --message tools/call`);
  if (second) return failure(`--${first.name} and --${second.name} exclude each other: a call ends in one way`);
  const kind = given.choice(outcome);
  if (kind !== undefined) return { value: { kind } };
  if (first === protocolError) return { value: { kind: "protocol-error" } };
  if (first === error) return { value: { kind: "tool-error", message: given.text(error) ?? "" } };
  const read = await readJson(given.text(result) ?? "", "--result", host);
  return isFailure(read) ? read : { value: { kind: "success", value: read.value } };
}

function pageOf(given: Given): { size: number; cursor?: string } | Failure | undefined {
  const [size, at] = [given.text(pageSize), given.text(cursor)];
  if (size === undefined) return at === undefined ? undefined : failure("--cursor needs --page-size <n>");
  const number = Number(size);
  if (!Number.isInteger(number) || number < 1) return failure(`--page-size takes a whole number from 1, not ${size}`);
  return { size: number, ...(at !== undefined && { cursor: at }) };
}
