import type { RuleCase } from "../../rule-cases.testing.ts";

const place = { type: "object", properties: { street: { type: "string" }, city: { type: "string" } } };

export const cases: readonly RuleCase[] = [
  {
    // The place that a reference points at is not taken away.
    properties: { a: place, b: place, c: place, d: { $ref: "#/properties/a" } },
    at: ["/a"],
    titles: [],
  },
];
