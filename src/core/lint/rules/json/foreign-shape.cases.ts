import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "type": "function", "function": { "name": "a", "parameters": {} } }',
    at: ["/function"],
    becomes: '{ "name": "a", "inputSchema": {} }',
    safe: true,
  },
  {
    text: '{ "type": "function", "function": { "name": "a", "strict": true, "parameters": {} } }',
    at: ["/function"],
    becomes: '{ "name": "a", "inputSchema": {} }',
  },
  {
    text: '[{ "toolSpec": { "name": "a", "inputSchema": { "json": { "type": "object" } } } }]',
    at: ["/0/toolSpec"],
    becomes: '[{ "name": "a", "inputSchema": { "type": "object" } }]',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "json": { "type": "object" } } }',
    at: ["/inputSchema/json"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "functionDeclarations": [{ "name": "a", "parametersJsonSchema": {} }] }',
    at: ["/functionDeclarations"],
    becomes: '{ "name": "a", "inputSchema": {} }',
    safe: true,
  },
  {
    text: '{ "functionDeclarations": [{ "name": "a", "parameters": {} }, { "name": "b" }] }',
    at: ["/functionDeclarations"],
    becomes: '[{ "name": "a", "inputSchema": {} }, { "name": "b" }]',
    safe: true,
  },
  {
    text: '[{ "functionDeclarations": [{ "name": "a" }, { "name": "b" }] }]',
    at: ["/0/functionDeclarations"],
    becomes: '[{ "name": "a" },\n{ "name": "b" }]',
    safe: true,
  },
];
