import { describe, expect, it } from "vitest";
import { metaMismatches } from "../schema/engines/meta.ts";
import { compileRefusal, mismatchesAt } from "../schema/engines/sdk.ts";
import { unusableInWords } from "../schema/words.ts";
import { toPointer } from "../text/locate.ts";
import { type Dialect, dialects, type Json } from "../types.ts";
import { validate } from "./validate.ts";

const json = (text: string) => JSON.parse(text) as Json;
const nested = (levels: number): Json =>
  json(`${'{"type":"object","properties":{"a":'.repeat(levels)}true${"}}".repeat(levels)}`);

const wordsOf = (schema: Json, dialect: Dialect) => {
  const refusal = compileRefusal(schema, dialect);
  return refusal && unusableInWords(refusal);
};

describe("metaMismatches", () => {
  it.each<[string, Json, Dialect, string[]]>([
    ["nothing on true", true, "2020-12", []],
    ["nothing on false", false, "draft-07", []],
    ["a schema that is no schema", "string", "2020-12", [" type"]],
    ["an unknown type", { type: "strng" }, "2020-12", ["/type enum"]],
    ["only the part of a list that is wrong", { type: ["string", "int"] }, "draft-07", ["/type/1 enum"]],
    ["a list that is wrong as a whole", { type: [] }, "2020-12", ["/type enum"]],
    ["the innermost place", { properties: { a: { minLength: -1 } } }, "2020-12", ["/properties/a/minLength minimum"]],
    ["several places", { minLength: -1, maximum: "1" }, "2020-12", ["/maximum type", "/minLength minimum"]],
    ["a pattern that is none", { pattern: "(?i)x" }, "2020-12", ["/pattern format"]],
    ["a pattern with a needless escape", { items: { pattern: "\\-" } }, "draft-07", ["/items/pattern format"]],
    ["a pattern as key", { patternProperties: { "[": {} } }, "2019-09", ["/patternProperties format"]],
    ["a tuple where 2020-12 has none", { items: [{}] }, "2020-12", ["/items type"]],
    ["no tuple where it is allowed", { items: [{}] }, "2019-09", []],
    ["a boolean bound", { exclusiveMinimum: true }, "draft-06", ["/exclusiveMinimum type"]],
    ["the same value twice, up to draft-07", { enum: [1, 1] }, "draft-07", ["/enum uniqueItems"]],
    [
      "names of JavaScript",
      json('{"properties":{"__proto__":5,"constructor":6}}'),
      "2020-12",
      ["/properties/__proto__ type", "/properties/constructor type"],
    ],
  ])("finds %s", (_, schema, dialect, expected) => {
    const found = metaMismatches(schema, dialect).map(({ path, keyword }) => `${toPointer(path)} ${keyword}`);
    expect(found.toSorted()).toEqual(expected);
  });

  it("finds the same in one of many members", () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p/${index}`, { type: "string" }]));
    const inner: Json = { properties: { ...many, "a~b": { items: { type: "strng" } }, c: 5 }, required: "x" };
    const found = metaMismatches({ properties: { ...many, inner } }, "2020-12").map(({ path, keyword }) => ({
      path,
      keyword,
    }));
    const at = ["properties", "inner"];
    expect(found).toHaveLength(3);
    expect(found).toContainEqual({ path: [...at, "required"], keyword: "type" });
    expect(found).toContainEqual({ path: [...at, "properties", "a~b", "items", "type"], keyword: "enum" });
    expect(found).toContainEqual({ path: [...at, "properties", "c"], keyword: "type" });
  });

  it("counts array indexes as numbers, as paths do", () => {
    expect(metaMismatches({ anyOf: [true, 5] }, "2020-12")[0]?.path).toEqual(["anyOf", 1]);
  });
});

describe("compileRefusal", () => {
  it.each<[Json, string | undefined]>([
    [true, undefined],
    [false, undefined],
    [{ type: "object", properties: { a: { $ref: "#/$defs/a" } }, $defs: { a: { type: "string" } } }, undefined],
    [{ $id: "https://example.com/tree", properties: { next: { $ref: "tree" } } }, undefined],
    [{ $defs: { a: { $anchor: "a" } }, $ref: "#a" }, undefined],
    [{ properties: { self: { $ref: "#" } } }, undefined],
    [{ type: "string", nullable: true }, undefined],
    ["text", "a keyword in it has a value that validators cannot use"],
    [{ type: "strng" }, "`strng` is not a JSON Schema type"],
    [{ pattern: "(?i)x" }, "`(?i)x` is not a regular expression that validators take"],
    [{ patternProperties: { "[": {} } }, "`[` is not a regular expression that validators take"],
    [{ $ref: "#/$defs/none" }, "`$ref` points at `#/$defs/none`, which does not exist"],
    [
      { $ref: "https://evil.invalid/leak" },
      "`$ref` points at `https://evil.invalid/leak`, which is outside of the schema and is never fetched",
    ],
    [{ properties: { "\ud800": { const: 1 } } }, "a name in it holds half a character, which no URI can hold"],
    [{ enum: [] }, "`enum` lists no value"],
    [{ items: [{}] }, "`items` must be an object or true or false"],
    [{ required: true }, "`required` must be a list"],
    [{ nullable: true }, "`nullable` stands without `type`"],
    [{ id: "x" }, "`id` was replaced by `$id`"],
    [
      { $defs: { a: { $id: "urn:x:a", type: "null" }, b: { $id: "urn:x:a" } } },
      "two schemas call themselves `urn:x:a`",
    ],
    [{ properties: { a: null } }, "a keyword in it has a value that validators cannot use"],
    [{ $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/a" } } }, "it nests too deep or refers to itself without end"],
  ])("says of %j: %s", (schema, expected) => {
    expect(wordsOf(schema, "2020-12")).toBe(expected);
  });

  it("takes an edited schema that keeps its $id", () => {
    for (const type of ["string", "number", "strng"]) {
      const refusal = compileRefusal({ $id: "https://example.com/edited", $anchor: "a", type }, "2020-12");
      expect(refusal === undefined).toBe(type !== "strng");
    }
  });
});

describe("mismatchesAt", () => {
  const tree = {
    $defs: {
      "a/b": { type: "string" },
      "50%": { type: "string" },
      'q"#?é': { type: "string" },
      node: { type: "object", properties: { next: { $ref: "#/$defs/node" } }, additionalProperties: false },
      named: { $anchor: "named", type: "integer" },
    },
    properties: {
      slash: { $ref: "#/$defs/a~1b" },
      percent: { $ref: "#/$defs/50%25" },
      'q"#?é': { $ref: "#/$defs/q%22%23%3F%C3%A9" },
      node: { $ref: "#/$defs/node" },
      named: { $ref: "#named" },
      beside: { $ref: "#/properties/slash", minLength: 2 },
      constructor: { $ref: "#/$defs/a~1b" },
    },
  };
  it.each<[Json, string[], Json, string[] | undefined]>([
    [true, [], 1, []],
    [false, [], 1, ["false schema"]],
    [{ type: "integer" }, [], "10", ["type"]],
    [{ type: "integer" }, ["nowhere"], "10", undefined],
    [{ type: "strng" }, [], "10", undefined],
    [{ type: "object", required: ["constructor"] }, [], {}, ["required"]],
    [{ type: "object", properties: { hasOwnProperty: { type: "string" } } }, [], { hasOwnProperty: 1 }, ["type"]],
    [{ type: "object", properties: { toString: { type: "string" } } }, [], {}, []],
    [json('{"properties":{"__proto__":{}},"additionalProperties":false,"minProperties":2}'), [], { a: 1 }, undefined],
    [{ $async: true, type: "integer" }, [], "10", undefined],
    [{ allOf: [{ $ref: "#" }] }, [], 1, undefined],
    [{ pattern: "^(a+)+$" }, [], `${"a".repeat(40)}!`, ["pattern"]],
    [{ pattern: "^(a+)+$" }, [], "ab", ["pattern"]],
    [{ format: "date" }, [], "tomorrow", ["format"]],
    [{ format: "no such format" }, [], "x", []],
    [tree, ["properties", "slash"], 1, ["type"]],
    [tree, ["properties", "percent"], 1, ["type"]],
    [tree, ["properties", 'q"#?é'], 1, ["type"]],
    [tree, ["properties", "constructor"], 1, ["type"]],
    [tree, ["properties", "named"], "1", ["type"]],
    [tree, ["properties", "beside"], "1", ["minLength"]],
    [tree, ["properties", "node"], { next: { next: {} } }, []],
    [tree, ["properties", "node"], { next: { nxt: {} } }, ["additionalProperties"]],
    [{ properties: { a: { $ref: "#/$defs/none" } } }, ["properties", "a"], 1, undefined],
    [{ ...tree, $id: "https://example.com/tree" }, ["properties", "named"], "1", ["type"]],
  ])("of %j at %j: %j gives %j", (root, path, value, expected) => {
    expect(mismatchesAt(root, path, value, "2020-12")?.map(({ keyword }) => keyword)).toEqual(expected);
  });

  it("gives up on references that double at every step", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => {
        const next = { $ref: `#/$defs/d${index + 1}` };
        return [`d${index}`, { allOf: [next, next] }];
      }),
    );
    const root = { $ref: "#/$defs/d0", $defs: { ...$defs, d40: { type: "string" } } };
    expect(mismatchesAt(root, [], 1, "2020-12")).toBeUndefined();
    const inner = { items: { $ref: "#" } };
    const lists = json(`${"[".repeat(40)}1${"]".repeat(40)}`);
    expect(mismatchesAt({ type: "array", allOf: [inner, inner] }, [], lists, "2020-12")).toBeUndefined();
  });

  it.each(["dependentSchemas", "dependencies"])("gives up on %s that double at every step", (keyword) => {
    const own = { properties: { b: { $ref: "#" } } };
    const nested = json(`${'{"b":'.repeat(60)}1${"}".repeat(60)}`);
    expect(mismatchesAt({ ...own, [keyword]: { b: own } }, [], nested, "2020-12")).toBeUndefined();
    expect(mismatchesAt({ [keyword]: { b: own } }, [], nested, "2020-12")).toEqual([]);
  });
});

it("asks `contains` of every list anew", () => {
  const lists = { type: "array", items: { contains: { type: "string" } } };
  expect(validate(lists, [["a"], []]).valid).toBe(false);
  expect(validate(lists, [["a"], ["b", 1]]).valid).toBe(true);
});

it("writes nothing into a schema", () => {
  const a = { type: "object", required: ["b"] };
  const schema: Json = {
    allOf: [{ ...a, dependencies: { b: ["c"] } }],
    properties: { b: {}, c: {} },
    unevaluatedProperties: false,
  };
  const before = JSON.stringify(schema);
  for (const value of [{ b: 1, c: 1 }, { b: 1 }, { b: 1, d: 1 }, { b: 1, c: 1 }]) validate(schema, value);
  expect(JSON.stringify(schema)).toBe(before);
  expect(validate(schema, { b: 1, c: 1 }).valid).toBe(true);
});

it("judges a long list in which every place has a meaning", () => {
  const prefixItems = Array.from({ length: 400 }, (_, place) => ({
    type: "object",
    properties: { at: { const: place } },
  }));
  const list = (shift: number) => prefixItems.map((_, place) => ({ at: place + shift }));
  expect(validate({ prefixItems }, list(0))).toMatchObject({ valid: true });
  expect(validate({ prefixItems }, list(1)).problems[0]).toMatchObject({ path: "/0/at", keyword: "const" });
});

it.each(["$defs", "definitions"])("finds the way back to the whole schema beside %s, however often", (key) => {
  const definitions = { [key]: { other: { type: "object", properties: { a: { type: "integer" } } } } };
  const $schema = "http://json-schema.org/draft-07/schema#";
  const schema: Json = {
    $schema,
    type: "object",
    properties: { a: { $ref: "#", title: "The same again" } },
    ...definitions,
  };
  // What stands beside a reference sends a schema of draft-07 to the validator that passes over it.
  const hiding: Json = { ...schema, properties: { a: { $ref: "#", minProperties: 2 } } };
  for (const one of [schema, hiding]) {
    expect(validate(one, { a: { a: {} } }).valid).toBe(true);
    expect(validate(one, { a: { a: 1 } }).valid).toBe(false);
  }
});

describe("deep nesting", () => {
  it.each(dialects)("is no problem for the meta-schema of %s", (dialect) => {
    expect(metaMismatches(nested(600), dialect)).toEqual([]);
    expect(metaMismatches(nested(3_000), dialect)).toEqual([]);
  });

  it("never throws", () => {
    expect(mismatchesAt({ not: nested(200) }, [], {}, "draft-07")).toHaveLength(1);
    expect(mismatchesAt({ not: nested(3_000) }, [], {}, "draft-07")).toBeUndefined();
    expect(compileRefusal({ type: "object", nullable: true, not: nested(200) }, "draft-07")).toBeUndefined();
    expect(compileRefusal({ type: "object", nullable: true, not: nested(3_000) }, "draft-07")).toMatchObject({
      code: "too-deep-or-endless",
    });
  });
});
