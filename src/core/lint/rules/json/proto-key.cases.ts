import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "__proto__": {} } } }',
    at: ["/inputSchema/properties/__proto__"],
    becomes: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "proto": {} } } }',
  },
  {
    text: '{ "name": "a", "_meta": { "__proto__": 1, "b": [{ "__proto__": 2 }] } }',
    at: ["/_meta/__proto__", "/_meta/b/0/__proto__"],
    becomes: '{ "name": "a", "_meta": { "b": [{ "__proto__": 2 }] } }',
  },
  {
    text: '{ "name": "a", "inputSchema": { "type": "object", "properties": { "constructor": {}, "constructor_": {} } } }',
    at: ["/inputSchema/properties/constructor"],
    titles: [],
  },
];
