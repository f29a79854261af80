import { expect, test } from "vitest";
import { plain, plainJson, plainLine } from "./plain.ts";

test.each([
  ["\u001b[31mred\u009b0m", "\\u001b[31mred\\u009b0m"],
  ["two\r\nlines", "two\\u000d\\u000alines"],
  ["::error::x", "\\u003a:error::x"],
  ["  ::error::x", "  \\u003a:error::x"],
  ["a ::b::", "a ::b::"],
  ["x ##vso[task.complete] ##[group]", "x #\\u0023vso[task.complete] #\\u0023[group]"],
  ["###[x]", "##\\u0023[x]"],
  ["## heading", "## heading"],
])("%j", (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test("a line of a document keeps its tabs", () => {
  expect(plainLine("\ta\u0000\t::")).toBe("\ta\\u0000\t::");
  expect(plainLine("\t::a")).toBe("\t\\u003a:a");
});

test("JSON means the same after escaping", () => {
  const value = { "##vso[x]\u0085": ["\u{e0041}\u001b\u2028\u202e\\##[", "\ud800", "::"] };
  const text = plainJson(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text).toMatch(/^[\n\u0020-\u007e]*$/);
});
