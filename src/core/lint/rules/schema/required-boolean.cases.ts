import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "object", properties: [{ name: "x", required: true }] } },
  {
    property: { type: "object", required: true, properties: {} },
    at: ["/required"],
    says: "error: `required` is `true`",
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "required": true } }, "required": [/* kept */ "y"] } }',
    at: ["/inputSchema/properties/x/required"],
    becomes:
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": {} }, "required": [/* kept */ "y", "x"] } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": "string", "required": "true" }, "required": { "type": "boolean" } } } }',
    at: ["/inputSchema/properties/x/required"],
    becomes:
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": "string" }, "required": { "type": "boolean" } }, "required": ["x"] } }',
    safe: true,
  },
];
