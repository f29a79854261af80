import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "string", enum: ["a"], format: "uri", description: "d" } },
  { property: { type: "string", enum: ["a"], minimum: 1 } },
  { property: { type: "string", enum: ["a"], pattern: "b" }, at: ["/pattern"], says: 'warning: `"a"` does not match' },
  {
    property: { const: 5, minimum: 1 },
    at: ["/minimum"],
    says: "hint: `minimum` adds nothing",
    becomes: { const: 5 },
    safe: true,
  },
];
