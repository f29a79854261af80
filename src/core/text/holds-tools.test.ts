import { expect, it } from "vitest";
import { holdsTools } from "./holds-tools.ts";

it.each([
  ['{ "name": "a", "inputSchema": {} }', true],
  ['[{ "name": "a", "parameters": {} }]', true],
  ['{ "tools": [{ "name": "a", "input_schema": {} }] }', true],
  ['{ "jsonrpc": "2.0", "result": { "tools": [{ "name": "a", "description": "A" }] } }', true],
  ['{ "type": "function", "function": { "name": "a" } }', true],
  ['{ "name": "a", "description": "A tool without parameters" }', true],
  ['{ "name": "a", "inputSchema": { "type": "object" ', true],
  ['[{ "name": "a", "inputSchema": { ] }', true],
  ['{ "name": "toolwright", "version": "1.0.0", "description": "A package", "scripts": {} }', false],
  ['// settings\n{ "compilerOptions": { "strict": true, }, }', false],
  ['[{ "id": 1 }, { "id": 2 }]', false],
  ['{ "tools": [{ "name": "eslint", "version": "9" }] }', false],
  ['{ "mcpServers": { "a": { "command": "x" } } }', false],
  ["{ not json", false],
  ["const a = { inputSchema: {} };", false],
  ["[]", false],
  ["", false],
])("%s: %s", (text, holds) => {
  expect(holdsTools(text)).toBe(holds);
});
