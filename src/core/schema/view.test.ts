import { describe, expect, it } from "vitest";
import type { Dialect, Json, JsonObject } from "../types.ts";
import {
  branchesOf,
  commonTypes,
  conditionOf,
  dependenciesOf,
  inDialect,
  isNull,
  itemsOf,
  type JsonType,
  membersOf,
  nullableTypes,
  partsOf,
  takesAnything,
  takesNothing,
  typesAbout,
  typesOf,
  valuesOf,
} from "./view.ts";

describe("types", () => {
  it.each<[Json | undefined, readonly string[] | undefined]>([
    [{ type: "string" }, ["string"]],
    [{ type: ["integer", "null"] }, ["integer", "null"]],
    [{ type: [] }, undefined],
    [{ type: "any" }, undefined],
    [{ type: ["string", "any"] }, undefined],
    [{ type: "toString" }, undefined],
    [{ type: { type: "string" } }, undefined],
    [{ minLength: 1 }, undefined],
    [true, undefined],
    [undefined, undefined],
  ])("of %j are %j", (schema, expected) => {
    expect(typesOf(schema)).toEqual(expected);
  });

  it.each<[Json, readonly string[] | undefined]>([
    [{ type: "string", nullable: true }, ["string", "null"]],
    [{ type: ["string", "null"], nullable: true }, ["string", "null"]],
    [{ type: "string", nullable: "yes" }, ["string"]],
    [{ nullable: true }, undefined],
  ])("with OpenAPI's null: of %j are %j", (schema, expected) => {
    expect(nullableTypes(schema)).toEqual(expected);
  });

  it.each<[JsonType[], JsonType[], JsonType[]]>([
    [["string", "null"], ["null"], ["null"]],
    [["number"], ["integer"], ["integer"]],
    [["integer", "string"], ["number"], ["integer"]],
    [["number"], ["integer", "number"], ["number"]],
    [["integer", "number"], ["integer"], ["integer"]],
    [["object"], ["array"], []],
  ])("that %j and %j share are %j", (one, other, expected) => {
    expect(commonTypes(one, other)).toEqual(expected);
  });

  it.each<[Json, readonly string[]]>([
    [{ properties: {}, items: {} }, ["array", "object"]],
    [{ format: "date" }, ["string"]],
    [{ exclusiveMinimum: 0 }, ["number"]],
    [{ unevaluatedProperties: false, anyOf: [] }, []],
    [{ description: "minLength" }, []],
  ])("that %j is about are %j", (schema, expected) => {
    expect(typesAbout(schema)).toEqual(expected);
  });
});

describe("values", () => {
  it.each<[Json, readonly Json[] | undefined]>([
    [{ enum: ["a", null] }, ["a", null]],
    [{ const: null }, [null]],
    [{ const: { a: 1, b: 2 }, enum: [{ b: 2, a: 1 }, 3] }, [{ a: 1, b: 2 }]],
    [{ const: "c", enum: ["a"] }, []],
    [{ enum: "a" }, undefined],
    [{}, undefined],
    [false, undefined],
  ])("of %j are %j", (schema, expected) => {
    expect(valuesOf(schema)).toEqual(expected);
  });

  it.each<[Json, boolean]>([
    [{ type: "null" }, true],
    [{ type: ["null"], description: "nothing" }, true],
    [{ const: null }, true],
    [{ enum: [null] }, true],
    [{ enum: [null, 0] }, false],
    [{ type: ["null", "string"] }, false],
    [{ nullable: true }, false],
    [true, false],
  ])("%j is only null: %j", (schema, expected) => {
    expect(isNull(schema)).toBe(expected);
  });

  it.each<[Json, boolean, boolean]>([
    [true, true, false],
    [{}, true, false],
    [false, false, true],
    [{ not: {} }, false, true],
    [{ not: true }, false, true],
    [{ not: false }, false, false],
    [null, false, false],
  ])("%j takes anything: %j, nothing: %j", (schema, anything, nothing) => {
    expect([takesAnything(schema), takesNothing(schema)]).toEqual([anything, nothing]);
  });
});

describe("members", () => {
  it("are read as far as they make sense", () => {
    const schema = JSON.parse(`{
      "properties": { "a": {}, "__proto__": { "type": "null" } }, "patternProperties": { "^x": true },
      "required": ["a", 1, "b", "a"], "additionalProperties": false, "propertyNames": { "maxLength": 3 }
    }`) as Json;
    const { properties, patterns, rest, unevaluated, names, required } = membersOf(schema);
    expect(Object.keys(properties)).toEqual(["a", "__proto__"]);
    expect({ patterns, rest, unevaluated, names }).toEqual({
      patterns: { "^x": true },
      rest: false,
      unevaluated: undefined,
      names: { maxLength: 3 },
    });
    expect([...required]).toEqual(["a", "b"]);
  });

  it.each<[Json | undefined]>([[{ properties: ["a"], patternProperties: 1, required: "a" }], [true], [undefined]])(
    "of %j are none",
    (schema) => {
      const { properties, patterns, required } = membersOf(schema);
      expect([properties, patterns, [...required]]).toEqual([{}, {}, []]);
    },
  );

  it("depend on each other in the words of every dialect", () => {
    const schema = {
      dependentRequired: { a: ["b", 1] },
      dependentSchemas: { c: { minProperties: 2 }, odd: ["d"] },
      dependencies: { e: ["f"], g: false },
    };
    expect(dependenciesOf(schema)).toEqual([
      { keyword: "dependentRequired", name: "a", needs: ["b"] },
      { keyword: "dependentSchemas", name: "c", schema: { minProperties: 2 } },
      { keyword: "dependencies", name: "e", needs: ["f"] },
      { keyword: "dependencies", name: "g", schema: false },
    ]);
  });
});

describe("items", () => {
  const one = { type: "string" };
  it.each<[Json, readonly Json[] | undefined, string, Json | undefined, string]>([
    [{ items: one }, undefined, "prefixItems", one, "items"],
    [{ prefixItems: [one], items: false }, [one], "prefixItems", false, "items"],
    [{ items: [one], additionalItems: false }, [one], "items", false, "additionalItems"],
    [{ items: [one] }, [one], "items", undefined, "additionalItems"],
    [{ items: one, additionalItems: false }, undefined, "prefixItems", one, "items"],
    [{ prefixItems: [true], items: [one] }, [true], "prefixItems", undefined, "items"],
    [{ prefixItems: one }, undefined, "prefixItems", undefined, "items"],
    [true, undefined, "prefixItems", undefined, "items"],
  ])("of %j are %j under %s, then %j under %s", (schema, first, firstKeyword, rest, restKeyword) => {
    expect(itemsOf(schema)).toMatchObject({ first, firstKeyword, rest, restKeyword });
  });
});

describe("branches and conditions", () => {
  it("are told with their keyword", () => {
    const schema = JSON.parse('{ "oneOf": [{}], "allOf": [], "anyOf": {}, "then": true }') as Json;
    expect(branchesOf(schema)).toEqual([
      { keyword: "allOf", list: [] },
      { keyword: "oneOf", list: [{}] },
    ]);
    expect(branchesOf(schema, ["anyOf"])).toEqual([]);
    expect(branchesOf(true)).toEqual([]);
    expect(conditionOf(schema)).toBeUndefined();
    expect(conditionOf({ if: true, else: false })).toEqual({ test: true, met: undefined, otherwise: false });
  });
});

describe("what a dialect passes over", () => {
  const referring = { $ref: "#/definitions/a", description: "kept", maxLength: 3, $id: "other" };
  const modern = JSON.parse(
    '{ "dependentRequired": { "a": ["b"] }, "prefixItems": [true], "if": true, "then": false, "minContains": 2 }',
  ) as JsonObject;
  it.each<[JsonObject, Dialect | undefined, readonly string[]]>([
    [referring, "draft-06", ["$ref", "description"]],
    [referring, "draft-07", ["$ref", "description"]],
    [referring, "2019-09", ["$ref", "description", "maxLength", "$id"]],
    [referring, "2020-12", ["$ref", "description", "maxLength", "$id"]],
    [referring, undefined, ["$ref", "description", "maxLength", "$id"]],
    [{ $ref: 1, maxLength: 3 }, "draft-07", ["$ref", "maxLength"]],
    [modern, "draft-06", []],
    [modern, "draft-07", ["if", "then"]],
    [modern, "2019-09", ["dependentRequired", "if", "then", "minContains"]],
    [modern, "2020-12", ["dependentRequired", "prefixItems", "if", "then", "minContains"]],
    [{ $recursiveRef: "#", $dynamicRef: "#a" }, "draft-07", []],
    [{ $recursiveRef: "#", $dynamicRef: "#a" }, "2019-09", ["$recursiveRef"]],
    [{ $recursiveRef: "#", $dynamicRef: "#a" }, "2020-12", ["$dynamicRef"]],
    [{ dependencies: { a: ["b"] } }, "2020-12", ["dependencies"]],
  ])("of %j in %s leaves %j", (schema, dialect, expected) => {
    const read = inDialect(schema, dialect);
    expect(Object.keys(read)).toEqual(expected);
    expect(inDialect(schema, dialect)).toBe(read);
  });
});

describe("the parts of a value", () => {
  const root = {
    $ref: "#/$defs/a",
    title: "root",
    $defs: {
      a: { title: "a", allOf: [{ title: "b" }, { $ref: "#/$defs/a" }, { $ref: "#/$defs/none" }, true] },
      never: { allOf: [false] },
      // Its references count from here.
      other: { $id: "https://example.com/other", $ref: "#/$defs/a", $defs: { a: { title: "inside" } } },
    },
  };
  const titles = (schema: Json, dialect: Dialect) =>
    partsOf([schema], { root, dialect }).list.flatMap(({ title }) => (title === undefined ? [] : [title]));

  it("are all that hold for it, circles once", () => {
    const { list, ...others } = partsOf([root], { root, dialect: "2020-12" });
    expect(others).toEqual({ impossible: false, dangling: ["#/$defs/none"], cut: false });
    expect(list.map(({ title }) => title)).toEqual(["root", "a", "b", undefined, undefined]);
    expect(partsOf([root.$defs.never], { root, dialect: "2020-12" }).impossible).toBe(true);
  });

  it("follow the base of the schema that refers", () => {
    expect(titles(root.$defs.other, "2020-12")).toEqual(["inside"]);
    // Up to draft-07 the `$id` beside a `$ref` is none.
    expect(titles(root.$defs.other, "draft-07")).toEqual(["a", "b"]);
  });

  it("are bounded", () => {
    const wide = { allOf: Array.from({ length: 100_000 }, () => ({})) };
    const { list, cut } = partsOf([wide], { root: wide, dialect: "2020-12" });
    expect(list).toHaveLength(200);
    expect(cut).toBe(true);
  });
});
