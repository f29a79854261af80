import { describe, expect, it } from "vitest";
import { readPage } from "../../core/index.ts";
import { insideFor, itemsOf } from "./items.ts";

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

const lines = (options: Partial<Parameters<typeof itemsOf>[1]> = {}, of: object = tool) => {
  const page = readPage(JSON.stringify(of));
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

  it("says in an object without fields where they go, and nowhere else", () => {
    const U = { type: "object" };
    const properties = { near: { type: "object" }, far: { $ref: "#/$defs/U" }, by: { type: "string" } };
    expect(lines({}, { inputSchema: { type: "object", properties, $defs: { U } } })).toEqual([
      ...["input", "  near", "    + field", "  far", "  by", "  + field"],
      ...["output", "  + output", "definitions", "  U", "    + field"],
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

  it("gives a row that is deep the page to itself, and what is deeper one again", () => {
    let schema: object = { type: "string" };
    for (let level = 20; level > 0; level--) schema = { type: "object", properties: { [`l${level}`]: schema } };
    const page = readPage(JSON.stringify({ inputSchema: schema }), { isOpen: () => true });
    if (!page) throw new Error("no page");
    const rows = page.sections.flatMap((section) => section.rows);
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
    const shown = (inside: string | null) =>
      itemsOf(page, { open: new Map(), detail: null, inside }).flatMap((item) =>
        item.kind === "row" || item.kind === "path" ? [`${item.kind} ${item.row.name} ${item.row.level}`] : [],
      );
    expect(shown(null)).toHaveLength(8);
    expect(shown(idOf("l8")).slice(0, 2)).toEqual(["path l8 0", "row l9 1"]);
    expect(shown(idOf("l8")).at(-1)).toBe("row l16 8");
    expect(shown("gone")).toEqual(shown(null));
    expect(["l3", "l8", "l9", "l16", "l17"].map((name) => insideFor(rows, idOf(name)))).toEqual([
      ...[null, null, idOf("l8"), idOf("l8"), idOf("l16")],
    ]);
  });
});
