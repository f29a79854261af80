import { describe, expect, it } from "vitest";
import { analyze, readPage } from "../../core/index.ts";
import { problemsByRow } from "./row-problems.ts";

const text = JSON.stringify({
  tools: [
    { name: "other", inputSchema: { type: "object", properties: [] } },
    {
      name: "find",
      inputSchema: {
        type: "object",
        required: ["q", "gone"],
        properties: { q: { type: "strng" }, deep: { type: "object", properties: { in: { type: "strng" } } } },
      },
    },
  ],
});

const places = (isOpen: boolean) => {
  const { tools, diagnostics } = analyze(text, {});
  const [, tool] = tools;
  const page = tool && readPage(text.substring(tool.offset, tool.offset + tool.length), { isOpen: () => isOpen });
  if (!tool || !page) throw new Error("no page");
  return problemsByRow(page, diagnostics, tool);
};

describe("problemsByRow", () => {
  it("gives a finding to its row, and to the row around it while that is closed", () => {
    const inner = "/inputSchema/properties/deep/properties/in";
    expect([...places(true).rows.keys()]).toEqual(expect.arrayContaining(["/inputSchema/properties/q", inner]));
    expect([...places(false).rows.keys()]).toContain("/inputSchema/properties/deep");
    expect([...places(false).rows.keys()]).not.toContain(inner);
  });

  it("gives what is wrong with a name that only `required` knows to the row of that name", () => {
    const [first] = places(true).rows.get("/inputSchema/properties/gone") ?? [];
    expect(first).toMatchObject({ rule: "schema/required-undefined", path: "/tools/1/inputSchema/required/1" });
  });

  it("gives what no row shows to the head, the worst first", () => {
    const { head } = places(true);
    expect(head.size).toBeGreaterThan(0);
    const [first] = places(true).rows.get("/inputSchema/properties/q") ?? [];
    expect(first?.severity).toBe("error");
  });
});
