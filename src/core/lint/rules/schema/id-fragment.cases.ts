import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { schema: { $schema: "http://json-schema.org/draft-07/schema#", definitions: { a: { $id: "#a", type: "string" } } } },
  { schema: { $id: "https://example.com/a#" } },
  {
    schema: { $defs: { a: { $id: "#b" } } },
    at: ["/$defs/a/$id"],
    becomes: { $defs: { a: { $anchor: "b" } } },
    safe: true,
  },
];
