import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffTools } from "../diff.ts";
import type { Json, JsonObject } from "../types.ts";
import { problemsAt } from "../validate.ts";
import { exampleOf, examplesOf, fullExamplesOf } from "./example.ts";
import { judge } from "./judge.ts";
import { locate } from "./read.ts";

const names = ["a", "b", "c"];

const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    true,
    false,
    {},
    { type: "string" },
    { type: "integer" },
    { type: "null" },
    { type: "boolean" },
  ),
  fc.record(
    { type: fc.constant("integer"), minimum: fc.integer({ min: -2, max: 3 }), maximum: fc.integer({ min: 0, max: 5 }) },
    { requiredKeys: ["type"] },
  ),
  fc.record(
    {
      type: fc.constantFrom("number", "integer"),
      exclusiveMinimum: fc.integer({ min: -1, max: 2 }),
      multipleOf: fc.constantFrom(1, 2, 3),
    },
    { requiredKeys: ["type"] },
  ),
  fc.record(
    {
      type: fc.constant("string"),
      minLength: fc.integer({ min: 0, max: 2 }),
      maxLength: fc.integer({ min: 0, max: 3 }),
      pattern: fc.constantFrom("^a", "b$", "[0-9]"),
    },
    { requiredKeys: ["type"] },
  ),
  fc.record({ enum: fc.subarray<Json>(["a", "b", 1, 2, null, true, []], { minLength: 1 }) }),
  fc.record({ const: fc.constantFrom<Json>("a", 1, null, { a: 1 }) }),
  fc.record({ type: fc.subarray(["string", "integer", "null", "array", "object"], { minLength: 1 }) }),
  fc.constantFrom<Json>({ $ref: "#" }, { $ref: "#/$defs/x" }, { $ref: "#/$defs/y" }),
);

const { schema } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthIdentifier: "schema" },
    { arbitrary: leaf, weight: 3 },
    {
      arbitrary: fc.record(
        {
          type: fc.constant("object"),
          properties: fc.dictionary(fc.constantFrom(...names), tie("schema"), { maxKeys: 3 }),
          required: fc.subarray(names, { maxLength: 2 }),
          additionalProperties: tie("schema"),
          patternProperties: fc.dictionary(fc.constantFrom("^a", "b|c"), tie("schema"), { maxKeys: 2 }),
          minProperties: fc.integer({ min: 0, max: 2 }),
          maxProperties: fc.integer({ min: 0, max: 3 }),
          propertyNames: fc.constantFrom<Json>({ maxLength: 1 }, { enum: names }, true),
          dependentRequired: fc.dictionary(fc.constantFrom(...names), fc.subarray(names), { maxKeys: 1 }),
          unevaluatedProperties: fc.constantFrom<Json>(false, true),
        },
        { requiredKeys: [] },
      ),
      weight: 4,
    },
    {
      arbitrary: fc.record(
        {
          type: fc.constant("array"),
          items: tie("schema"),
          prefixItems: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
          minItems: fc.integer({ min: 0, max: 2 }),
          maxItems: fc.integer({ min: 0, max: 3 }),
          uniqueItems: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      weight: 2,
    },
    // Apart from the others: Ajv does not see `contains` behind `prefixItems` where it stops at the first problem.
    fc.record(
      {
        contains: fc.constantFrom<Json>({ type: "integer" }, { const: "a" }, { type: "array" }),
        maxContains: fc.constantFrom(1, 2),
      },
      { requiredKeys: ["contains"] },
    ),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie("schema") }),
    fc.record(
      { if: tie("schema"), ["then" as string]: tie("schema"), else: tie("schema") },
      { requiredKeys: ["if"] },
    ) as fc.Arbitrary<Json>,
  ),
}));

const rooted = fc.record({ root: schema, x: schema, y: leaf }).map(({ root, x, y }): JsonObject => {
  const own = typeof root === "object" && root !== null ? (root as JsonObject) : root === false ? { not: {} } : {};
  return { ...own, $defs: { x, y } };
});

const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, false, 0, 1, 2, 3, -1, 0.5, 6, "", "a", "ab", "b", "0", "abc", "zzzz", [], {}),
    fc.dictionary(fc.constantFrom(...names, "other"), tie("value"), { maxKeys: 3 }) as fc.Arbitrary<Json>,
    fc.array(tie("value"), { maxLength: 3 }) as fc.Arbitrary<Json>,
  ),
})).value;

/** A small change somewhere in a schema. */
const mutated = fc.tuple(rooted, schema, fc.nat()).map(([older, other, seed]): [JsonObject, JsonObject] => {
  const places: (readonly (string | number)[])[] = [];
  const visit = (at: Json, path: readonly (string | number)[]) => {
    if (typeof at !== "object" || at === null) return;
    for (const [key, inner] of Object.entries(at)) {
      places.push([...path, key]);
      visit(inner as Json, [...path, key]);
    }
  };
  visit(older, []);
  const [first, ...rest] = places[seed % Math.max(1, places.length)] ?? [];
  if (first === undefined) return [older, older];
  const change = (at: Json, [key, ...more]: readonly (string | number)[]): Json => {
    const copy = structuredClone(at) as Record<string, Json>;
    const name = String(key);
    if (more.length > 0) copy[name] = change(copy[name] as Json, more);
    else if (seed % 3 === 0 && !Array.isArray(copy)) delete copy[name];
    else if (typeof copy[name] === "number") copy[name] = (copy[name] as number) + (seed % 2 === 0 ? 1 : -1);
    else if (typeof copy[name] === "object" || typeof copy[name] === "boolean") copy[name] = other;
    return copy;
  };
  return [older, change(older, [first, ...rest]) as JsonObject];
});

const valid = (root: Json, at: Json) => {
  const problems = problemsAt(root, [], at, "2020-12");
  return problems && problems.length === 0;
};

/** Compiling takes a thousand times as long as our judge, so most values are left to it: the first test tells how far it can be trusted. */
const quickly = (root: Json, at: Json) => judge(locate(root, "2020-12"), at);

const pairs = fc.oneof(mutated, fc.tuple(rooted, rooted));
const runs = 300;

describe("against a validator", () => {
  it("our judge never contradicts it", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(rooted, fc.array(value, { minLength: 5, maxLength: 10 }), (root, values) => {
        for (const at of values) {
          const ours = judge(locate(root, "2020-12"), at);
          const theirs = ours === undefined ? undefined : valid(root, at);
          if (ours !== undefined && theirs !== undefined) expect([at, ours]).toEqual([at, theirs]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("no value refutes safe or none, and every witness is one", { timeout: 60_000 }, () => {
    let tested = 0;
    const seen = { breaking: 0, safe: 0, none: 0, unknown: 0, behavioural: 0 };
    fc.assert(
      fc.property(pairs, fc.array(value, { minLength: 5, maxLength: 15 }), ([older, newer], values) => {
        const input = diffTools([{ name: "t", inputSchema: older }], [{ name: "t", inputSchema: newer }]);
        const output = diffTools(
          [{ name: "t", inputSchema: {}, outputSchema: newer }],
          [{ name: "t", inputSchema: {}, outputSchema: older }],
        );
        const [old, now] = [locate(older, "2020-12"), locate(newer, "2020-12")];
        const samples = [
          ...values,
          ...[old, now].flatMap((at) => [exampleOf([at]) ?? null, ...examplesOf([at]), ...fullExamplesOf([at])]),
        ];
        for (const diff of [input, output]) {
          seen[diff.verdict]++;
          for (const { witness, severity } of diff.changes) {
            if (severity === "breaking" && witness !== undefined) {
              const [was, is] =
                tested++ % 20 === 0
                  ? [valid(older, witness), valid(newer, witness)]
                  : [quickly(older, witness), quickly(newer, witness)];
              expect([witness, was ?? true, is ?? false]).toEqual([witness, true, false]);
            }
          }
          if (diff.verdict !== "safe" && diff.verdict !== "none") continue;
          for (const at of samples) {
            const [was, is] = [quickly(older, at), quickly(newer, at)];
            if (was === undefined || is === undefined) continue;
            expect([at, was && !is, diff.verdict === "none" && is !== was]).toEqual([at, false, false]);
          }
        }
      }),
      { numRuns: runs },
    );
    expect(seen.breaking).toBeGreaterThan(runs / 5);
    expect(seen.safe).toBeGreaterThan(runs / 20);
  });
});
