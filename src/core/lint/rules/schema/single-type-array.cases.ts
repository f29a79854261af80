import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    property: { type: ["string"] },
    at: ["/type"],
    says: "hint: `type` lists only `string`",
    becomes: { type: "string" },
    safe: true,
  },
  { property: { type: ["str"] } },
  { schema: { type: ["object"] } },
];
