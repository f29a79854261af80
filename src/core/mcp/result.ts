import { isObject, member } from "../json.ts";
import { isDeep, plainJson } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { isBlock, resultProblems } from "./result-problems.ts";

/** What a tool answers, whatever its handler returned. Its schema: `schemas/tool-result.v1.schema.json`. */
export interface ToolResult {
  readonly content: readonly JsonObject[];
  readonly structuredContent?: Json;
  readonly isError?: boolean;
  readonly _meta?: JsonObject;
}

/** A result that is one text. */
export function buildResult(text: string, isError = false): ToolResult {
  return { content: [{ type: "text", text: text ?? "" }], isError };
}

/** Whether a value is a result already and can be sent as it is. */
export function isCanonical(value: unknown): value is ToolResult {
  return !isDeep(value) && resultProblems(value).length === 0;
}

/** What a handler returned as a result: nothing, null, text, a number, an object, a list, a result or nearly one. */
export function normaliseResult(value: unknown): ToolResult {
  if (value instanceof Error) return failed(value.message);
  const json = plainJson(value);
  if (json === undefined) return failed("the result holds something that JSON cannot, or nests too deep");
  if (isCanonical(json)) return json;
  if (looksCanonical(json)) return mended(json);
  const failure = errorOf(json);
  return failure === undefined
    ? fromValue(isToolResult(json) ? (member(json, "data") ?? null) : json)
    : failed(failure);
}

/** The same for a tool with an `outputSchema`: where it promises a list or a number, that is structured, too. */
export function normaliseFor(tool: JsonObject, value: Json): ToolResult {
  const result = normaliseResult(value);
  const schema = member(tool, "outputSchema");
  const open = isObject(schema) && member(schema, "type") !== "object";
  if (!open || result.isError || isObject(value)) return result;
  return { ...result, structuredContent: value };
}

function fromValue(value: Json): ToolResult {
  if (value === null) return buildResult("");
  if (typeof value === "string") return buildResult(value);
  const text = JSON.stringify(value);
  return isObject(value)
    ? { content: [{ type: "text", text }], structuredContent: value, isError: false }
    : buildResult(text);
}

function failed(message: string): ToolResult {
  return buildResult(`Error: ${message}`, true);
}

/** What an `execute()` of a ToolDefinition returns: the name of the tool or the time beside `data` or `error`. */
function isToolResult(value: Json): value is JsonObject {
  if (!isObject(value)) return false;
  const marked = typeof member(value, "tool") === "string" || typeof member(value, "fetchedAt") === "string";
  return marked && (Object.hasOwn(value, "data") || Object.hasOwn(value, "error"));
}

function errorOf(value: Json): string | undefined {
  const alone = isObject(value) && Object.keys(value).length === 1 && typeof member(value, "error") === "string";
  if (!alone && !isToolResult(value)) return undefined;
  const error = member(value, "error");
  if (error === undefined || error === null || error === false) return undefined;
  const message = member(error, "message");
  return typeof error === "string" ? error : typeof message === "string" ? message : JSON.stringify(error);
}

const members = ["content", "structuredContent", "isError", "_meta", "resultType"];

/** Meant as a result: its content is a list of blocks, or was never filled. */
function looksCanonical(value: Json): value is JsonObject {
  if (!isObject(value)) return false;
  const content = member(value, "content");
  const known = Object.keys(value).every((key) => members.includes(key));
  const blocks = Array.isArray(content) && content.every((block: Json) => typeof member(block, "type") === "string");
  if (blocks) return known || content.length > 0;
  if (content !== undefined) return known && content === null;
  return known && (Object.hasOwn(value, "structuredContent") || typeof member(value, "isError") === "boolean");
}

function mended(value: JsonObject): ToolResult {
  const given = member(value, "content");
  const blocks = (Array.isArray(given) ? given : []).map((block: Json) =>
    isBlock(block) ? block : { type: "text", text: JSON.stringify(block) },
  );
  const structured = member(value, "structuredContent");
  const text = structured === undefined ? "" : JSON.stringify(structured);
  const meta = member(value, "_meta");
  return {
    content: blocks.length > 0 ? blocks : [{ type: "text", text }],
    ...(structured !== undefined && { structuredContent: structured }),
    isError: member(value, "isError") === true,
    ...(isObject(meta) && { _meta: meta }),
  };
}
