import { expect, it } from "vitest";
import { parseDocument } from "./document.ts";
import { outlinedTools } from "./outlined-tools.ts";

/** A list that is drawn before the check must not jump after it. */
it.each([
  '{ "name": "a", "description": "A", "inputSchema": { "properties": { "name": { "type": "string" } } } }',
  '// a note\n{ "inputSchema": {}, /* "name": "no" */ "name" : "b\\u0063" }\n',
  '[{ "name": "a" }, { "inputSchema": { "name": "inner" }, "name": "b" }, { "title": "without a name" }]',
  '{ "tools": [{ "name": "a", "inputSchema": {} }, { "name": 5 }] }',
  '{ "jsonrpc": "2.0", "result": { "tools": [{ "name": "a" }] } }',
  '{ "tools": [] }',
  "[]",
  "",
])("%s: as the parser finds them", (text) => {
  const parsed = parseDocument(text).tools.map(({ offset, length, value }) => ({
    ...{ offset, length },
    name: typeof value.name === "string" ? value.name : null,
  }));
  expect(outlinedTools(text)).toEqual(parsed);
});

it.each([
  ['{ "name": "a", "description": "half typed"'],
  ['{ "mcpServers": { "a": { "command": "x" } } }'],
  ["not JSON"],
  ['"name"'],
])("%s: nothing before it is read", (text) => {
  expect(outlinedTools(text)).toEqual([]);
});
