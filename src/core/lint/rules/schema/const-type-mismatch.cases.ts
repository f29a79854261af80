import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "number", const: 1 } },
  { property: { type: "string", nullable: true, const: null } },
  {
    property: { type: "string", const: null },
    at: ["/const"],
    says: "error: `null` is not text",
    becomes: { type: "null", const: null },
  },
];
