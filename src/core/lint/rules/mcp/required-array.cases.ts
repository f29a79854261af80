import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "required": "x" } }',
    at: ["/inputSchema/required"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "required": ["x"] } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "required": false } }',
    at: ["/inputSchema/required"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": {}, "y": {} }, "required": "x, y" } }',
    at: ["/inputSchema/required"],
    becomes:
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": {}, "y": {} }, "required": ["x", "y"] } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": {} }, "required": true } }',
    at: ["/inputSchema/required"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": {} }, "required": ["x"] } }',
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "required": { "x": true, "y": false } } }',
    at: ["/inputSchema/required"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "required": ["x"] } }',
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "required": ["x", 1] } }',
    at: ["/inputSchema/required/1"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "required": ["x"] } }',
  },
];
