import type { RuleCase } from "../../rule-cases.testing.ts";

/** Comments and trailing commas are reported only where strict JSON is asked for. */
const strict = '{\n  // why\n  "name": "a",\n  "inputSchema": { "type": "object", },\n}';

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
