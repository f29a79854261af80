import { patternCode, patternsOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaPatternInvalid: Rule = {
  id: "schema/pattern-invalid",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "A pattern is not a regular expression",
  why: "A validator throws on it while it compiles the schema. In an outputSchema that costs the whole list in version 1 of the official SDK, elsewhere every call of the tool.",
  source: "JSON Schema validation, section 6.3.3; Ajv, pattern",
  examples: {
    bad: `{
  "name": "find_user",
  "description": "Finds a user by name.",
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string", "pattern": «"^[a-z"» } }
  }
}`,
    good: `{
  "name": "find_user",
  "description": "Finds a user by name.",
  "inputSchema": {
    "type": "object",
    "properties": { "name": { "type": "string", "pattern": "^[a-z]+$" } }
  }
}`,
  },
  keywords: ["pattern", "patternProperties"],
  *schema({ schema, path, field }) {
    for (const { pattern, path: at, place } of patternsOf(schema, path)) {
      if (patternCode(pattern) !== "invalid") continue;
      yield {
        path: at,
        place,
        radius: field === "outputSchema" ? "server" : "call",
        message: `${code(pattern)} is not a regular expression: validators throw on it and cannot check ${
          field === "outputSchema" ? "any result" : "any call"
        }`,
      };
    }
  },
};
