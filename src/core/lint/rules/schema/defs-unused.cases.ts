import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { properties: { x: { $ref: "#/$defs/a" } }, $defs: { a: { $ref: "#/$defs/b" }, b: {} } } },
  { schema: { properties: { x: { $ref: "#anchor" } }, $defs: { a: { $anchor: "anchor" } } } },
  {
    // A name that only looks escaped hides no other.
    schema: { properties: { x: { $ref: "#/$defs/100%" } }, $defs: { "100%": {}, rest: {} } },
    at: ["/$defs/rest"],
    says: "hint: No reference leads to `rest`",
    becomes: { properties: { x: { $ref: "#/$defs/100%" } }, $defs: { "100%": {} } },
  },
  {
    schema: { $defs: { a: { $ref: "#/$defs/a" } } },
    at: ["/$defs/a"],
    says: "hint: No reference leads to `a`",
    becomes: { $defs: {} },
  },
  {
    schema: { $defs: { a: {}, b: {} } },
    at: ["/$defs"],
    says: "hint: No reference leads to any of the 2",
    becomes: {},
  },
];
