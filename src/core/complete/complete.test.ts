import { describe, expect, it } from "vitest";
import { completionAt, toolAround } from "./index.ts";

/** A tool with "|" where the cursor is. */
function at(marked: string) {
  const offset = marked.indexOf("|");
  return completionAt(marked.slice(0, offset) + marked.slice(offset + 1), offset);
}
const tool = (schema: string, before = '"description": "Books a room."') =>
  `{ "name": "book_room", ${before}, "inputSchema": ${schema} }`;
const values = (marked: string) => {
  const completion = at(marked);
  return completion.kind === "values" ? completion.values : completion.kind;
};

describe("prose is left alone", () => {
  it.each([
    tool("{}", '"description": "Books the roo|"'),
    tool("{}", '"title": "Book |"'),
    '{ "name": "bo|" }',
    tool('{ "type": "object", "properties": { "room": { "type": "string", "description": "The |" } } }'),
    tool('{ "$comment": "why|" }'),
    tool('{ "default": "any|" }'),
    tool('{ "enum": ["a", "b|"] }'),
    tool('{ "pattern": "^a|" }'),
    tool("{}", '"_meta": { "a/b": "c|" }'),
    // Not closed yet.
    '{ "name": "a", "description": "Books the roo|\n}',
  ])("%s", (marked) => expect(at(marked)).toEqual({ kind: "prose" }));
});

describe("the document completes itself", () => {
  const properties = '"properties": { "city": {}, "days": {}, "unit": {} }';
  it.each<[string, unknown]>([
    [`{ ${properties}, "required": [|] }`, ["city", "days", "unit"]],
    [`{ ${properties}, "required": ["city", "|"] }`, ["days", "unit"]],
    [`{ ${properties}, "required": ["ci|ty"] }`, ["city", "days", "unit"]],
    [`{ "required": ["|"], ${properties} }`, ["city", "days", "unit"]],
    [`{ ${properties}, "dependentRequired": { "|" } }`, ["city", "days", "unit"]],
    [`{ ${properties}, "dependentRequired": { "city": ["days", "|"] } }`, ["city", "unit"]],
    ['{ "$ref": "|", "$defs": { "User": {}, "a/b": {} } }', ["#/$defs/User", "#/$defs/a~1b", "#"]],
    [
      '{ "properties": { "a": { "$ref": "#|" } }, "$defs": { "User": { "$anchor": "u" } } }',
      ["#/$defs/User", "#u", "#"],
    ],
    ['{ "properties": { "a": { "enum": ["x", 2, null], "default": | } } }', ["x", 2, null]],
    ['{ "properties": { "a": { "enum": ["x", "y"], "default": "|" } } }', ["x", "y"]],
    ['{ "properties": { "a": { "enum": ["x"], "examples": ["|"] } } }', ["x"]],
    ['{ "properties": { "o": { "properties": { "in": {} }, "required": ["|"] } } }', ["in"]],
    // A field of that name is no keyword.
    ['{ "properties": { "required": { "|" } } }', "keywords"],
    ['{ "required": ["|"] }', "keywords"],
  ])("%s", (schema, expected) => expect(values(tool(schema))).toEqual(expected));

  it("replaces the whole string, quotes included", () => {
    const text = tool(`{ ${properties}, "required": ["ci"] }`);
    const offset = text.indexOf('"ci"]') + 3;
    const completion = completionAt(text, offset);
    expect(completion).toMatchObject({ kind: "values", replaces: { offset: offset - 3, length: 4 }, isKey: false });
  });
});

describe("keywords", () => {
  it.each<[string, boolean]>([
    [tool('{ "properties": { "a": | } }'), true],
    [tool('{ "items": | }'), true],
    [tool('{ "anyOf": [|] }'), true],
    [tool('{ "additionalProperties": | }'), false],
    [tool('{ "uniqueItems": | }'), false],
    [tool('{ "|" }'), false],
    ["{|}", false],
    ["", false],
  ])("%s expects a schema: %s", (marked, isSchema) => {
    expect(marked === "" ? completionAt("", 0) : at(marked)).toEqual({ kind: "keywords", isSchema });
  });

  it("too deep a text is answered", () => {
    expect(completionAt("[".repeat(5000), 5000)).toEqual({ kind: "keywords", isSchema: false });
  });
});

it("finds the tool around a place, also in a large list", () => {
  const text = `{ "tools": [${'{ "name": "a" }, '.repeat(3)}{ "name": "last" }] }`;
  const span = toolAround(text, text.indexOf("last"));
  expect(span && text.slice(span.offset, span.offset + span.length)).toBe('{ "name": "last" }');
  expect(toolAround(text, 3)).toBeUndefined();
  expect(toolAround('{ "tools": [{ "name": "a"', 15)).toBeUndefined();
});
