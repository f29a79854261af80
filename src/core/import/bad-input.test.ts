import { describe, expect, it } from "vitest";
import { importTools } from "./import-tools.ts";

const messages = (text: string) => importTools(text).notes.map(({ message }) => message);
const deep = 10_000;

describe("a clear message with line and column", () => {
  it.each([
    ["JSON", '{"openapi": "3.0.0",\n "paths": {"/a": {"get": {]}}', /read as JSON, the first on line 2, column \d+/],
    ["YAML", "openapi: 3.0.0\npaths:\n  /a:\n    get: [\n  x: }", /looks like YAML .* \(line 5, column 3\)/],
    [
      "TypeScript",
      'server.registerTool("a", { inputSchema: { a: z.string( }, h);\n',
      /TypeScript, the first on line 1, column/,
    ],
    ["Python", "@mcp.tool()\ndef a(x: int:\n    pass\n", /Python, the first on line 2, column 13/],
    [
      "deep JSON",
      `{"tools":${"[".repeat(deep)}${"]".repeat(deep)}}`,
      /looks like JSON .*nested too deep \(line 1, column/,
    ],
    [
      "deep YAML",
      `tools:\n- a: ${'{"a":'.repeat(deep)}1${"}".repeat(deep)}\n`,
      /looks like YAML .*too deep \(line 2, column/,
    ],
  ])("%s", (_, text, expected) => expect(messages(text).join("\n")).toMatch(expected));
});

it("10,000 nested calls leave the tool beside them", () => {
  const calls = `x = ${"f(".repeat(deep)}1${")".repeat(deep)}`;
  for (const text of [
    `${calls}\n@mcp.tool()\ndef look(x: int): ...\n`,
    `const ${calls};\nserver.registerTool("look", { inputSchema: { x: z.number() } }, h);`,
  ]) {
    expect(importTools(text).tools.map(({ name }) => name)).toEqual(["look"]);
  }
}, 60_000);
