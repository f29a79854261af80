import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../types.ts";
import { checkArguments, checkResult } from "./check.ts";
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
    [
      "one item that is missing",
      { properties: { list: { contains: { const: 1 } } } },
      { list: [2] },
      ["`list` must hold at least 1 item that fits `contains`"],
    ],
    [
      "several items that are missing",
      { properties: { list: { contains: { const: 1 }, minContains: 2 } } },
      { list: [1] },
      ["`list` must hold at least 2 items that fit `contains`"],
    ],
    [
      "one item and no more",
      { properties: { list: { contains: { const: 1 }, minContains: 1, maxContains: 1 } } },
      { list: [1, 1] },
      ["`list` must hold exactly 1 item that fits `contains`"],
    ],
    [
      "a number of items between two",
      { properties: { list: { contains: { const: 1 }, minContains: 1, maxContains: 2 } } },
      { list: [] },
      ["`list` must hold between 1 and 2 items that fit `contains`"],
    ],
    [
      "items that may be missing",
      { properties: { list: { contains: { const: 1 }, minContains: 0, maxContains: 1 } } },
      { list: [1, 1] },
      ["`list` must hold at most 1 item that fits `contains`"],
    ],
    ["one member", { minProperties: 1 }, {}, ["The arguments must have at least 1 member, not 0"]],
  ])("explains %s", (_, schema, args, expected) => {
    expect(messages(schema, args)).toEqual(expected);
  });

  const tagged = {
    type: "object",
    properties: { mode: { const: "a" }, kind: { type: "string" }, x: {}, y: {} },
    oneOf: [
      { properties: { kind: { const: "x" } }, required: ["x"] },
      { properties: { kind: { const: "y" } }, required: ["y"] },
    ],
  };
  const closed = {
    type: "object",
    anyOf: [
      { type: "object", properties: { kind: { const: "id" }, id: { type: "string" } }, required: ["kind", "id"] },
      { type: "object", properties: { kind: { enum: ["name", "alias"] }, name: {} }, required: ["kind", "name"] },
    ],
  };
  const ways = {
    type: "object",
    properties: { id: {}, first: {}, last: {} },
    anyOf: [{ required: ["id"] }, { required: ["first", "last"] }],
  };
  const untagged = {
    type: "object",
    oneOf: [
      { properties: { id: { type: "string" } }, required: ["id"] },
      { properties: { name: { type: "string" } }, required: ["name"] },
    ],
  };
  it.each<[string, Json, Json, string[]]>([
    ["by the tag", tagged, { kind: "x" }, ['The arguments lack `x`, which is required where `kind` is `"x"`']],
    [
      "by the tag, whatever else is there",
      tagged,
      { mode: "b", kind: "y", x: 1 },
      ['`mode` must be `"a"`, not `"b"`', 'The arguments lack `y`, which is required where `kind` is `"y"`'],
    ],
    ["by a tag that no branch has", tagged, { kind: "z", y: 1 }, ['`kind` must be one of `"x"`, `"y"`, not `"z"`']],
    ["without a tag", tagged, {}, ["The arguments need `x`, or `y`"]],
    [
      "without the tag that all of them want",
      closed,
      { name: 5 },
      ['The arguments lack `kind`, which is required and one of `"id"`, `"name"`, `"alias"`'],
    ],
    [
      "by a tag with several values",
      closed,
      { kind: "alias" },
      ['The arguments lack `name`, which is required where `kind` is `"alias"`'],
    ],
    ["that only want members", ways, {}, ["The arguments need `id`, or `first` and `last`"]],
    ["of which one was begun", ways, { first: 1 }, ["The arguments need `id`, or `last`"]],
    [
      "of which one is misspelt",
      ways,
      { idd: 1 },
      ["The arguments lack `id`, which is required: `idd` is not defined and may be meant for it"],
    ],
    ["by the members that are there", untagged, { name: 5 }, ["`name` must be text, not `5`"]],
    [
      "deeper down",
      { properties: { filter: closed } },
      { filter: { kind: "id" } },
      ['`filter` lacks `id`, which is required where `filter.kind` is `"id"`'],
    ],
  ])("picks among branches %s", (_, schema, args, expected) => {
    expect(messages(schema, args)).toEqual(expected);
  });

  it("says where servers disagree", () => {
    const tool = { inputSchema: { type: "object", properties: { a: { prefixItems: [{ type: "string" }] } } } };
    expect(checkArguments(tool, { a: [5] }).disagreements.map(({ engine, takes }) => [engine, takes])).toEqual([
      ["ajv-draft-07", true],
    ]);
    expect(checkArguments(tool, { a: ["5"] }).disagreements).toEqual([]);
  });

  it("names the schema as a whole where nobody else refuses the value", () => {
    const failing = { if: false, else: { properties: { a: true } }, dependentSchemas: { a: { required: ["b"] } } };
    expect(messages({ anyOf: [failing, true], unevaluatedProperties: false }, { a: 1 })).toEqual([
      "The arguments do not fit the schema as a whole",
    ]);
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
    [
      "members that a list beside them evaluates for one validator",
      { items: { type: "string" }, unevaluatedProperties: false },
      { a: "x" },
      false,
      "ajv",
    ],
    [
      "what an `if` alone evaluates below what another name asks for, where two validators pass over it",
      { dependentSchemas: { a: { if: { properties: { a: { type: "string" } } } } }, unevaluatedProperties: false },
      { a: "x" },
      true,
      "toolwright",
    ],
    [
      "what stands beside a reference up to draft-07",
      {
        $schema: "http://json-schema.org/draft-07/schema#",
        $ref: "#/definitions/a",
        maxLength: 1,
        definitions: { a: {} },
      },
      "ab",
      true,
      "toolwright",
    ],
    [
      "what only a failing branch evaluates, where two validators count it",
      {
        anyOf: [{ if: false, else: { properties: { a: true } }, dependentSchemas: { a: { required: ["b"] } } }, true],
        unevaluatedProperties: false,
      },
      { a: 1 },
      false,
      "toolwright",
    ],
    ["an empty enum", { enum: [] }, 1, false, "json-schema-library"],
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
    expect(validate({ pattern: "^(a+)+$" }, "a".repeat(50))).toMatchObject({ valid: true, unchecked: [] });
    expect(validate({ pattern: "^(?=(a+)+$)" }, "a".repeat(50))).toMatchObject({
      valid: false,
      unchecked: ["^(?=(a+)+$)"],
      problems: [{ keyword: "pattern", message: expect.stringContaining("Not judged") }],
    });
    const inputSchema = { type: "object", properties: { a: { pattern: "^(?=(a+)+$)" } } };
    expect(checkArguments({ name: "t", inputSchema }, { a: "a".repeat(50) })).toMatchObject({
      ok: false,
      disagreements: [],
    });
    expect(validate({ $ref: "https://example.com/none" }, 1)).toMatchObject({
      valid: false,
      failure: expect.stringContaining("never fetched"),
    });
    expect(validate({ $ref: "#" }, 1).failure).toBeDefined();
  });

  it.each(["^[a-z0-9]+(?:-[a-z0-9]+)*$", "^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$"])(
    "judges a long text by %s",
    (pattern) => expect(validate({ pattern }, `${"1.2.3-alpha-beta".repeat(20)}!`).valid).toBe(false),
  );

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
