import { isObject, member, typeOf } from "../../../json.ts";
import { keywordsTo, looseMembers } from "../../../schema/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaMapUntyped: Rule = {
  id: "schema/map-untyped",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "An object names neither its members nor the type of their values",
  why: "A model has to make up names and values. For a map of free names, additionalProperties tells at least what a value looks like.",
  source: "JSON Schema core, section 10.3.2.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "tag",
  "inputSchema": {
    "type": "object",
    "properties": { «"labels"»: { "type": "object", "description": "Labels by name" } }
  }
}`,
    good: `{
  "name": "tag",
  "inputSchema": {
    "type": "object",
    "properties": {
      "labels": { "type": "object", "description": "Labels by name", "additionalProperties": { "type": "string" } }
    }
  }
}`,
  },
  *schema({ schema, path, field }) {
    if (path.length === 1 || field === "outputSchema" || member(schema, "type") !== "object") return;
    if (telling.some((keyword) => Object.hasOwn(schema, keyword))) return;
    if (looseMembers(schema)) return;
    const keywords = keywordsTo(path.slice(1));
    if (keywords.includes("if") || keywords.includes("not")) return;
    const named = keywords.at(-1) === "properties";
    const type = valueType(schema) ?? "string";
    yield {
      path,
      message: `${named ? code(String(path.at(-1))) : "This object"} says nothing of its members: a model has to make them up`,
      repairs: [
        {
          title: `Declare every value as ${code(type)}`,
          safe: false,
          changes: [{ kind: "set", path: [...path, "additionalProperties"], value: { type } }],
        },
      ],
    };
  },
};

const telling = [
  ...["properties", "additionalProperties", "patternProperties", "unevaluatedProperties", "propertyNames"],
  ...["$ref", "allOf", "anyOf", "oneOf", "required", "enum", "const"],
];

function valueType(schema: JsonObject): string | undefined {
  const example = member(schema, "default") ?? [member(schema, "examples")].flat()[0];
  const types = new Set(isObject(example) ? Object.values(example).map(typeOf) : []);
  return types.size === 1 ? [...types][0] : undefined;
}
