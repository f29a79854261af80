import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "a", "inputSchema": {} }',
    at: ["/inputSchema"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": ["object"] } }',
    at: ["/inputSchema/type"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "OBJECT" } }',
    at: ["/inputSchema/type"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": ["object", "null"] } }',
    at: ["/inputSchema/type"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
  },
  {
    text: '{ "name": "a", "inputSchema": { "pattern": { "type": "string" } } }',
    at: ["/inputSchema"],
    becomes:
      '{ "name": "a", "inputSchema": {\n  "type": "object",\n  "properties": {\n    "pattern": {\n      "type": "string"\n    }\n  }\n} }',
  },
  {
    text: '{ "name": "a", "inputSchema": { "city": "str" } }',
    at: ["/inputSchema"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "city": "str" } } }',
  },
];
