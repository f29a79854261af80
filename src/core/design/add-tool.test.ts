import { expect, it } from "vitest";
import { applyEdits, parseDocument } from "../text/index.ts";
import { addToolEdit } from "./add-tool.ts";

it.each([
  ["", ["new_tool"]],
  ["[]", ["new_tool"]],
  ['{ "tools": [] }', ["new_tool"]],
  ['[\n  { "name": "new_tool", "inputSchema": {} } // mine\n]', ["new_tool", "new_tool_2"]],
  ['{\n  "tools": [\n    { "name": "a", "inputSchema": {} },\n  ],\n}', ["a", "new_tool"]],
  ['// mine\n{ "name": "one", "inputSchema": {} }\n', ["one", "new_tool"]],
  ['{ "result": { "tools": [{ "name": "one", "inputSchema": {} }] } }', ["one", "new_tool"]],
])("adds a tool to %j", (text, names) => {
  const edited = applyEdits(text, addToolEdit(text) ?? []);
  expect(parseDocument(edited).tools.map(({ value }) => value.name)).toEqual(names);
  expect(edited.includes("// mine")).toBe(text.includes("// mine"));
});

it("one tool alone is laid out as the list that it becomes", () => {
  const text = '// mine\r\n{\r\n\t"name": "one", // its name\r\n\r\n\t"inputSchema": {}\r\n}\r\n';
  expect(applyEdits(text, addToolEdit(text) ?? []).replaceAll("\r\n", "\n")).toBe(`// mine
[
\t{
\t\t"name": "one", // its name

\t\t"inputSchema": {}
\t},
\t{
\t\t"name": "new_tool",
\t\t"description": "",
\t\t"inputSchema": {
\t\t\t"type": "object",
\t\t\t"properties": {}
\t\t}
\t}
]
`);
});

it.each(["{ nothing", '{ "openapi": "3.1.0" }'])("leaves %j alone", (text) => {
  expect(addToolEdit(text)).toBeUndefined();
});

it("gives a new tool the fields of an example", () => {
  const text = applyEdits("", addToolEdit("", '{ "query": "open bugs", "limit": 20 }') ?? []);
  expect(parseDocument(text).tools[0]?.value.inputSchema).toEqual({
    type: "object",
    properties: { query: { type: "string" }, limit: { type: "integer" } },
    required: ["query", "limit"],
  });
});

it.each(["", "42", "[1, 2]", "{ nothing", "words"])("makes no tool of %j, which has no fields", (example) => {
  expect(addToolEdit("", example)).toBeUndefined();
});
