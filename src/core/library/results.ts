import {
  buildResult as build,
  validateResult as findProblems,
  isCanonical as isResult,
  normaliseResult as normalise,
  type ToolResult,
} from "../mcp/index.ts";
import type { ValueProblem } from "../types.ts";
import { flag, text as textCheck } from "./options.ts";

/**
 * Turns whatever a handler returned into a result that every client takes: nothing, null, text, a number, an object, a
 * list, an `Error`, a result or nearly one.
 *
 * @param value - Anything; what JSON cannot hold becomes an error result.
 *
 * @example
 * normaliseResult("done"); // => { content: [{ type: "text", text: "done" }], isError: false }
 * normaliseResult({ total: 2 }).structuredContent; // => { total: 2 }
 * normaliseResult(new Error("no such file")).isError; // => true
 */
export function normaliseResult(value: unknown): ToolResult {
  return normalise(value);
}

/**
 * A result that is one text.
 *
 * @param text - What the model reads.
 * @param isError - Whether the tool failed.
 * @throws OptionError where `text` is no text or `isError` neither true nor false.
 *
 * @example
 * buildResult("no such file", true); // => { content: [{ type: "text", text: "no such file" }], isError: true }
 */
export function buildResult(text: string, isError?: boolean): ToolResult {
  textCheck(text, { call: "buildResult", option: "text" });
  if (isError !== undefined) flag(isError, { call: "buildResult", option: "isError" });
  return build(text, isError);
}

/**
 * Whether a value is a result already and can be sent as it is.
 *
 * @param value - Anything.
 *
 * @example
 * isCanonical(buildResult("done")); // => true
 * isCanonical("done"); // => false
 */
export function isCanonical(value: unknown): value is ToolResult {
  return isResult(value);
}

/**
 * What a value breaks of the result contract, which is `schemas/tool-result.v1.schema.json`.
 *
 * @param payload - Anything.
 *
 * @example
 * validateResult({ content: [] }).problems[0].keyword; // => "minItems"
 * validateResult(buildResult("done")).valid; // => true
 */
export function validateResult(payload: unknown): {
  readonly valid: boolean;
  readonly problems: readonly ValueProblem[];
} {
  return findProblems(payload);
}
