import { isObject, member } from "../../json.ts";
import { isLegacy, mapSubschemas, subschemas } from "../../schema/index.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { saysOfValues } from "./says.ts";

/**
 * What stands beside a `$ref` up to draft-07 says nothing, and some validators heed it (Ajv does). So a document is read twice:
 * as the dialect has it, and with each reference as a part beside which the others count.
 */
export function hidesSiblings(root: Json, dialect: Dialect): boolean {
  if (!isLegacy(dialect)) return false;
  for (const { schema } of subschemas(root)) if (isObject(schema) && hasSiblings(schema)) return true;
  return false;
}

/** The same document for validators that heed all of it; what stands in it stays where it is. */
export function withSiblings(root: Json): Json {
  return mapSubschemas(root, (schema) => {
    const { $ref, allOf = [], ...others } = schema as Record<string, Json>;
    if (!hasSiblings(schema) || $ref === undefined || !Array.isArray(allOf)) return schema;
    return { ...others, allOf: [...allOf, { $ref }] };
  });
}

function hasSiblings(schema: JsonObject): boolean {
  if (typeof member(schema, "$ref") !== "string") return false;
  return Object.keys(schema).some((keyword) => keyword !== "$ref" && saysOfValues(keyword));
}
