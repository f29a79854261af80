import { isChoice, parametersOf } from "../../../schema/index.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const qualityParamJsonString: Rule = {
  id: "quality/param-json-string",
  severity: "warning",
  preset: "strict",
  radius: "call",
  summary: "A list or an object is passed as text",
  why: "A model has to write JSON inside of JSON and escapes it wrong, or separates with the wrong character. A list or an object of its own can be described and checked.",
  source: "Anthropic, Writing effective tools for agents; JSON Schema validation, section 6.1.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "delete_photos",
  "description": "Deletes photos from an album for ever.",
  "inputSchema": {
    "type": "object",
    "properties": {
      «"photo_ids"»: { "type": "string", "description": "Comma-separated ids of the photos" },
      «"options"»: { "type": "string", "description": "Options as a JSON object" }
    },
    "required": ["photo_ids"]
  }
}`,
    good: `{
  "name": "delete_photos",
  "description": "Deletes photos from an album for ever.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "photo_ids": { "type": "array", "description": "Ids of the photos", "items": { "type": "string" } }
    },
    "required": ["photo_ids"]
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, core, corePath, path, type, description } of parametersOf(view)) {
      if (type !== "string" || isChoice(core) || core.contentMediaType !== undefined) continue;
      const separated = list.test(description) && !pair.test(`${name} ${description}`);
      if (!separated && !(json.test(description) && !content.test(`${name} ${description}`))) continue;
      yield {
        path,
        place: "key",
        message: separated
          ? `${code(name)} is a list in one text: a model separates or quotes it wrong`
          : `${code(name)} is JSON in a text: a model escapes it wrong, and nothing checks what is in it`,
        repairs: separated ? toList(core, corePath) : [],
      };
    }
  },
};

const list = /\b(comma|semicolon|pipe|newline)[- ]?(separated|delimited)\b/i;
const json =
  /\b(JSON[- ](string|encoded|array|object|stringified|serialized)|stringified JSON|serialized JSON|as (a )?JSON|in JSON format)\b/i;

/** One value of two numbers is no list, and a file that happens to hold such text is one text. */
const pair = /\b(lat|lng|lon|latitude|longitude|coordinates?|bbox|bounding|csv (file|data|content)|range|or)\b/i;
const content =
  /\b(files?|contents?|response|or|path|returns?|output|template|snippet|parse|validate|format(ted)?|body of|document)\b/i;

function toList(schema: JsonObject, path: Path): readonly Repair[] {
  const known = new Set(["type", "description", "title"]);
  if (!Object.keys(schema).every((key) => known.has(key)) || schema.type !== "string") return [];
  return [
    {
      title: "Declare a list of texts",
      safe: false,
      changes: [
        { kind: "set", path: [...path, "type"], value: "array" },
        { kind: "set", path: [...path, "items"], value: { type: "string" } },
      ],
    },
  ];
}
