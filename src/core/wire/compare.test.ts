import { describe, expect, it } from "vitest";
import { revisions } from "../mcp/revisions.ts";
import { parseDocument } from "../text/document.ts";
import type { Json } from "../types.ts";
import { compareWire } from "./compare.ts";
import { explainDifference } from "./explain-difference.ts";
import { wire } from "./wire.ts";

const tool = {
  name: "find",
  title: "Find",
  description: "Finds things",
  inputSchema: { type: "object", properties: { any: true, word: { type: "string" } } },
  outputSchema: { type: "array", items: { type: "string" } },
  icons: [{ src: "https://example.com/i.png" }],
};

describe("two revisions side by side", () => {
  const document = parseDocument(JSON.stringify([tool, { name: "second", inputSchema: { type: "object" } }]));
  const pairs = revisions.flatMap(({ id: left }) => revisions.map(({ id: right }) => [left, right] as const));

  it.each(pairs)("shows %s and %s whole and explains every difference", (left, right) => {
    for (const message of ["initialize", "tools/list", "tools/call", "notifications/tools/list_changed"] as const) {
      for (const part of ["request", "response"] as const) {
        const [one, other] = [left, right].map((revision) => {
          const { http, body = null } = wire(document, { revision, message })[part];
          return { http, body } as unknown as Json;
        });
        const rows = compareWire(one ?? null, other ?? null);
        expect(JSON.parse(rows.map((row) => row.left ?? "").join("\n"))).toEqual(one);
        expect(JSON.parse(rows.map((row) => row.right ?? "").join("\n"))).toEqual(other);
        if (left === right) expect(rows.every(({ kind }) => kind === "same")).toBe(true);
        const starts = rows.filter(({ kind, path }, index) => kind !== "same" && rows[index - 1]?.path !== path);
        expect(starts.filter(({ reason }) => reason === undefined).map(({ path }) => path)).toEqual([]);
      }
    }
  });
});

it.each([
  [["result", "tools", 0, "icons"], "`icons` came with 2025-11-25."],
  [["result", "tools", 0, "execution"], "`execution` is in 2025-11-25 only."],
  [["result", "tools", 0, "extra"], "`extra` is in no revision."],
  [
    ["result", "tools", 0, "outputSchema", "type"],
    "Before 2026-07-28 an `outputSchema` has to be one for objects, so any other is the `result` of one.",
  ],
  [
    ["result", "structuredContent"],
    "Before 2025-06-18 there is none; before 2026-07-28 it has to be an object, so other values are its `result`.",
  ],
  [["http", "headers", "Mcp-Param-Region"], "2026-07-28 copies the arguments that `x-mcp-header` marks into headers."],
  [["http", "headers", "Vary"], "The transport differs: a header that only one of the two has."],
  [["result", "nextCursor"], undefined],
])("explains a difference at %j", (path, reason) => {
  expect(explainDifference(path, "left")).toBe(reason);
});

it("matches tools by name, and members whatever their order", () => {
  const left = { tools: [{ name: "a" }, { name: "b", x: 1 }] };
  const right = { tools: [{ name: "new" }, { x: 2, name: "b" }] };
  expect(
    compareWire(left, right).map(({ kind, left: one = "", right: other = "" }) => [kind, one.trim(), other.trim()]),
  ).toEqual([
    ["same", "{", "{"],
    ["same", '"tools": [', '"tools": ['],
    ["right", "", "{"],
    ["right", "", '"name": "new"'],
    ["right", "", "},"],
    ["left", "{", ""],
    ["left", '"name": "a"', ""],
    ["left", "},", ""],
    ["same", "{", "{"],
    ["same", '"name": "b",', '"name": "b",'],
    ["changed", '"x": 1', '"x": 2'],
    ["same", "}", "}"],
    ["same", "]", "]"],
    ["same", "}", "}"],
  ]);
});

it("takes apart a list of two megabytes", () => {
  const tools = Array.from({ length: 344 }, (_, index) => ({
    ...tool,
    name: `t${index}`,
    description: "x".repeat(5_500),
  }));
  const document = parseDocument(JSON.stringify(tools));
  const [old, now] = ["2024-11-05", "2026-07-28"].map(
    (revision) => wire(document, { revision, message: "tools/list" }).response.body ?? null,
  );
  const rows = compareWire(old ?? null, now ?? null);
  expect(rows.filter(({ reason }) => reason !== undefined).length).toBeGreaterThan(344 * 3);
});
