import { isObject, member } from "../../json.ts";
import { subschemas, takesAnything } from "../../schema/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { removing } from "./removing.ts";
import { type Shorten, schemaFields } from "./shortening.ts";

/** Keywords that say what holds without them. */
export const empty: Shorten = (tool) => removing("empty", [...keywordsOf(tool, isEmpty)]);

/** Other names are allowed where nothing is said; some model APIs close an object where nothing is said. */
export const open: Shorten = (tool) =>
  removing("open", [
    ...keywordsOf(tool, (keyword, value) => keyword === "additionalProperties" && takesAnything(value)),
  ]);

type Test = (keyword: string, value: Json, schema: JsonObject) => boolean;

function* keywordsOf(tool: JsonObject, test: Test): Generator<Path> {
  for (const field of schemaFields) {
    for (const { schema, path } of subschemas(member(tool, field) ?? {}, [field])) {
      // Beside these, a keyword that is there counts as having looked at the members.
      if (!isObject(schema) || Object.hasOwn(schema, "unevaluatedProperties")) continue;
      for (const [keyword, value] of Object.entries(schema)) if (test(keyword, value, schema)) yield [...path, keyword];
    }
  }
}

const flags = new Set(["uniqueItems", "deprecated", "readOnly", "writeOnly", "nullable"]);
const lists = new Set(["required", "examples", "dependentRequired"]);
const counts = new Set(["minLength", "minItems", "minProperties"]);

/** `properties: {}` and `items: {}` stay: model APIs want to see them. */
function isEmpty(keyword: string, value: Json): boolean {
  if (flags.has(keyword)) return value === false;
  if (counts.has(keyword)) return value === 0;
  if (keyword === "description" || keyword === "title" || keyword === "$comment") return value === "";
  return lists.has(keyword) && typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
