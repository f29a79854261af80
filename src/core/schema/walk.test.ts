import { describe, expect, it } from "vitest";
import { fromPointer, toPointer } from "../text/locate.ts";
import type { Json } from "../types.ts";
import { schemaDepth, subschemas } from "./walk.ts";

const places = (schema: Json) => [...subschemas(schema)].map(({ path }) => toPointer(path));

describe("subschemas", () => {
  it.each<[Json, string[]]>([
    [true, [""]],
    [false, [""]],
    [{ not: true }, ["", "/not"]],
    [{ items: {} }, ["", "/items"]],
    [{ items: [{}, false] }, ["", "/items/0", "/items/1"]],
    [{ prefixItems: [{}], contains: {} }, ["", "/prefixItems/0", "/contains"]],
    [{ properties: { a: { items: {} }, b: {} } }, ["", "/properties/a", "/properties/a/items", "/properties/b"]],
    [{ properties: { properties: { type: "string" } } }, ["", "/properties/properties"]],
    [{ properties: { a: "string" } }, ["", "/properties/a"]],
    [{ properties: ["a"] }, [""]],
    [{ anyOf: [{}], oneOf: {}, allOf: [{}] }, ["", "/anyOf/0", "/allOf/0"]],
    [{ dependencies: { a: ["b"], c: {} } }, ["", "/dependencies/c"]],
    [JSON.parse('{"if":{},"then":{},"else":{}}'), ["", "/if", "/then", "/else"]],
    [{ $defs: { "a/b": {} }, definitions: { "": {} } }, ["", "/$defs/a~1b", "/definitions/"]],
    [{ default: { not: {} }, const: { not: {} }, enum: [{ not: {} }], examples: [{ not: {} }] }, [""]],
    [JSON.parse('{"properties":{"__proto__":{"not":{}}}}'), ["", "/properties/__proto__", "/properties/__proto__/not"]],
  ])("of %j are at %j", (schema, expected) => {
    expect(places(schema)).toEqual(expected);
  });

  it("are found in any number and at any depth", () => {
    const wide = { allOf: Array.from({ length: 150_000 }, () => true) };
    expect([...subschemas(wide)]).toHaveLength(150_001);
    let deep: Json = true;
    for (let level = 0; level < 2_000; level++) deep = { not: deep };
    expect(places(deep)).toHaveLength(2_001);
  });
});

describe("schemaDepth", () => {
  const schema = {
    properties: { a: { items: [{ type: "strng" }] }, required: { minLength: -1 } },
    additionalProperties: "no",
    required: [1],
    items: [],
  };
  it.each([
    ["", 0],
    ["/required/0", 0],
    ["/items", 0],
    ["/properties", 0],
    ["/properties/a", 2],
    ["/properties/required/minLength", 2],
    ["/properties/a/items/0", 4],
    ["/properties/a/items/0/type", 4],
    ["/additionalProperties", 1],
    ["/nowhere/at/all", 0],
  ])("of %s is %i", (pointer, expected) => {
    const path = fromPointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    expect(schemaDepth(schema, path)).toBe(expected);
  });

  it("of a boolean is 0", () => {
    expect(schemaDepth(true, ["not"])).toBe(0);
  });
});
