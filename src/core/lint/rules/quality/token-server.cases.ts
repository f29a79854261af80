import type { RuleCase } from "../../rule-cases.testing.ts";

const large = { name: "fill_form", inputSchema: { type: "object", description: "A part of the form. ".repeat(2_100) } };
const nameless = { name: 5 };

export const cases: readonly RuleCase[] = [
  { tools: [large, { name: "read_form" }], at: [""], says: "The largest are `fill_form`, `read_form`" },
  { tools: [large, nameless], at: [""], says: "The largest is `fill_form`" },
];
