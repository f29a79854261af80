import { describe, expect, it } from "vitest";
import { readPage } from "../../core/index.ts";
import { itemsOf } from "./items.ts";

const tool = {
  name: "find",
  inputSchema: {
    type: "object",
    properties: {
      q: { type: "string" },
      target: {
        oneOf: [
          { title: "A", type: "object", properties: { k: { const: "a" } } },
          { title: "B", type: "object", properties: { k: { const: "b" } } },
        ],
      },
      n: { type: "integer" },
    },
    $defs: { U: { type: "string" } },
  },
};

const lines = (options: Partial<Parameters<typeof itemsOf>[1]> = {}) => {
  const page = readPage(JSON.stringify(tool));
  if (!page) throw new Error("no page");
  return itemsOf(page, { open: new Map(), detail: null, ...options }).map((item) => {
    if (item.kind === "row") return `${"  ".repeat(item.row.level)}${item.row.name}`;
    if (item.kind === "section") return item.section.id;
    return item.kind === "add" ? `${"  ".repeat(item.level)}+ ${item.what}` : item.kind;
  });
};

describe("itemsOf", () => {
  it("lists sections, rows and where to add: behind the last branch of a union, and at the end of a section", () => {
    expect(lines()).toEqual([
      ...["input", "  q", "  target", "    A", "      k", "    B", "      k", "    + branch", "  n", "  + field"],
      ...["output", "  + output", "definitions", "  U"],
    ]);
  });

  it("shows what is looked for with what is around it, and nothing else", () => {
    const keeps = ({ name }: { readonly name: string }) => name === "k" || name === "n";
    expect(lines({ keeps })).toEqual(["input", "  target", "    A", "      k", "    B", "      k", "  n"]);
    expect(lines({ keeps: ({ name }) => name === "U" })).toEqual(["definitions", "  U"]);
    expect(lines({ keeps: () => false })).toEqual([]);
  });

  it("shows the details below their row, and nothing of a closed section", () => {
    const open = new Map([["section/inputSchema", false]]);
    expect(lines({ open }).slice(0, 2)).toEqual(["input", "output"]);
    expect(lines({ detail: "/inputSchema/field/q" }).slice(0, 4)).toEqual(["input", "  q", "detail", "  target"]);
  });
});
