import { describe, expect, it } from "vitest";
import { importTools } from "./import-tools.ts";

const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };

describe("YAML carries every format", () => {
  it.each([
    [
      "mcp",
      "tools:\n  - name: x\n    inputSchema: &s\n      type: object\n      properties: { city: { type: string } }\n      required: [city]\n",
    ],
    [
      "openai",
      "# functions\n- type: function\n  function:\n    name: x\n    parameters:\n      type: object\n      properties:\n        city: {type: string}\n      required:\n        - city\n",
    ],
    [
      "anthropic",
      "---\nname: x\ninput_schema:\n  type: object\n  properties:\n    city:\n      type: string\n  required: [city]\n",
    ],
  ])("%s", (from, text) => {
    const result = importTools(text);
    expect(result).toMatchObject({ from, changed: true, tools: [{ name: "x", inputSchema: schema }] });
    expect(JSON.parse(result.text)).toBeTruthy();
    expect(result.notes.map(({ message }) => message).join()).toContain("The text is YAML");
  });

  it("anchors and merge keys", () => {
    const text = `base: &base
  type: object
  properties: {a: {type: string}}
tools:
  - name: one
    inputSchema: *base
  - name: two
    inputSchema:
      <<: *base
      required: [a]
`;
    expect(importTools(text).tools).toMatchObject([
      { name: "one", inputSchema: { properties: { a: { type: "string" } } } },
      { name: "two", inputSchema: { properties: { a: { type: "string" } }, required: ["a"] } },
    ]);
  });

  it("a mistake has its place", () => {
    const { from, notes } = importTools("tools:\n  - name: x\n   inputSchema: [\n");
    expect(from).toBeNull();
    expect(notes[0]?.message).toMatch(/looks like YAML.*line \d+, column \d+/);
  });

  it("a bomb is refused", () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
    for (let at = 1; at < 12; at++)
      lines.push(
        `a${at}: &a${at} [${Array(10)
          .fill(`*a${at - 1}`)
          .join(", ")}]`,
      );
    const { from, notes } = importTools(`${lines.join("\n")}\ntools: *a11\n`);
    expect(from).toBeNull();
    expect(notes[0]?.message).toMatch(/YAML and cannot be read/);
  });

  it.each([
    ["deep nesting", `tools: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n`],
    [
      "a stream of events",
      'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"x","inputSchema":{"type":"object"}}]}}\n\n',
    ],
    ["prose", "Note: this is no list of tools.\nIt goes on.\n"],
  ])("%s is not taken for a value", (_, text) => {
    expect(() => importTools(text)).not.toThrow();
    expect(
      importTools(text)
        .notes.map(({ message }) => message)
        .join(),
    ).not.toContain("The text is YAML");
  });
});
