import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tools: [{ name: "create_text", description: "Makes a text.", annotations: { readOnlyHint: true } }] },
];
