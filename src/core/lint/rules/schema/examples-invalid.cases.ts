import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    property: { type: "integer", examples: 7 },
    at: ["/examples"],
    says: "error: `examples` must be a list",
    becomes: { type: "integer", examples: [7] },
    safe: true,
  },
  {
    property: { type: "boolean", examples: ["true"] },
    at: ["/examples/0"],
    says: "warning:",
    becomes: { type: "boolean", examples: [true] },
    safe: true,
  },
  {
    property: { type: "number", examples: ["12**"] },
    at: ["/examples/0"],
    says: "warning:",
    becomes: { type: "number", examples: [] },
  },
  { property: { $ref: "#/$defs/none", examples: [1] } },
];
