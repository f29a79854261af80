import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "./parse.ts";
import { pretty } from "./pretty.ts";

function prettyText(text: string): string {
  const { root } = parse(text);
  return root ? pretty(root, text) : "";
}

it("is what JSON.stringify gives where nothing can be lost", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      // The digits of -0 and of 1e21 are a matter of spelling; both texts come from the same writer here.
      expect(prettyText(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
    }),
  );
});

it("keeps what a value would lose", () => {
  expect(prettyText('{"a":12345678901234567890,"a":1.0,"\\u0062":"\\/"}')).toBe(
    '{\n  "a": 12345678901234567890,\n  "a": 1.0,\n  "\\u0062": "\\/"\n}',
  );
  expect(prettyText("[ [ ] , { } ]")).toBe("[\n  [],\n  {}\n]");
});
