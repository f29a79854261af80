import { describe, expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const text = `{
  // the tool
  "name": "find",
  "inputSchema": {
    "type": "object",
    "required": ["ghost"],
    "properties": {
      "q": { "type": "string" }, /* why */
      "list": { "type": "array", "items": { "type": "integer" } }
    }
  }
}`;

describe("readPage", () => {
  it("tells where each row stands in the text, and what it weighs", () => {
    const [input] = readPage(text)?.sections ?? [];
    const shown = input?.rows.map(({ name, kind, offset, length, tokens }) => [
      name || kind,
      text.substring(offset, offset + length),
      tokens,
    ]);
    expect(shown).toEqual([
      ["q", '"q": { "type": "string" }', 6],
      ["list", '"list": { "type": "array", "items": { "type": "integer" } }', 12],
      ["each", '"items": { "type": "integer" }', 6],
      ["ghost", '"ghost"', 0],
    ]);
  });

  it("gives the schema that was asked for", () => {
    const schemaAt = ["inputSchema", "properties", "q"];
    expect(readPage(text, { schemaAt })?.schema).toEqual({ type: "string" });
  });

  it("has no page of a text that cannot be read, and one of whatever else stands there", () => {
    expect(readPage('{ "name": ')).toBeUndefined();
    expect(readPage("[]")).toBeUndefined();
    expect(readPage('{ "inputSchema": { "properties": [] } }')?.sections[0]?.rows[0]?.kind).toBe("json");
  });

  it("opens rows as it is told", () => {
    const [input] = readPage(text, { isOpen: () => false })?.sections ?? [];
    expect(input?.rows.map(({ name }) => name)).toEqual(["q", "list", "ghost"]);
  });

  it("finds 10,000 rows in one go", () => {
    const properties = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, { type: "string" }]));
    const large = JSON.stringify({ name: "large", inputSchema: { type: "object", properties } });
    const last = readPage(large)?.sections[0]?.rows.at(-1);
    expect(large.substring(last?.offset ?? 0)).toMatch(/^"f9999"/);
  });
});
