import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "string", "x-mcp-header": "Region" } },
  { property: { type: "string", "x-mcp-header": " " } },
  { property: { type: "string", "x-mcp-header": null } },
  { property: { type: "string", "x-mcp-header": "a\nb" } },
  { property: { type: "boolean", "x-mcp-header": "!#$%&'*+-.^_`|~09azAZ" } },
  { property: { type: ["string", "null"], "x-mcp-header": "R" } },
  { property: { type: "str", "x-mcp-header": "R" } },
  { property: { type: "integer", "x-mcp-header": "R" } },
  { property: { type: "integer", exclusiveMinimum: 0, maximum: 9, "x-mcp-header": "R" } },
  { property: { type: "object", properties: { properties: { type: "string", "x-mcp-header": "R" } } } },
  { property: { anyOf: [{ type: "number", "x-mcp-header": "" }] } },
  { property: { type: "object", properties: { "x-mcp-header": { type: "number" } } } },
];
