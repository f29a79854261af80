import { describe, expect, it } from "vitest";
import type { Json } from "../../types.ts";
import { createFingerprints } from "../read/fingerprint.ts";
import { locate } from "../read/locate.ts";
import { createRefutation } from "./refutation.ts";

const refutation = (left: Json, right: Json) => {
  const { refutes, open } = createRefutation(createFingerprints());
  return { holds: refutes([locate(left, "2020-12")], [locate(right, "2020-12")]), open };
};

const then = "then" as string;
const whenA = { required: ["a"] };
const text = { type: "string" };
/** Each doubles the ways for a value to look. */
const choices = Array.from({ length: 12 }, (_, index) => ({
  anyOf: [{ required: [`a${index}`] }, { required: [`b${index}`] }],
}));

describe("every value of the one fits the other", () => {
  it.each<[string, Json, Json]>([
    ["a condition, as a dependency", { if: whenA, [then]: { required: ["b"] } }, { dependentRequired: { a: ["b"] } }],
    ["a dependency, as a condition", { dependentRequired: { a: ["b"] } }, { if: whenA, [then]: { required: ["b"] } }],
    ["a dependent schema, as a union", { dependentSchemas: { a: whenA } }, { anyOf: [{ not: whenA }, whenA] }],
    [
      "both branches of a condition",
      { if: whenA, [then]: { required: ["b"] }, else: { required: ["b"] } },
      objectsWith("b"),
    ],
    ["a negation twice", { not: { not: text } }, text],
    ["a negated limit", { type: "number", not: { minimum: 3 } }, { type: "number", maximum: 3 }],
    ["a negated type", { type: "integer", not: { exclusiveMinimum: 0 } }, { not: text }],
    [
      "a closed list of names",
      { type: "object", properties: { a: text }, additionalProperties: false },
      named("a", text),
    ],
    [
      "unevaluated members, where all are named",
      { type: "object", allOf: [{ properties: { a: text } }], unevaluatedProperties: false },
      { type: "object", properties: { a: text }, additionalProperties: false },
    ],
    [
      "unevaluated members of a condition",
      { type: "object", if: whenA, [then]: { properties: { a: text } }, unevaluatedProperties: false },
      { type: "object", properties: { a: text }, additionalProperties: false },
    ],
    ["items of a list", { type: "array", items: { type: "integer" } }, { items: { not: text } }],
    [
      "a condition as a dependency, among thousands of combinations that both share",
      { allOf: choices, if: whenA, [then]: { required: ["b"] } },
      { allOf: choices, dependentRequired: { a: ["b"] } },
    ],
    [
      "a change that is deep in what both share",
      { anyOf: [{ if: { anyOf: [...choices, whenA] }, [then]: text }, { oneOf: choices }] },
      { anyOf: [{ if: { anyOf: [whenA, ...choices] }, [then]: { not: { not: text } } }, { oneOf: choices }] },
    ],
    [
      "unevaluated members beside conditions that evaluate nothing",
      { type: "object", allOf: choices, unevaluatedProperties: false },
      { type: "object", allOf: choices, additionalProperties: false },
    ],
    [
      "what contains itself, without a condition that never fails there",
      { type: "object", properties: { a: { $ref: "#" } }, if: whenA, [then]: whenA, not: { required: ["b"] } },
      { type: "object", properties: { a: { $ref: "#" } }, not: { required: ["b"] } },
    ],
    ["names of a list", { type: "object", propertyNames: { enum: ["a", "b"] } }, { propertyNames: { maxLength: 1 } }],
    [
      "names of a closed list",
      { type: "object", properties: { a: text, bc: false }, additionalProperties: false },
      { propertyNames: { maxLength: 1 } },
    ],
    [
      "values of a pattern that say more",
      { type: "object", patternProperties: { "^a": { allOf: [text, { minLength: 1 }] } }, not: { required: ["b"] } },
      { patternProperties: { "^a": { not: { maxLength: 0 } } } },
    ],
    [
      "names of a pattern that meets no other",
      { type: "object", propertyNames: { pattern: "^[bc]" } },
      { patternProperties: { "^x": text } },
    ],
    [
      "names that two patterns match",
      { type: "object", patternProperties: { "^a": text, b$: { minLength: 1 } } },
      { patternProperties: { "^a(.*)b$": { type: "string", minLength: 1 } } },
    ],
    [
      "names that nobody mentions, where there is room for one only that is taken",
      { type: "object", maxProperties: 1 },
      { dependentSchemas: { a: { propertyNames: { maxLength: 1 } } } },
    ],
    ["a list that must hold what no item can be", { items: { type: "integer" }, contains: text, type: "array" }, false],
    [
      "a list that must hold something behind an item that nothing fits",
      { type: "array", prefixItems: [false], contains: text },
      false,
    ],
    ["more that fit than may fit", { type: "array", contains: text, minContains: 3, maxContains: 2 }, false],
    ["an item that fits", { type: "array", items: text, minItems: 1 }, { contains: text }],
    [
      "no more that fit than before",
      { type: "array", contains: { allOf: [text] }, maxContains: 2, minContains: 0 },
      { not: { contains: text, minContains: 3 } },
    ],
    [
      "items that nothing evaluates, of what is no list",
      { type: "string" },
      { allOf: [{ contains: text, unevaluatedItems: false }], unevaluatedItems: false },
    ],
    ["two of one name", { type: "object", propertyNames: { const: "a" }, minProperties: 2 }, false],
    ["one of two that never meet", { oneOf: [text, { type: "null" }] }, { anyOf: [{ type: "null" }, text] }],
  ])("%s", (_, left, right) => {
    expect(refutation(left, right).holds).toBe(true);
  });
});

describe("not every value fits", () => {
  it.each<[string, Json, Json]>([
    ["a condition that is gone", {}, { if: whenA, [then]: { required: ["b"] } }],
    ["a condition that says less", { if: whenA, [then]: { required: ["b"] } }, { required: ["b"] }],
    ["names that nobody mentions", { type: "object" }, { additionalProperties: false }],
    [
      "a member that only a failing branch evaluates",
      { type: "object", properties: { a: text } },
      { type: "object", anyOf: [{ properties: { a: { const: 1 } } }, {}], unevaluatedProperties: false },
    ],
    [
      "what contains itself, with a name that is refused further down",
      { type: "object", properties: { a: { $ref: "#" } } },
      { type: "object", properties: { a: { $ref: "#" } }, not: { required: ["b"] } },
    ],
    [
      "names of a list with one too long",
      { propertyNames: { enum: ["a", "bc"] } },
      { propertyNames: { maxLength: 1 } },
    ],
    [
      "names that match a pattern",
      { patternProperties: { "^a": text } },
      { patternProperties: { "^a": { minLength: 1 } } },
    ],
    [
      "names beside a pattern",
      { type: "object", patternProperties: { "^b": text } },
      { patternProperties: { "^a": text }, additionalProperties: { type: "integer" } },
    ],
    [
      "two names that nobody mentions, each of them another thing",
      { type: "object", additionalProperties: { type: ["string", "integer"] }, not: { additionalProperties: text } },
      { additionalProperties: { type: "integer" } },
    ],
    [
      "names of a pattern that looks ahead",
      { type: "object", patternProperties: { "^a(?=b)": text } },
      { patternProperties: { "^ab": { type: "integer" } } },
    ],
    ["fewer that fit than wanted", { type: "array", contains: text }, { contains: text, minContains: 2 }],
    ["more that fit than allowed", { type: "array", contains: text }, { contains: text, maxContains: 2 }],
    ["a list without its last limit", { type: "array" }, { maxItems: 3 }],
    ["one of two that meet", { anyOf: [text, { maxLength: 3 }] }, { oneOf: [text, { maxLength: 3 }] }],
  ])("%s", (_, left, right) => {
    const { holds, open } = refutation(left, right);
    expect(holds).toBe(false);
    expect(open.length).toBeGreaterThan(0);
  });
});

/** Any object with the name, and all that is no object. */
function objectsWith(name: string): Json {
  return { anyOf: [{ required: [name] }, { not: { type: "object" } }] };
}

function named(name: string, schema: Json): Json {
  return { propertyNames: true, properties: { [name]: schema, other: false } };
}
