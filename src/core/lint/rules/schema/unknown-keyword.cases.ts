import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { property: { type: "string", "x-own": 1, example: "a", nullable: true, deprecated: true } },
  {
    property: { type: "string", min_length: 1 },
    at: ["/min_length"],
    says: "warning:",
    becomes: { type: "string", minLength: 1 },
    safe: true,
  },
  {
    property: { type: "string", desciption: "a" },
    at: ["/desciption"],
    says: "warning:",
    becomes: { type: "string", description: "a" },
  },
  {
    property: { type: "string", max: 1 },
    at: ["/max"],
    says: "did you mean `maxLength`?",
    becomes: { type: "string", maxLength: 1 },
  },
  {
    property: { type: "integer", max: 1 },
    at: ["/max"],
    says: "did you mean `maximum`?",
    becomes: { type: "integer", maximum: 1 },
  },
  {
    property: { type: "string", note: "a" },
    at: ["/note"],
    says: "info: `note`",
    becomes: { type: "string", "x-note": "a" },
  },
  {
    property: { type: "string", optional: true },
    at: ["/optional"],
    says: "only the `required`",
    becomes: { type: "string" },
  },
  {
    property: { type: "string", id: "a" },
    at: ["/id"],
    says: "warning: `id` was replaced",
    becomes: { type: "string" },
  },
  {
    property: { type: "string", enums: ["a"], enum: ["b"] },
    at: ["/enums"],
    says: "`enum`?",
    becomes: { type: "string", enum: ["b"] },
  },
  { property: { type: "string", default: { minlength: 1 }, enum: [{ foo: 1 }] } },
  {
    property: { description: "d", a: { type: "string" }, b: { type: "string" } },
    at: [""],
    says: "warning: `a`, `b` should stand in `properties`",
    becomes: { type: "object", description: "d", properties: { a: { type: "string" }, b: { type: "string" } } },
  },
  { schema: { annotations: {} }, at: ["/annotations"], says: "warning: `annotations` is a field of the tool" },
  {
    schema: { $schema: "http://json-schema.org/draft-07/schema#", properties: { p: { prefixItems: [{}] } } },
    at: ["/properties/p/prefixItems"],
    says: "warning: `prefixItems` came with 2020-12, but this schema is draft-07",
  },
  {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      properties: { p: { if: {}, deprecated: true, $defs: {} } },
    },
  },
];
