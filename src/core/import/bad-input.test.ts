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

describe("what cannot be afforded is given up early, with a word on where", () => {
  const registered = (name: string) => `server.registerTool("${name}", { inputSchema: { a: z.string() } }, h);\n`;
  const brokenTypeScript = "const 1 = ) ( ; function { \n".repeat(100_000);
  const brokenPython = "def a(x: int:\n  ) ( return {{ ]\n".repeat(100_000);
  const open = (word: string) => word.repeat(1_000_000);

  it.each([
    [
      "mistakes in TypeScript",
      registered("first") + brokenTypeScript,
      ["first"],
      /too much before it is no TypeScript/,
    ],
    [
      "mistakes in Python",
      `@mcp.tool()\ndef first(): ...\n${brokenPython}`,
      ["first"],
      /too much before it is no Python/,
    ],
    ["brackets in TypeScript", `${registered("first")}const x = ${open("f(")}`, ["first"], /nested too deep/],
    ["brackets in Python", `@mcp.tool()\ndef first(): ...\nx = ${open("f(")}`, ["first"], /nested too deep/],
    ["brackets before all tools", `const x = ${open("f(")}\n${registered("last")}`, [], /nested too deep/],
  ])("MB of %s", (_, text, names, reason) => {
    const { tools, notes } = importTools(text);
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    const said = notes.find(({ message }) => reason.test(message));
    expect(said?.message).toMatch(/^What follows line \d+, column \d+ was not read/);
  });

  it("what can be read is read once, to the last of very many tools", () => {
    const number = 20_000;
    const text = Array.from({ length: number }, (_, index) => registered(`tool_with_a_long_name_${index}`)).join("");
    const reached: number[] = [];
    const { tools, notes } = importTools(text, { onProgress: (done, of) => reached.push(done / of) });
    expect([tools.length, tools.at(-1)?.name]).toEqual([number, `tool_with_a_long_name_${number - 1}`]);
    expect(notes.filter(({ message }) => /computed|not read/.test(message))).toEqual([]);
    expect(reached.length).toBeGreaterThan(20);
    expect(reached).toEqual([...reached].sort((a, b) => a - b));
  });
});

it("reads definitions of OpenAPI that lead from one to the next thousands of times", () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, at) => [
      `S${at}`,
      { type: "object", properties: { next: { $ref: `#/components/schemas/S${at + 1}` } } },
    ]),
  );
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/S0" } } } };
  const paths = { "/a": { post: { operationId: "add", requestBody: body, responses: {} } } };
  const { tools } = importTools(JSON.stringify({ openapi: "3.1.0", info: {}, paths, components: { schemas } }));
  expect(tools).toHaveLength(1);
});
