import { isObject, member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

export const qualityOutputRequired: Rule = {
  id: "quality/output-required",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "No field of the result is required",
  why: "Then an empty object satisfies the schema, and typed clients have to treat every field as missing.",
  source: "JSON Schema validation, section 6.5.3; MCP specification, server tools, output schema",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": { "type": "object" },
  "outputSchema": {
    "type": "object",
    «"properties"»: { "celsius": { "type": "number", "description": "Temperature at noon" } }
  }
}`,
    good: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": { "type": "object" },
  "outputSchema": {
    "type": "object",
    "properties": { "celsius": { "type": "number", "description": "Temperature at noon" } },
    "required": ["celsius"]
  }
}`,
  },
  *tool(tool) {
    const schema = member(tool, "outputSchema");
    const properties = member(schema, "properties");
    if (!isObject(schema) || !isObject(properties)) return;
    const required = member(schema, "required");
    const none = required === undefined || (Array.isArray(required) && required.length === 0);
    const names = Object.keys(properties);
    if (!none || names.length === 0 || ["oneOf", "anyOf", "allOf", "$ref"].some((key) => Object.hasOwn(schema, key)))
      return;
    yield {
      path: ["outputSchema", "properties"],
      place: "key",
      message: "No field of the result is required: an empty object is a valid answer",
      repairs: [
        {
          title: "Require every field",
          safe: false,
          changes: [{ kind: "set", path: ["outputSchema", "required"], value: names }],
        },
      ],
    };
  },
};
