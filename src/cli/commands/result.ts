import {
  checkResult,
  isCanonical,
  type JsonObject,
  latestRevision,
  normaliseFor,
  normaliseResult,
  type ToolResult,
  type ValueProblem,
  validateResult,
} from "../../core/index.ts";
import { type Command, type Given, jsonFormat, type Option } from "../command.ts";
import { exitCodes, type Failure, failure, type Host, isFailure } from "../host.ts";
import { chooseTool, readDocument, readJson, toolOption } from "../inputs.ts";
import { plainJson } from "../plain.ts";
import { revision } from "../settings.ts";

const file = {
  name: "file",
  value: "file",
  description: "A document with the tool whose outputSchema is to hold",
} satisfies Option;

export const result: Command = {
  name: "result",
  summary: "Shows what becomes of a handler's return value: a result that every client takes",
  operands: [
    { name: "json|@file", description: "What the handler returned", missing: "give the value as JSON, or @file" },
  ],
  options: [file, toolOption, revision, jsonFormat],
  examples: ["result '\"done\"'", "result @returned.json --file tools.json --tool search"],
  async run(given, host) {
    const read = await readJson(given.operands[0] ?? "", "the value", host);
    if (isFailure(read)) return read;
    const { value } = read;
    const tool = await toolOf(given, host);
    if (isFailure(tool)) return tool;
    const canonical = isCanonical(value);
    const normalised = tool ? normaliseFor(tool, value) : normaliseResult(value);
    const own = canonical || !meantAsResult(value) ? [] : validateResult(value).problems;
    const date = given.text(revision) ?? latestRevision.id;
    const problems = tool ? [...own, ...outputProblems(tool, normalised, date)] : own;
    host.print(plainJson({ canonical, normalised, problems }));
    return problems.length === 0 ? exitCodes.fine : exitCodes.findings;
  },
};

/** A raw return value breaks no rule: only what has `content` wants to be a result already. */
function meantAsResult(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "content");
}

async function toolOf(given: Given, host: Host): Promise<JsonObject | Failure | undefined> {
  const word = given.text(file);
  const name = given.text(toolOption);
  if (word === undefined && name === undefined) return undefined;
  if (word === undefined) return failure("--tool needs --file <file>: the document that has the tool");
  const document = await readDocument(word, host);
  return isFailure(document) ? document : chooseTool(document, name, host.note);
}

function outputProblems(tool: JsonObject, normalised: ToolResult, date: string): readonly ValueProblem[] {
  // A call that failed promises nothing.
  if (normalised.isError || !Object.hasOwn(tool, "outputSchema")) return [];
  const structured = normalised.structuredContent;
  if (structured === undefined) {
    const message = "The tool promises an `outputSchema`, and the result has no `structuredContent`: clients refuse it";
    return [{ path: "", keyword: "required", message }];
  }
  const { problems } = checkResult(tool, structured, { revision: date });
  return problems.map(({ path, keyword, message }) => ({ path: `/structuredContent${path}`, keyword, message }));
}
