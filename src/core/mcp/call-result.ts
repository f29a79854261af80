import { isObject, member } from "../json.ts";
import type { Revision } from "../revision.ts";
import { dialectOf, type Mismatch, mismatchesAt } from "../schema/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { outputForm } from "./output-form.ts";

/** The finished result of a call and where it stands in the text. */
export interface CallResult {
  readonly value: JsonObject;
  readonly path: Path;
}

/** A result on its own or in its JSON-RPC response; undefined for an answer of another kind, such as an error or a task. */
export function callResult(json: Json): CallResult | undefined {
  const enveloped = member(json, "jsonrpc") !== undefined;
  if (enveloped && member(json, "result") === undefined) return undefined;
  const value = enveloped ? member(json, "result") : json;
  if (!isObject(value)) return undefined;
  const kind = member(value, "resultType");
  if (kind !== undefined && kind !== "complete") return undefined;
  // Two answers without content: `toolResult` of the first drafts, and a `task` of the revision that has `execution`.
  if (!Object.hasOwn(value, "content") && (Object.hasOwn(value, "task") || Object.hasOwn(value, "toolResult"))) {
    return undefined;
  }
  return { value, path: enveloped ? ["result"] : [] };
}

/** The blocks of a result, as far as it has a list of them. */
export function contentOf({ value }: CallResult): readonly Json[] | undefined {
  const content = member(value, "content");
  return Array.isArray(content) ? content : undefined;
}

/** The texts of a result's text blocks. */
export function textsOf(result: CallResult): readonly string[] {
  return (contentOf(result) ?? []).flatMap((block) => {
    const text = member(block, "type") === "text" ? member(block, "text") : undefined;
    return typeof text === "string" ? [text] : [];
  });
}

/** What is wrong with a structured result by the outputSchema of its tool; undefined where nothing is promised or it cannot be told. */
export function outputMismatches(
  tool: JsonObject | undefined,
  value: Json,
  revision: Revision,
): readonly Mismatch[] | undefined {
  const schema = promised(tool, revision);
  const dialect = schema && dialectOf(schema, revision);
  if (!schema || !dialect) return undefined;
  const isWrapped = revision.messages.structured !== "any" && outputForm(schema) === "wrapped";
  if (!isWrapped) return mismatchesAt(schema, [], value, dialect);
  // Where a revision takes only objects, SDKs send any other value as the `result` of one.
  const inner = member(value, "result");
  if (inner === undefined) {
    const params = { missingProperty: "result" };
    return [{ path: [], keyword: "required", params, schemaPath: "#/required" }];
  }
  const mismatches = mismatchesAt(schema, [], inner, dialect);
  return mismatches?.map((mismatch) => ({ ...mismatch, path: ["result", ...mismatch.path] }));
}

/** The outputSchema of a tool, in a revision that has one. */
export function promised(tool: JsonObject | undefined, { toolFields }: Revision): JsonObject | undefined {
  const schema = member(tool, "outputSchema");
  return isObject(schema) && toolFields.includes("outputSchema") ? schema : undefined;
}
