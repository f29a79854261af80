import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Dialect, dialects, type Json } from "../types.ts";
import { dialectUris } from "./dialect.ts";
import { interpret } from "./interpret.ts";

const rows: readonly [schema: Json, value: Json, answer: boolean | undefined, dialect?: Dialect][] = [
  [true, 1, true],
  [false, 1, false],
  ["string", 1, undefined],
  [{ enum: [{ a: 1, b: 2 }] }, { b: 2, a: 1 }, true],
  [{ type: "integer", minimum: 1 }, 0.5, false],
  [{ type: "any" }, 1, undefined],
  [{ type: "string", nullable: true }, "a", undefined],
  [{ minLength: 2, pattern: "^a" }, "é", false],
  [{ multipleOf: 0.1 }, 0.3, undefined],
  [{ multipleOf: 2 }, 3, false],
  [{ multipleOf: 0.5 }, 1.5, true],
  [{ multipleOf: 0.5 }, 0.75, false],
  [{ multipleOf: 0.75 }, 2, false],
  [{ multipleOf: 0.5 }, 1e30, undefined],
  [{ multipleOf: 0.5 }, 0.3, undefined],
  [{ format: "date" }, "today", undefined],
  [{ format: "date" }, 5, true],
  [{ format: "int32" }, 5, true],
  [{ format: "int32" }, 2 ** 40, undefined],
  [{ required: "a" }, {}, undefined],
  // One "no" is enough.
  [{ required: "a", type: "string" }, {}, false],
  [{ properties: { a: { format: "date" }, b: false } }, { a: "today", b: 1 }, false],
  [{ patternProperties: { "^x": { type: "string" } }, additionalProperties: false }, { xa: "1" }, true],
  [{ patternProperties: { "^x": { type: "string" } }, additionalProperties: false }, { ya: "1" }, false],
  [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, false],
  [{ dependentRequired: { a: ["b"] } }, { a: 1 }, false],
  [{ dependentRequired: { a: ["b"] } }, { a: 1 }, true, "draft-07"],
  [{ prefixItems: [{ type: "string" }], items: false }, ["a", 1], false],
  [{ items: [{ type: "string" }], additionalItems: false }, ["a", 1], false, "draft-07"],
  [{ items: [{ type: "string" }] }, ["a"], undefined],
  [{ contains: { format: "date" }, minContains: 2 }, ["a"], false],
  [{ contains: { format: "date" } }, ["a"], undefined],
  [{ oneOf: [{ format: "date" }, {}, {}] }, "a", false],
  [{ not: { type: "string" } }, "a", false],
  [{ if: { format: "date" }, ["then" as string]: false, else: false }, "a", false],
  [{ if: { format: "date" }, ["then" as string]: false }, "a", undefined],
  [{ if: true, ["then" as string]: false }, "a", true, "draft-06"],
  [{ $ref: "#/$defs/none" }, 1, undefined],
  [{ properties: { a: { $dynamicRef: "#a" } }, type: "object", $dynamicAnchor: "a" }, { a: 1 }, false],
  [{ properties: { a: { $recursiveRef: "#" } }, type: "object" }, { a: 1 }, false, "2019-09"],
  [{ properties: { a: { $recursiveRef: "#" } }, type: "object" }, { a: 1 }, true, "2020-12"],
  [{ properties: { a: { $id: "b", $dynamicRef: "#a" } }, $dynamicAnchor: "a" }, { a: 1 }, undefined],
  [{ $ref: "#" }, 1, undefined],
  [{ allOf: [{ properties: { a: true } }], unevaluatedProperties: false }, { a: 1 }, true],
  [{ anyOf: [{ properties: { a: { type: "string" } } }], unevaluatedProperties: false }, { b: 1 }, false],
  [{ not: { properties: { a: false } }, unevaluatedProperties: false }, { a: 1 }, false],
  [{ anyOf: [{ properties: { a: { format: "date" } } }, true], unevaluatedProperties: false }, { a: "x" }, undefined],
  [{ prefixItems: [true], contains: { type: "string" }, unevaluatedItems: false }, [1, "a"], true],
  [{ $dynamicRef: "#a", unevaluatedProperties: false }, { a: 1 }, undefined],
  // A branch sees what it evaluates itself, and not what stands beside it.
  [{ allOf: [{ properties: { a: true } }, { unevaluatedProperties: false }] }, { a: 1 }, false],
  [
    { oneOf: [{ properties: { a: true } }, false], if: true, ["then" as string]: { unevaluatedProperties: false } },
    { a: 1 },
    false,
  ],
];

it.each(rows)("of %j and %j is %j", (schema, value, answer, dialect = "2020-12") => {
  expect(interpret(schema, value, { root: schema, dialect })).toBe(answer);
});

describe("what stands beside a reference", () => {
  const schema = { $ref: "#/definitions/a", maxLength: 2, definitions: { a: { type: "string" } } };
  const answers = (dialect: Dialect, refHides = false) =>
    ["ab", "abc", 1].map((value) => interpret(schema, value, { root: schema, dialect, refHides }));

  it("counts from 2019-09 on", () => expect(answers("2020-12")).toEqual([true, false, false]));
  it("is read in two ways before", () => expect(answers("draft-07")).toEqual([true, undefined, false]));
  it("says nothing by the specification", () => expect(answers("draft-07", true)).toEqual([true, true, false]));
});

it("follows a reference within each document that shares the schema", () => {
  const shared = { $ref: "#/$defs/a" };
  const answers = ["string", "integer"].map((type) => {
    const root = { properties: { a: shared }, $defs: { a: { type } } };
    return interpret(root, { a: "x" }, { root, dialect: "2020-12" });
  });
  expect(answers).toEqual([true, false]);
});

it("gives up after so many steps, also where they are in a circle", () => {
  const list = { type: "array", items: { type: "array", items: { type: "integer" } } };
  const value = Array.from({ length: 10 }, () => [1, 2, 3]);
  const budget = { left: 20 };
  expect(interpret(list, value, { root: list, dialect: "2020-12" }, budget)).toBeUndefined();
  expect(interpret(list, value, { root: list, dialect: "2020-12" })).toBe(true);
  const doubling = { anyOf: [{ allOf: [{ $ref: "#" }, { $ref: "#" }] }, false] };
  expect(interpret(doubling, 1, { root: doubling, dialect: "2020-12" })).toBeUndefined();
});

/** The official suite. It stands beside the checkout where there is one, and is no part of it. */
const suite = new URL("../../../../shared/oracles/json-schema-test-suite/tests/", import.meta.url);

interface Group {
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

/** With how many tests are decided by types, members, items, values, branches, references and plain limits alone. */
const drafts: readonly (readonly [string, Dialect, number])[] = [
  ["draft7", "draft-07", 890],
  ["draft2019-09", "2019-09", 1_180],
  ["draft2020-12", "2020-12", 1_186],
];

describe("the official suite, as far as nothing has to be asked", () => {
  if (!existsSync(suite)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }
  const usual = new Set<Json | undefined>([undefined, ...dialects.map((dialect) => dialectUris[dialect])]);
  it.each(drafts)("%s", (folder, dialect, least) => {
    const wrong: string[] = [];
    let decided = 0;
    for (const file of readdirSync(new URL(`${folder}/`, suite)).filter((name) => name.endsWith(".json"))) {
      const groups = JSON.parse(readFileSync(new URL(`${folder}/${file}`, suite), "utf8")) as Group[];
      for (const { description, schema, tests } of groups) {
        // A meta-schema of its own decides which keywords there are.
        if (!usual.has((schema as { $schema?: Json }).$schema)) continue;
        for (const { description: what, data, valid } of tests) {
          const verdict = interpret(schema, data, { root: schema, dialect, refHides: true });
          if (verdict !== undefined) decided++;
          if (verdict === !valid) wrong.push(`${file}: ${description}: ${what}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(decided).toBeGreaterThanOrEqual(least);
  });
});
