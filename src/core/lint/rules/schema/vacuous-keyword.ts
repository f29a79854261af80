import { member } from "../../../json.ts";
import { takesAnything } from "../../../schema/index.ts";
import type { Json, JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaVacuousKeyword: Rule = {
  id: "schema/vacuous-keyword",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A keyword that has no effect",
  why: "It allows and forbids nothing, costs tokens on every request, and some model APIs refuse schemas for keywords like it.",
  source: "JSON Schema validation, section 6: the values that mean the same as leaving a keyword out",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": { "query": { "type": "string", «"minLength"»: 0 } },
    «"required"»: []
  }
}`,
    good: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": { "type": "object", "properties": { "query": { "type": "string" } } }
}`,
  },
  *schema({ schema, path }) {
    for (const [keyword, value] of Object.entries(schema)) {
      if (!isVacuous(keyword, value, schema)) continue;
      const at = [...path, keyword];
      yield {
        path: at,
        place: "key",
        message: `${code(keyword)} with this value has no effect: the schema says the same without it`,
        repairs: [{ title: `Remove ${code(keyword)}`, safe: true, changes: [{ kind: "remove", path: at }] }],
      };
    }
  },
};

/** `properties: {}` and `items: {}` stay: model APIs want to see them. */
function isVacuous(keyword: string, value: Json, schema: JsonObject): boolean {
  switch (keyword) {
    case "minLength":
    case "minItems":
    case "minProperties":
      return value === 0;
    case "uniqueItems":
      return value === false;
    case "multipleOf":
      return value === 1 && member(schema, "type") === "integer";
    case "required":
    case "dependentRequired":
      return typeof value === "object" && value !== null && Object.keys(value).length === 0;
    case "propertyNames":
      return takesAnything(value) || (member(value, "type") === "string" && Object.keys(value as object).length === 1);
    default:
      return false;
  }
}
