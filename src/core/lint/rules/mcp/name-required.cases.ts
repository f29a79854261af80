import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    text: '{ "Name": "a", "inputSchema": { "type": "object" } }',
    at: [""],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "title": "Get Weather!", "inputSchema": { "type": "object" } }',
    at: [""],
    becomes: '{ "name": "get_weather", "title": "Get Weather!", "inputSchema": { "type": "object" } }',
  },
  {
    text: '{ "name": 7, "inputSchema": { "type": "object" } }',
    at: ["/name"],
    becomes: '{ "name": "7", "inputSchema": { "type": "object" } }',
  },
  { text: '{ "name": " ", "inputSchema": { "type": "object" } }', at: ["/name"], titles: [] },
];
