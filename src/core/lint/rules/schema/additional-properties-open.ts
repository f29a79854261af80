import { isObject, member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

export const schemaAdditionalPropertiesOpen: Rule = {
  id: "schema/additional-properties-open",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "`inputSchema` takes arguments that it does not name",
  why: "A misspelled optional argument passes without a word and does nothing. The strict modes of model APIs need additionalProperties: false.",
  source: "OpenAI and Anthropic strict tool schemas; JSON Schema core, section 10.3.2.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  «"inputSchema"»: {
    "type": "object",
    "properties": { "query": { "type": "string" } }
  }
}`,
    good: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": { "query": { "type": "string" } },
    "additionalProperties": false
  }
}`,
  },
  *schema({ schema, path, field }) {
    if (path.length !== 1 || field !== "inputSchema") return;
    // Of tools without parameters mcp/no-params-closed speaks.
    const properties = member(schema, "properties");
    if (!isObject(properties) || Object.keys(properties).length === 0) return;
    if (deciding.some((keyword) => Object.hasOwn(schema, keyword))) return;
    yield {
      path,
      message: "`additionalProperties` is not set: a misspelled argument passes without a word",
      repairs: [
        {
          title: "Refuse other arguments",
          safe: false,
          changes: [{ kind: "set", path: [...path, "additionalProperties"], value: false }],
        },
      ],
    };
  },
};

const deciding = [
  ...["additionalProperties", "unevaluatedProperties", "patternProperties"],
  ...["$ref", "allOf", "anyOf", "oneOf", "if"],
];
