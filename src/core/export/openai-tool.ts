import type { JsonObject } from "../types.ts";

/** Chat Completions wraps a function once more than Responses does. */
export function openAiTool(definition: JsonObject, api: string): JsonObject {
  return api === "responses" ? { type: "function", ...definition } : { type: "function", function: definition };
}
