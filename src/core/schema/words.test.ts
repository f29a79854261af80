import { expect, it } from "vitest";
import { unusable } from "./unusable.ts";
import { explain, unusableInWords } from "./words.ts";

it.each([
  ["minProperties", 1, "has less than 1 member"],
  ["minProperties", 2, "has less than 2 members"],
  ["minItems", 1, "has less than 1 item"],
  ["maxLength", 1, "has more than 1 character"],
])("%s of %i: %s", (keyword, limit, words) => {
  expect(explain({ keyword, params: { limit } })).toBe(words);
});

it("a refusal names what it is about", () => {
  expect(unusableInWords(unusable("lost-reference", "#/$defs/none"))).toBe(
    "`$ref` points at `#/$defs/none`, which does not exist",
  );
  expect(unusableInWords(unusable("wrong-kind", "required", '["array"]'))).toBe("`required` must be a list");
});
