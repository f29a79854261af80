import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

const keywords = [
  "discriminator",
  "xml",
  "externalDocs",
  "collectionFormat",
  "allowEmptyValue",
  "allowReserved",
  "style",
  "explode",
];

export const schemaOpenapiKeyword: Rule = {
  id: "schema/openapi-keyword",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A keyword that only OpenAPI knows",
  why: "Validators and model APIs drop what JSON Schema does not define, and strict ones refuse it. What it should say, no model ever learns.",
  source: "OpenAPI 3, Schema Object and Parameter Object; Ajv strict mode",
  fixable: true,
  examples: {
    bad: `{
  "name": "add_pet",
  "description": "Adds a pet.",
  "inputSchema": {
    "type": "object",
    "properties": { "kind": { "type": "string" } },
    «"discriminator"»: { "propertyName": "kind" }
  }
}`,
    good: `{
  "name": "add_pet",
  "description": "Adds a pet.",
  "inputSchema": {
    "type": "object",
    "properties": { "kind": { "type": "string", "description": "What animal it is: cat or dog" } }
  }
}`,
  },
  keywords,
  *schema({ schema, path }) {
    for (const keyword of keywords) {
      if (member(schema, keyword) === undefined) continue;
      yield {
        path: [...path, keyword],
        place: "key",
        message: `${code(keyword)} is OpenAPI, not JSON Schema: clients drop it, so a model never learns what it says`,
        repairs: [
          { title: `Remove ${code(keyword)}`, safe: false, changes: [{ kind: "remove", path: [...path, keyword] }] },
        ],
      };
    }
  },
};
