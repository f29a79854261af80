import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../types.ts";
import { written } from "./pasted-arguments.ts";
import { readValue } from "./read-value.ts";
import { rewritten } from "./rewrite.ts";

const lines = (...all: string[]) => all.join("\n");

describe("rewritten", () => {
  it.each<[string, string, Json, string]>([
    [
      "one member, and the note beside it stays",
      lines("{", "  // which one", '  "id": 1, // the first', '  "deep":   [1,2]', "}"),
      { id: 2, deep: [1, 2] },
      lines("{", "  // which one", '  "id": 2, // the first', '  "deep":   [1,2]', "}"),
    ],
    [
      "a member inside of others",
      lines("{", '\t"a": { /* x */ "b": [ { "c": 1.0 } ] }', "}"),
      { a: { b: [{ c: 1, d: true }] } },
      lines("{", '\t"a": { /* x */ "b": [ { "c": 1.0, "d": true } ] }', "}"),
    ],
    ["a new name in the old place", '{"a":1,"b" : 2} // end', { x: 1, b: 2 }, '{"x":1,"b" : 2} // end'],
    ["an element less", '{"l": [1,  2,  3] /* l */}', { l: [1, 3] }, '{"l": [1,  3] /* l */}'],
    ["an element more", '{"l": [1,  2] /* l */}', { l: [1, 2, 3] }, '{"l": [1,  2, 3] /* l */}'],
    ["an element in between", '{"l": [1,  3] /* l */}', { l: [1, 2, 3] }, '{"l": [1, 2, 3] /* l */}'],
    ["the last member gone", lines("{", "  // none", '  "a": 1', "}"), {}, lines("{", "  // none", "}")],
    ["the same value", '{"a":   1}', { a: 1 }, '{"a":   1}'],
  ])("writes %s", (_, text, value, expected) => {
    expect(rewritten(text, value)).toBe(expected);
  });

  it("goes on as the panel writes where nobody wrote otherwise", () => {
    for (const before of [{}, { a: 1 }, { a: 1, long: Array.from({ length: 40 }, (_, index) => index) }] as Json[]) {
      const after = { ...(before as object), b: [1] };
      expect(rewritten(written(before), after)).toBe(written(after));
    }
    expect(rewritten("", { a: 1 })).toBe(written({ a: 1 }));
  });

  it("writes all anew where an edit would be hidden or the text cannot be read", () => {
    expect(rewritten('{ "a": 1, "a": 2, /* x */ "b": 1 }', { b: 1 })).toBe('{\n  "b": 1\n}');
    expect(rewritten('{ "a": ', { b: 1 })).toBe('{\n  "b": 1\n}');
  });

  it("means the value, whatever the two are", () => {
    const anyValue = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
    fc.assert(
      fc.property(anyValue, anyValue, (before, after) => {
        const text = `// first\n${JSON.stringify(before, null, 3)} // last`;
        const edited = rewritten(text, after);
        expect(readValue(edited, { comments: true, exact: false })).toEqual({ kind: "value", value: after });
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});
