import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": "int" } } }',
    at: ["/inputSchema/properties/x"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": "integer" } } } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": ["str", "null"] } } }',
    at: ["/inputSchema/properties/x"],
    becomes:
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": ["string", "null"] } } } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": ["red", "blue"] } } }',
    at: ["/inputSchema/properties/x"],
    becomes:
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": "string", "enum": ["red", "blue"] } } } }',
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": "A city" } } }',
    at: ["/inputSchema/properties/x"],
    becomes:
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": "string", "description": "A city" } } } }',
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": 7 } } }',
    at: ["/inputSchema/properties/x"],
    titles: [],
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": null } }',
    at: ["/inputSchema/properties"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "properties": {} } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": ["x"] } }',
    at: ["/inputSchema/properties"],
    titles: [],
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": [{ "name": "x", "type": "string" }] } }',
    at: ["/inputSchema/properties"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "type": "string" } } } }',
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "properties": { "y": "bool" } } } } }',
    at: ["/inputSchema/properties/x/properties/y"],
    becomes:
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "x": { "properties": { "y": { "type": "boolean" } } } } } }',
    safe: true,
  },
];
