import { expect, it } from "vitest";
import { newEngine } from "./ajv.ts";

const branch = { properties: { a: { type: "string" } } };

it.each<[string, object, boolean]>([
  ["branches that nobody asks this of", { allOf: [branch, branch], $ref: "#/$defs/b", $defs: { b: branch } }, false],
  ["unevaluatedProperties", { allOf: [branch], unevaluatedProperties: false }, true],
  ["unevaluatedItems in a branch", { anyOf: [{ prefixItems: [branch], unevaluatedItems: false }] }, true],
])("adds up what branches know only where somebody asks what is left: %s", (_, schema, asked) => {
  const engine = newEngine("2020-12", { strict: false });
  // The same engine, whatever it compiled before.
  for (const other of [branch, { unevaluatedProperties: false }]) engine.compile(other);
  expect(engine.compile(schema).evaluated !== undefined).toBe(asked);
});

it.each([{ patternProperties: { "[": {} } }, { anyOf: [{}, { pattern: "[" }] }])(
  "refuses what the official SDK refuses: %j",
  (schema) => {
    expect(() => newEngine("2020-12", { strict: false }).compile(schema)).toThrow("Invalid regular expression");
  },
);

it("judges what is left by other schemas, too", () => {
  const engine = newEngine("2020-12", { strict: false, addUsedSchema: true });
  engine.addSchema({ allOf: [branch], unevaluatedProperties: false }, "https://x.example/closed");
  const validate = engine.compile({ $ref: "https://x.example/closed" });
  expect([validate({ a: "x" }), validate({ b: "x" })]).toEqual([true, false]);
});
