import { expect, it } from "vitest";
import type { Json, JsonObject } from "../types.ts";
import { diffTools } from "./diff.ts";

/** Definitions that each use the one before twice: billions of schemas in a few lines. */
function doubling(times: number, leaf: Json, use: (inner: Json) => JsonObject): JsonObject {
  const steps = Array.from({ length: times }, (_, index) => [`d${index + 1}`, use({ $ref: `#/$defs/d${index}` })]);
  return { $ref: `#/$defs/d${times}`, $defs: Object.fromEntries([["d0", leaf], ...steps]) };
}

const twice = (inner: Json) => ({ type: "object", properties: { a: inner, b: inner }, required: ["a", "b"] });
const either = (inner: Json) => ({ anyOf: [inner, inner] });
const many = (make: (index: number) => Json, length = 5_000) => Array.from({ length }, (_, index) => make(index));
const named = (letter: string, schema: Json) =>
  Object.fromEntries(many((index) => `${letter}${index}`).map((name) => [name as string, schema]));
const conditions = (letter: string) =>
  many((index) => ({ if: { required: [`a${index}`] }, ["then" as string]: { required: [`${letter}${index}`] } }), 300);

const pairs: readonly [string, Json, Json][] = [
  ["doubling members", doubling(40, { type: "string" }, twice), doubling(40, { type: "integer" }, twice)],
  ["doubling branches", doubling(40, { type: "string" }, either), doubling(40, { type: "integer" }, either)],
  ["long chains", doubling(3_000, { type: "string" }, twice), doubling(3_000, { type: "integer" }, twice)],
  ["circles in place", { $ref: "#" }, { anyOf: [{ $ref: "#" }, { type: "string" }] }],
  [
    "circles in place that leave members over",
    { type: "object", anyOf: [{ $ref: "#" }, { $ref: "#" }, { required: ["a"] }], unevaluatedProperties: false },
    { type: "object", anyOf: [{ $ref: "#" }, { required: ["b"] }, { $ref: "#" }], unevaluatedProperties: false },
  ],
  [
    "many members beside a condition",
    { type: "object", properties: named("p", { type: "string" }), not: { required: ["p1"] } },
    { type: "object", properties: named("p", { type: "integer" }), not: { required: ["p2"] } },
  ],
  ["many conditions", { allOf: conditions("b") }, { allOf: conditions("c") }],
  ["long lists of values", { enum: many((index) => `v${index}`) }, { enum: many((index) => `w${index}`) }],
  ["many members", { type: "object", properties: named("p", {}) }, { type: "object", properties: named("q", {}) }],
  ["many branches", { oneOf: many((index) => ({ const: index })) }, { oneOf: many((index) => ({ const: index + 1 })) }],
  ["slow patterns", { type: "string", pattern: "^(a+)+$" }, { type: "string", pattern: "^(a|aa)+$" }],
  [
    "huge sizes",
    { type: "array", minItems: 1e9, items: { minLength: 1e9 } },
    { type: "array", minItems: 1e9 + 1, items: { minLength: 1e9 } },
  ],
];

it.each(pairs)("%s end, and are never called safe", { timeout: 20_000 }, (_, older, newer) => {
  const { verdict } = diffTools([{ name: "t", inputSchema: older }], [{ name: "t", inputSchema: newer }]);
  expect(["breaking", "unknown"]).toContain(verdict);
});

it("one of thousands of required members is shown in a call that has them all", () => {
  const names = many((index) => `p${index}`, 3_000) as string[];
  const asking = (type: string) => ({
    name: "t",
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, { type }])),
      required: names,
    },
  });
  const { verdict, changes } = diffTools([asking("string")], [asking("integer")]);
  expect(verdict).toBe("breaking");
  expect(Object.keys(changes[0]?.witness as JsonObject)).toHaveLength(3_000);
});

it("a branch of thousands that asks for more breaks calls", () => {
  const branches = (required: readonly string[]) =>
    many((index) => ({ type: "object", properties: { kind: { const: index } }, required: ["kind", ...required] }));
  const asking = (required: readonly string[]) => ({
    name: "t",
    inputSchema: { type: "object", properties: { p: { oneOf: branches(required) } } },
  });
  expect(diffTools([asking([])], [asking(["a"])]).verdict).toBe("breaking");
});
