import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../types.ts";
import { mismatchesByInterpreter } from "./interpreter.ts";

const judging = { dialect: "2020-12" as const, remotes: {}, formats: true };

it.each<[string, JsonObject, Json, boolean]>([
  ["zero as a limit", { maximum: 0, unevaluatedProperties: false }, 1, false],
  ["no item at all", { contains: true, maxContains: 0, minContains: 0, unevaluatedItems: true }, [1], false],
  ["objects in another order", { enum: [{ a: 1, b: 2 }], unevaluatedItems: true }, { b: 2, a: 1 }, true],
])("judges %s", (_, schema, value, takes) => {
  const mismatches = mismatchesByInterpreter(schema, value, judging);
  expect(mismatches && mismatches.length === 0).toBe(takes);
});

const whenA = { if: { required: ["a"] }, ["then" as string]: { properties: { a: { $ref: "#" } } } };
const turning: JsonObject = { allOf: [whenA, { anyOf: [whenA, whenA] }, whenA], unevaluatedProperties: false };
const nested = (levels: number): Json => (levels === 0 ? {} : { a: nested(levels - 1) });

it("gives up on a schema that leads back to itself and is put together anew at every step", () => {
  expect(mismatchesByInterpreter(turning, nested(1), judging)).toEqual([]);
  expect(mismatchesByInterpreter(turning, nested(8), judging)).toBeUndefined();
});
