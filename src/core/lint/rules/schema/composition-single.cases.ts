import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      properties: { value: { allOf: [{ $ref: "#/definitions/a" }], default: 1 } },
    },
  },
  {
    property: { anyOf: [{ type: "string", minLength: 1 }] },
    at: ["/anyOf"],
    becomes: { type: "string", minLength: 1 },
    safe: true,
  },
  {
    property: { additionalProperties: false, allOf: [{ properties: { a: {} } }] },
    at: ["/allOf"],
    becomes: { additionalProperties: false, properties: { a: {} } },
  },
];
