import { remember } from "../memo.ts";
import type { Json, JsonObject } from "../types.ts";

/** Keywords that most schemas do without, and that cost a walk of their own where they stand. */
const rare = new Set([
  ...["$ref", "$dynamicRef", "$recursiveRef", "$id", "$comment", "$defs", "definitions"],
  ...["if", "not", "dependentRequired", "dependentSchemas", "dependencies"],
  ...["unevaluatedItems", "unevaluatedProperties", "contains", "patternProperties", "propertyNames"],
]);

/**
 * Which of the rare keywords may stand somewhere in a document. What is not here is nowhere; what is here may also be the
 * name of a property.
 */
export const rareKeywords: (root: JsonObject) => ReadonlySet<string> = remember((root) => {
  const found = new Set<string>();
  const waiting: Json[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) {
      for (const item of next as readonly Json[]) if (typeof item === "object" && item !== null) waiting.push(item);
      continue;
    }
    for (const [key, inner] of Object.entries(next as JsonObject)) {
      if (rare.has(key)) found.add(key);
      if (typeof inner === "object" && inner !== null) waiting.push(inner);
    }
  }
  return found;
});

/** Whether a reference may stand somewhere in a schema. */
export function mayRefer(schema: JsonObject): boolean {
  const rare = rareKeywords(schema);
  return rare.has("$ref") || rare.has("$dynamicRef") || rare.has("$recursiveRef");
}
