import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { properties: { a: { $ref: "#/$defs/A" } }, $defs: { A: {} } } },
  { schema: { properties: { a: { $ref: "#/$defs/B" } }, $defs: { A: {} } } },
  { schema: { properties: { a: { $ref: "item" } }, $defs: { A: { $id: "item" } } } },
  {
    schema: {
      properties: { a: { $ref: "https://e.com/item" } },
      $id: "https://e.com/root",
      $defs: { A: { $id: "item" } },
    },
  },
  { schema: { properties: { a: { $ref: "http://json-schema.org/draft-07/schema#" } } } },
  { schema: { properties: { a: { $ref: "$defs/A" } }, $defs: { A: {} } }, at: ["/properties/a/$ref"] },
  { schema: { properties: { a: { $ref: "A" } }, definitions: { A: {} } }, at: ["/properties/a/$ref"] },
  { schema: { properties: { a: { $ref: "file:///etc/passwd" } } }, at: ["/properties/a/$ref"], titles: [] },
  { schema: { properties: { a: { $ref: "__proto__" } }, $defs: { A: {} } }, at: ["/properties/a/$ref"], titles: [] },
];
