import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "a", "inputSchema": true }',
    at: ["/inputSchema"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": 7 }',
    at: ["/inputSchema"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
  },
  {
    text: '{ "name": "a", "inputSchema": [{ "name": "x", "type": "string", "required": true }] }',
    at: ["/inputSchema"],
    becomes:
      '{ "name": "a", "inputSchema": {\n  "type": "object",\n  "properties": {\n    "x": {\n      "type": "string"\n    }\n  },\n  "required": [\n    "x"\n  ]\n} }',
  },
];
