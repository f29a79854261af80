import type { Rule } from "../../rule.ts";

export const schemaObjectMissingProperties: Rule = {
  id: "schema/object-missing-properties",
  severity: "warning",
  preset: "strict",
  radius: "request",
  summary: "`inputSchema` does not say which arguments there are",
  why: "It takes any arguments and names none, so a tool without arguments looks like one that forgot them. Passed on as it is, OpenAI refuses the whole request for it.",
  source: "mcphost issue 88; bnbchain-mcp issue 68",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "description": "Answers pong.", «"inputSchema"»: { "type": "object" } }',
    good: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "properties": {} } }',
  },
  *schema({ schema, path, field }) {
    // The form with only `additionalProperties: false` is the one that MCP itself recommends for no arguments.
    if (path.length !== 1 || field !== "inputSchema" || schema.type !== "object") return;
    if (telling.some((keyword) => Object.hasOwn(schema, keyword))) return;
    yield {
      path,
      message: "`inputSchema` has no `properties`: OpenAI refuses the whole request for it",
      repairs: [
        {
          title: "Add empty `properties`",
          safe: true,
          changes: [{ kind: "set", path: [...path, "properties"], value: {} }],
        },
      ],
    };
  },
};

const telling = [
  ...["properties", "additionalProperties", "patternProperties", "unevaluatedProperties", "propertyNames"],
  ...["$ref", "allOf", "anyOf", "oneOf", "required"],
];
