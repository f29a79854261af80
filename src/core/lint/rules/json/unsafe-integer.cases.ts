import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "a", "_meta": { "id": 12345678901234567890 } }',
    at: ["/_meta/id"],
    becomes: '{ "name": "a", "_meta": { "id": "12345678901234567890" } }',
  },
  {
    text: '{ "name": "a", "_meta": { "x": 0.10000000000000000555 } }',
    at: ["/_meta/x"],
    becomes: '{ "name": "a", "_meta": { "x": 0.1 } }',
  },
  {
    text: '{ "name": "a", "_meta": { "x": -1e400 } }',
    at: ["/_meta/x"],
    becomes: '{ "name": "a", "_meta": { "x": "-1e400" } }',
  },
];
