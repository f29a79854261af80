import { describe, expect, it } from "vitest";
import { checkArguments, checkResult } from "./check.ts";
import type { Json, JsonObject } from "./types.ts";
import { validate } from "./validate.ts";

const json = (text: string) => JSON.parse(text) as JsonObject;
const messages = (inputSchema: Json, args: Json) =>
  checkArguments({ inputSchema }, args).problems.map(({ message }) => message);

const shapes = {
  type: "object",
  properties: { shape: { oneOf: [{ $ref: "#/$defs/circle" }, { $ref: "#/$defs/square" }] } },
  $defs: {
    circle: {
      type: "object",
      properties: { kind: { const: "circle" }, r: { type: "number" } },
      required: ["kind", "r"],
    },
    square: {
      type: "object",
      properties: { kind: { const: "square" }, side: { type: "number" } },
      required: ["kind", "side"],
    },
  },
};

describe("checkArguments", () => {
  it.each<[string, Json, Json, string[]]>([
    ["a type", { properties: { n: { type: "integer" } } }, { n: "5" }, ['`n` must be a whole number, not `"5"`']],
    [
      "a slip in a listed value",
      { properties: { e: { enum: ["red", "green"] } } },
      { e: "gren" },
      ['`e` must be one of `"red"`, `"green"`, not `"gren"`: did you mean `"green"`?'],
    ],
    [
      "a union by its tag",
      shapes,
      { shape: { kind: "square", side: "x" } },
      ['`shape.side` must be a number, not `"x"`'],
    ],
    [
      "a union of types",
      { properties: { n: { anyOf: [{ type: "string" }, { type: "null" }] } } },
      { n: 5 },
      ["`n` must be text or null, not `5`"],
    ],
    [
      "a slip in a name",
      { properties: { limit: {} }, additionalProperties: false },
      { limt: 1 },
      ["`limt` is not defined: did you mean `limit`?"],
    ],
    ["a list", { type: "object" }, [], ["The arguments must be an object, not a list"]],
  ])("explains %s", (_, schema, args, expected) => {
    expect(messages(schema, args)).toEqual(expected);
  });

  it("says where servers disagree", () => {
    const tool = { inputSchema: { type: "object", properties: { a: { prefixItems: [{ type: "string" }] } } } };
    expect(checkArguments(tool, { a: [5] }).disagreements.map(({ engine, takes }) => [engine, takes])).toEqual([
      ["ajv-draft-07", true],
    ]);
    expect(checkArguments(tool, { a: ["5"] }).disagreements).toEqual([]);
  });

  it("judges results by outputSchema", () => {
    expect(checkResult({ outputSchema: { required: ["a"] } }, {}).problems[0]?.message).toBe(
      "The result lacks `a`, which is required",
    );
    expect(checkResult({}, 5).ok).toBe(true);
  });
});

describe("validate", () => {
  it.each<[string, Json, Json, boolean, string]>([
    ["a plain schema", { type: "string" }, 5, false, "ajv"],
    ["zero as a limit", { maximum: 0, unevaluatedProperties: false }, 1, false, "json-schema-library"],
    [
      "no item at all",
      { contains: true, maxContains: 0, minContains: 0, unevaluatedItems: true },
      [1],
      false,
      "json-schema-library",
    ],
    ["an empty enum", { enum: [] }, 1, false, "json-schema-library"],
    [
      "objects in another order",
      { enum: [{ a: 1, b: 2 }], unevaluatedItems: true },
      { b: 2, a: 1 },
      true,
      "json-schema-library",
    ],
    [
      "a name of JavaScript",
      json('{"properties":{"__proto__":{"type":"string"}}}'),
      json('{"__proto__":5}'),
      false,
      "json-schema-library",
    ],
    [
      "half a character in a name",
      { properties: { "\ud800": { $ref: "#/$defs/a" } }, $defs: { a: { type: "string" } } },
      { "\ud800": 5 },
      false,
      "json-schema-library",
    ],
  ])("judges %s", (_, schema, value, valid, engine) => {
    expect(validate(schema, value)).toMatchObject({ valid, engine });
  });

  it("tells which patterns it left out, and what it cannot use at all", () => {
    expect(validate({ pattern: "^(a+)+$" }, "a".repeat(50))).toMatchObject({ valid: true, unchecked: ["^(a+)+$"] });
    expect(validate({ $ref: "https://example.com/none" }, 1)).toMatchObject({
      valid: false,
      failure: expect.stringContaining("never fetched"),
    });
    expect(validate({ $ref: "#" }, 1).failure).toBeDefined();
  });

  it("takes remotes and never fetches", () => {
    const remotes = { "https://example.com/a": { type: "integer" } };
    expect(validate({ $ref: "https://example.com/a" }, 1, { remotes }).valid).toBe(true);
    expect(validate({ $ref: "https://example.com/a" }, "x", { remotes }).valid).toBe(false);
  });

  it("holds formats only where asked", () => {
    expect(validate({ format: "email" }, "nobody").valid).toBe(true);
    expect(validate({ format: "email" }, "nobody", { formats: true }).valid).toBe(false);
  });
});
