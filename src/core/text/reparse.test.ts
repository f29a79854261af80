import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze, createAnalyzer } from "../analyze.ts";
import { parseDocument, parseTool } from "./document.ts";
import { reparse } from "./reparse.ts";

const text = `{
  "tools": [
    { "name": "a", "description": "First.", "inputSchema": { "type": "object" } },
    { "name": "b", "description": "Second.", "inputSchema": { "type": "object" } }, // a comment
    { "name": "c", "inputSchema": { "type": "objekt" } }
  ]
}`;

const edit = (find: string, replacement: string) => text.replace(find, replacement);

describe("an edit inside one tool", () => {
  it.each([
    ["a longer description", edit("Second.", "Second, and longer.")],
    ["a shorter one", edit("Second.", "2")],
    ["a new property", edit('"name": "b",', '"name": "b", "title": "B",')],
    ["a syntax error that stays inside", edit('"name": "b",', '"name": "b"')],
  ])("%s is read alone", (_, after) => {
    expect(reparse(parseDocument(text), after, parseTool)).toBeDefined();
  });

  it.each([
    ["an opened comment", edit("Second.", 'Second." /*')],
    ["a second object", edit('"name": "b",', '"name": "b" }, { "name": "d",')],
    ["a bracket too many", edit('"name": "b",', '"name": ["b",')],
    ["another quote", edit('"name": "b",', "\"name\": 'b',")],
    ["an edit between two tools", edit("// a comment", "/* another */")],
    ["the whole text", "[]"],
  ])("%s makes all be read again", (_, after) => {
    expect(reparse(parseDocument(text), after, parseTool)).toBeUndefined();
  });
});

it("gives what a fresh analysis gives, whatever is typed where", () => {
  const typed = fc.record({
    at: fc.nat(text.length + 20),
    cut: fc.nat(3),
    put: fc.constantFrom("", "x", '"', "}", "{", "]", ",", "//", "/*", "\n", "'", '"a": 1,', "é"),
  });
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 6 }), (edits) => {
      const analyzer = createAnalyzer();
      let current = text;
      analyzer(current);
      for (const { at, cut, put } of edits) {
        current = current.slice(0, at) + put + current.slice(at + cut);
        expect(analyzer(current)).toEqual(analyze(current));
      }
    }),
    { seed: 20261116, numRuns: 150 },
  );
}, 60_000);
