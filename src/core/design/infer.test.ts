import { expect, it } from "vitest";
import { validate } from "../check/index.ts";
import type { Json } from "../types.ts";
import { inferSchema } from "./infer.ts";

it.each<[string, Json[], Json]>([
  ["a text", ["a"], { type: "string" }],
  ["whole and broken numbers", [1, 2.5], { type: "number" }],
  ["a date", ["2026-01-02", "2026-03-04"], { type: "string", format: "date" }],
  ["values that repeat", ["a", "b", "a", "b"], { type: "string", enum: ["a", "b"] }],
  ["values that do not", ["a", "b"], { type: "string" }],
  ["null as well", ["a", null], { type: ["string", "null"] }],
  ["an empty list", [[]], { type: "array", items: {} }],
  [
    "required is what every example has",
    [{ a: 1 }, { a: 2, b: [true] }],
    {
      type: "object",
      properties: { a: { type: "integer" }, b: { type: "array", items: { type: "boolean" } } },
      required: ["a"],
    },
  ],
])("%s", (_, examples, schema) => {
  expect(inferSchema(examples)).toEqual(schema);
  for (const example of examples) expect(validate(schema, example).valid).toBe(true);
});
