import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { required: ["x", "y"], properties: { x: {}, y: {} } } },
  { schema: { required: [1, 1] } },
];
