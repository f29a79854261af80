import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "a", "input_schema": { "type": "object" } }',
    at: ["/input_schema"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "type": "function", "name": "a", "parameters": {} }',
    at: ["/parameters"],
    becomes: '{ "name": "a", "inputSchema": {} }',
    safe: true,
  },
  {
    text: '{ "name": "a", "schema": { "properties": {} } }',
    at: ["/schema"],
    becomes: '{ "name": "a", "inputSchema": { "properties": {} } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "parameters": "{}" }',
    at: ["/parameters"],
    becomes: '{ "name": "a", "inputSchema": "{}" }',
    safe: true,
  },
  {
    text: '{ "name": "a", "parameters": [{ "name": "x", "type": "string" }] }',
    at: ["/parameters"],
    becomes:
      '{ "name": "a", "inputSchema": {\n  "type": "object",\n  "properties": {\n    "x": {\n      "type": "string"\n    }\n  }\n} }',
  },
  { text: '{ "name": "a", "parameters": ["x"] }', at: ["/parameters"], titles: [] },
];
