import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { properties: { x: { default: 1 } } } },
  {
    schema: { required: ["x"], properties: { x: { default: null } } },
    at: ["/properties/x/default"],
    says: "info: `x` is required",
    becomes: { required: [], properties: { x: { default: null } } },
  },
];
