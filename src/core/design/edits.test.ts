import { describe, expect, it } from "vitest";
import { applyEdits, nodeValue, parse, valueAt } from "../text/index.ts";
import type { JsonNode, JsonObject, Path } from "../types.ts";
import { designEdit } from "./apply.ts";
import { designDocumentEdit } from "./document-edit.ts";
import { type DesignEdit, isRefused } from "./edit.ts";
import { designPage } from "./page.ts";

/** The text after an edit, or the code of the refusal. */
function textAfter(text: string, edit: DesignEdit): string {
  const result = designEdit(text, edit);
  return isRefused(result) ? result.refusal.code : applyEdits(text, result.edits);
}

const lines = (...all: string[]) => all.join("\n");
const tool = lines(
  "{",
  '  "name": "find",',
  '  "inputSchema": {',
  '    "type": "object",',
  '    "properties": {',
  "      // what to look for",
  '      "query": { "type": "string", "minLength": 2 }, // at least two',
  '      "limit": { "type": "integer", "minimum": 1, "maximum": 100, "default": 20 },',
  '      "box": {',
  '        "type": "object",',
  '        "properties": { "left": { "type": "number" } }',
  "      }",
  "    },",
  '    "required": ["query"]',
  "  }",
  "}",
);
const input = (...steps: string[]): Path => ["inputSchema", ...steps.flatMap((step) => ["properties", step])];

describe("an edit of the page is a small edit of the text", () => {
  it.each<[string, DesignEdit, string, string]>([
    ["a name, with required", { verb: "rename", path: input("query"), to: "text" }, '"query"', '"text"'],
    [
      "a limit",
      { verb: "keyword", path: input("query"), keyword: "maxLength", value: 9 },
      '"minLength": 2 }',
      '"minLength": 2, "maxLength": 9 }',
    ],
    [
      "a limit away",
      { verb: "keyword", path: input("query"), keyword: "minLength", value: undefined },
      ', "minLength": 2',
      "",
    ],
    [
      "one value for ever",
      { verb: "type", path: input("query"), to: { to: "constant" } },
      '"type": "string", "minLength": 2',
      '"type": "string", "const": "value"',
    ],
    ["one more required", { verb: "require", path: input("limit"), required: true }, '["query"]', '["query", "limit"]'],
    [
      "none required",
      { verb: "require", path: input("query"), required: false },
      '    },\n    "required": ["query"]\n',
      "    }\n",
    ],
    [
      "a new field after another",
      { verb: "add", path: input(), after: "query", name: "page" },
      " // at least two\n",
      ' // at least two\n      "page": { "type": "string" },\n',
    ],
    [
      "another type, without the limits of the old one",
      { verb: "type", path: input("limit"), to: { to: "text" } },
      '{ "type": "integer", "minimum": 1, "maximum": 100, "default": 20 }',
      '{ "type": "string" }',
    ],
    [
      "a list of what was there",
      { verb: "wrap-list", path: input("query") },
      '{ "type": "string", "minLength": 2 }',
      '{ "type": "array", "items": { "type": "string", "minLength": 2 } }',
    ],
    [
      "null too",
      { verb: "nullable", path: input("query"), nullable: true },
      '"string", "minL',
      '["string", "null"], "minL',
    ],
    [
      "an annotation",
      { verb: "annotate", key: "readOnlyHint", value: true },
      '    "required": ["query"]\n  }\n',
      '    "required": ["query"]\n  },\n  "annotations": { "readOnlyHint": true }\n',
    ],
    [
      "a title in its place",
      { verb: "tool-text", field: "title", value: "Find" },
      '"name": "find",\n',
      '"name": "find",\n  "title": "Find",\n',
    ],
    [
      "a shared definition",
      { verb: "extract", path: input("box"), name: "Box" },
      lines(
        '"box": {',
        '        "type": "object",',
        '        "properties": { "left": { "type": "number" } }',
        "      }",
        "    },",
        '    "required": ["query"]',
      ),
      lines(
        '"box": { "$ref": "#/$defs/Box" }',
        "    },",
        '    "required": ["query"],',
        '    "$defs": {',
        '      "Box": {',
        '        "type": "object",',
        '        "properties": { "left": { "type": "number" } }',
        "      }",
        "    }",
      ),
    ],
  ])("%s", (_, edit, old, fresh) => {
    const expected = edit.verb === "rename" ? tool.replaceAll(old, fresh) : tool.replace(old, fresh);
    expect(textAfter(tool, edit)).toBe(expected);
  });

  const spread = JSON.stringify(
    {
      name: "find",
      inputSchema: {
        type: "object",
        properties: { query: { type: "string" }, box: { type: "object", properties: { left: { type: "number" } } } },
      },
    },
    null,
    2,
  );
  it.each<DesignEdit>([
    { verb: "add", path: input() },
    { verb: "add", path: input("query") },
    { verb: "wrap-list", path: input("box") },
    { verb: "make-union", path: input("query") },
    { verb: "type", path: input("query"), to: { to: "object" } },
    { verb: "extract", path: input("box"), name: "Box" },
    { verb: "annotate", key: "readOnlyHint", value: true },
    { verb: "output", isThere: true },
  ])("a text in which every object stands over lines stays so: $verb", (edit) => {
    const text = textAfter(spread, edit);
    expect(text).not.toBe(spread);
    expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it("moves a field with its comments, and required with it", () => {
    const moved = textAfter(tool, { verb: "move", path: input("query"), into: input("box") });
    expect(moved).toContain("// what to look for");
    expect(moved).toContain("at least two");
    const value = nodeValue(parse(moved).root as JsonNode);
    expect(valueAt(value, [...input("box"), "required"])).toEqual(["query"]);
    expect(valueAt(value, ["inputSchema", "required"])).toBeUndefined();
  });

  it("renames a field in the saved calls of its tool", () => {
    const cases =
      '"cases": [{ "name": "one", "tool": "find", "arguments": { /* why */ "query": "x" }, "expect": "valid" }]';
    const text = `{ "tools": [${tool}], ${cases} }`;
    const span = { offset: text.indexOf(tool), length: tool.length };
    const result = designDocumentEdit(text, span, { verb: "rename", path: input("query"), to: "text" });
    if (isRefused(result)) throw new Error(result.refusal.code);
    expect(result.consequences).toEqual([{ code: "renamed-along", places: 1, cases: 1 }]);
    expect(applyEdits(text, result.edits)).toBe(text.replaceAll('"query"', '"text"'));
  });

  it("brings back what it extracted", () => {
    const shared = textAfter(tool, { verb: "extract", path: input("box"), name: "Box" });
    const back = textAfter(shared, { verb: "inline", path: input("box") });
    expect(valueAt(nodeValue(parse(back).root as JsonNode), input("box"))).toEqual(
      valueAt(nodeValue(parse(tool).root as JsonNode), input("box")),
    );
  });

  it("renames a definition with all that refer to it", () => {
    const shared = textAfter(tool, { verb: "extract", path: input("box"), name: "Box" });
    const renamed = textAfter(shared, { verb: "rename", path: ["inputSchema", "$defs", "Box"], to: "a/b c%" });
    const value = nodeValue(parse(renamed).root as JsonNode) as JsonObject;
    const row = designPage(value).sections[0]?.rows.find(({ name }) => name === "box");
    expect(row?.type).toMatchObject({ kind: "shared", isDangling: false });
  });

  it.each<[string, DesignEdit, string]>([
    ["a name that is taken", { verb: "rename", path: input("query"), to: "limit" }, "name-taken"],
    ["no name", { verb: "rename", path: input("query"), to: "" }, "name-empty"],
    ["a place that is not there", { verb: "delete", path: input("gone") }, "not-there"],
    ["an object into itself", { verb: "move", path: input("box"), into: input("box") }, "into-itself"],
    ["what is no JSON", { verb: "replace", path: input("box"), text: "{ oh" }, "not-json"],
  ])("refuses %s", (_, edit, code) => expect(textAfter(tool, edit)).toBe(code));
});

it("a tool without a schema gets one with its first field", () => {
  const text = '{ "name": "bare" }';
  const done = designEdit(text, { verb: "add", path: ["inputSchema"] });
  expect("edits" in done && JSON.parse(applyEdits(text, done.edits))).toEqual({
    name: "bare",
    inputSchema: { type: "object", properties: { field: { type: "string" } } },
  });
  expect(designEdit(text, { verb: "add", path: ["other"] })).toEqual({ refusal: { code: "not-there" } });
});
