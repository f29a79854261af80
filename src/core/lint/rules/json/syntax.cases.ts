import type { RuleCase } from "../../rule-cases.testing.ts";

/** Comments and trailing commas are reported only where strict JSON is asked for. */
const strict = '{\n  // why\n  "name": "a",\n  "inputSchema": { "type": "object", },\n}';

/** One forgotten quote is one finding, wherever it was. */
const rest =
  '"description": "Answers with a pong.", "inputSchema": { "type": "object", "additionalProperties": false } }';
const forgottenQuotes: readonly (readonly [string, string])[] = [
  [`{\n  "name": "ping,\n  ${rest}`, `{\n  "name": "ping",\n  ${rest}`],
  [`{\n  "name": "ping\n  ${rest}`, `{\n  "name": "ping",\n  ${rest}`],
  [`{\n  "name: "ping",\n  ${rest}`, `{\n  "name": "ping",\n  ${rest}`],
  [`{ "name: "ping", ${rest}`, `{ "name": "ping", ${rest}`],
  [
    '{ "name": "ping", "description": "Answers.", "inputSchema": {\n    "type": "object\n  }\n}',
    '{ "name": "ping", "description": "Answers.", "inputSchema": {\n    "type": "object"\n  }\n}',
  ],
];

export const cases: readonly RuleCase[] = [
  {
    text: '\ufeff{ "name": "a", "inputSchema": { "type": "object" } }',
    at: [""],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  {
    text: '{ "name": \'a\', "inputSchema": { "type": "object" } }',
    at: [""],
    becomes: '{ "name": "a", "inputSchema": { "type": "object" } }',
    safe: true,
  },
  ...forgottenQuotes.map(([text, becomes]) => ({ text, at: [""], becomes, safe: true as const })),
  { text: '{ "name": NaN, "inputSchema": { "type": "object" } }', at: [""], titles: [] },
  { text: "", at: [""] },
  { text: "  ", at: [""] },
  { text: "// nothing", at: [""] },
  { text: "[]" },
  { text: '{ "tools": [] }' },
  { text: '{ "result": { "tools": [] } }' },
  { text: strict },
  { text: strict, settings: { strictJson: true }, at: ["", "", ""], says: "warning:" },
];
