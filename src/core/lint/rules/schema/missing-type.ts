import { member, typeOf } from "../../../json.ts";
import { keywordsTo, looseMembers, typeLimitedBy } from "../../../schema/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaMissingType: Rule = {
  id: "schema/missing-type",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "A parameter declares no type",
  why: "A model has to guess what to send, and any value passes. Gemini refuses the whole request for a parameter without a type; Codex throws the rest of the schema away.",
  source: "gemini-cli issue 4400; Codex, json_schema.rs; Anthropic SDK, transform-json-schema",
  fixable: true,
  examples: {
    bad: `{
  "name": "add_row",
  "description": "Adds a row to a table.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"table"»: { "description": "Name of the table", "minLength": 1 },
      «"row"»: { "properties": { "id": { "type": "integer" } } }
    }
  }
}`,
    good: `{
  "name": "add_row",
  "description": "Adds a row to a table.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "table": { "type": "string", "description": "Name of the table", "minLength": 1 },
      "row": { "type": "object", "properties": { "id": { "type": "integer" } } }
    }
  }
}`,
  },
  *schema({ schema, path, field }) {
    const keywords = keywordsTo(path.slice(1));
    if (field === "outputSchema" || !standsAlone(keywords)) return;
    if (telling.some((keyword) => Object.hasOwn(schema, keyword))) return;
    // Then schema/unknown-keyword says what is wrong.
    if (looseMembers(schema)) return;
    const limited = limitedType(schema);
    const type = limited ?? shownType(schema);
    const named = typeof path.at(-1) === "string" && keywords.at(-1) !== "items";
    const who = named ? code(String(path.at(-1))) : "What stands in this list";
    yield {
      path,
      place: named ? "key" : "value",
      // Any value may be meant: then nothing is broken, and what single APIs refuse is told for the clients that are chosen.
      ...(limited === undefined && { severity: "info", radius: "meaning" }),
      message: `${who} has no \`type\`: a model has to guess what to send${limited === undefined ? "" : ", and some model APIs refuse the request"}`,
      repairs:
        type === undefined
          ? []
          : [
              {
                title: `Declare the type as ${code(type)}`,
                safe: false,
                changes: [{ kind: "set", path: [...path, "type"], value: type, first: true }],
              },
            ],
    };
  },
};

/** Keywords that tell the type in another way, or about which another rule speaks. */
const telling = [
  ...["type", "enum", "const", "$ref", "$dynamicRef", "$recursiveRef", "anyOf", "oneOf", "allOf", "not", "if"],
  "nullable",
];

const places = ["properties", "items", "prefixItems"];
const additions = ["if", "then", "else", "not", "allOf", "dependentSchemas", "contains"];

/** Whether a schema is all that is said of a value: what stands in a condition or in `allOf` only adds to it. */
function standsAlone(keywords: readonly string[]): boolean {
  return places.includes(keywords.at(-1) ?? "") && !keywords.some((keyword) => additions.includes(keyword));
}

/** The one type that the keywords limit. */
function limitedType(schema: JsonObject): string | undefined {
  const types = new Set(Object.keys(schema).flatMap((keyword) => typeLimitedBy(keyword) ?? []));
  if (typeof member(schema, "format") === "string") types.add("string");
  return types.size === 1 ? [...types][0] : undefined;
}

/** The type of the default or the first example: a hint, for any value may be meant. */
function shownType(schema: JsonObject): string | undefined {
  const value = member(schema, "default") ?? [member(schema, "examples")].flat()[0];
  return value === undefined || value === null ? undefined : typeOf(value);
}
