import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "a", "outputSchema": "{\\"type\\":\\"object\\"}" }',
    at: ["/outputSchema"],
    becomes: '{ "name": "a", "outputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "name": "a", "inputSchema": "{\\"a\\":1,\\"a\\":2}" }',
    at: ["/inputSchema"],
    becomes: '{ "name": "a", "inputSchema": { "a": 2 } }',
  },
];
