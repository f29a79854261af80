import {
  checkArguments,
  checkResult,
  isObject,
  type Json,
  type JsonObject,
  normaliseFor,
  type Random,
  sameJson,
  sampleResult,
  type ToolResult,
  takesArguments,
  type ValueProblem,
} from "../../core/index.ts";
import type { Design } from "./design.ts";
import { cannedFor, type Results } from "./results.ts";

/** How calls are answered; the same for the whole run. */
export interface Manner {
  readonly results: Results;
  readonly seed: number;
  /** Of 100 calls, so many fail. */
  readonly errorRate: number;
  readonly random: Random;
}

/** Where an answer comes from. */
export type AnswerSource = "case" | "results" | "sample" | "text" | "arguments" | "demand" | "chance";

export interface Answer {
  readonly result: ToolResult;
  readonly from: AnswerSource;
  /** Why the arguments were refused; empty where they were taken. */
  readonly problems: readonly ValueProblem[];
  /** What is wrong with the answer itself, by its `outputSchema`. */
  readonly warnings: readonly string[];
}

/** A client may ask for an error: this key of `_meta` holds the message. */
export const errorKey = "dev.toolwright/error";

/** What a call of a tool is answered with. */
export function answerCall(design: Design, tool: JsonObject, args: Json, meta: unknown, manner: Manner): Answer {
  if (!takesArguments(tool, args).valid) {
    const { problems } = checkArguments(tool, args);
    return { result: failed(refusal(problems)), from: "arguments", problems, warnings: [] };
  }
  const demanded = isObject(meta as Json) ? (meta as JsonObject)[errorKey] : undefined;
  if (typeof demanded === "string") return plain("demand", failed(demanded));
  if (manner.errorRate > 0 && manner.random.below(10_000) < manner.errorRate * 100) {
    return plain(
      "chance",
      failed("The service did not answer. This is the error rate that the server was started with."),
    );
  }
  const name = String(tool.name);
  const saved = design.cases.find(
    (one) => one.tool === name && one.result !== undefined && sameJson(one.arguments, args),
  );
  if (saved?.result !== undefined) return given("case", tool, saved.result);
  const canned = cannedFor(manner.results, name, args);
  if (canned) {
    return canned.kind === "error" ? plain("results", failed(canned.message)) : given("results", tool, canned.value);
  }
  const made = sampleOf(tool, manner.seed);
  if (made !== undefined) return plain("sample", normaliseFor(tool, made.value));
  return plain("text", { content: [{ type: "text", text: `${name} was called with ${JSON.stringify(args)}` }] });
}

function plain(from: AnswerSource, result: ToolResult): Answer {
  return { result, from, problems: [], warnings: [] };
}

function given(from: AnswerSource, tool: JsonObject, value: Json): Answer {
  const result = normaliseFor(tool, value);
  return { result, from, problems: [], warnings: warningsOf(tool, result) };
}

/** A canned answer is sent as it is; that the tool promised another one is said in the log. */
function warningsOf(tool: JsonObject, { structuredContent, isError }: ToolResult): readonly string[] {
  if (!isObject(tool.outputSchema) || isError) return [];
  if (structuredContent === undefined) return ["`outputSchema` promises structured content, and the result has none"];
  return checkResult(tool, structuredContent).problems.map(({ message }) => message);
}

function failed(text: string): ToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

/** What a model can act on. */
function refusal(problems: readonly ValueProblem[]): string {
  const lines = problems.slice(0, 10).map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  const more = problems.length - lines.length;
  return [`The arguments do not fit:`, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

const samples = new WeakMap<JsonObject, { readonly seed: number; readonly value: Json | undefined }>();

/** The same for every call with the same seed. */
function sampleOf(tool: JsonObject, seed: number): { readonly value: Json } | undefined {
  const known = samples.get(tool);
  if (known?.seed === seed) return known.value === undefined ? undefined : { value: known.value };
  const value = sampleResult(tool, { seed })?.values[0]?.value;
  samples.set(tool, { seed, value });
  return value === undefined ? undefined : { value };
}
