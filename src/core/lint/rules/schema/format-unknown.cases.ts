import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "integer", format: "int32" } },
  { property: { type: "string", format: "x-colour" } },
  { property: { type: "string", format: "cidrv4" }, at: ["/format"] },
];
