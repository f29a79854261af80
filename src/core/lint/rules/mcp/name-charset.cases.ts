import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "name": "café résumé", "inputSchema": { "type": "object" } }',
    at: ["/name"],
    becomes: '{ "name": "cafe_resume", "inputSchema": { "type": "object" } }',
  },
  { text: '{ "name": "天気", "inputSchema": { "type": "object" } }', at: ["/name"], titles: [] },
];
