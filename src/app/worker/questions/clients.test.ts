import { describe, expect, it } from "vitest";
import { applyEdits, clients } from "../../../core/index.ts";
import { unpackCell } from "../client-cells.ts";
import { questions } from "./clients.ts";

const search = {
  name: "search",
  inputSchema: {
    type: "object",
    properties: { word: { type: "string", default: "x", minLength: 2 } },
    required: ["word"],
    additionalProperties: false,
  },
};
const union = { name: "link", inputSchema: { type: "object", oneOf: [{ properties: { a: { type: "string" } } }] } };
const text = (tool: unknown) => JSON.stringify(tool, null, 2);
const server = { name: "issues" };

describe("cells", () => {
  it("one answer a tool, in the order of its clients, with a sign of life before each", () => {
    const signs: unknown[] = [];
    const tools = [
      { text: text(search), clients: ["codex", "cursor"] },
      { text: text(union), clients: ["openai-functions"] },
    ];
    const rows = questions.cells({ tools, server }, (at) => signs.push(at));
    expect(rows.map((row) => row.map((cell) => unpackCell(cell)?.verdict))).toEqual([
      ["changed", "unknown"],
      ["refused"],
    ]);
    expect(unpackCell(rows[0]?.[0] ?? 0)?.changes).toBe(2);
    expect(signs).toEqual([
      { at: 0, before: null },
      { at: 1, before: rows[0] },
    ]);
  });

  it("a client of another version is unknown, and takes nobody's place", () => {
    const [row = []] = questions.cells(
      { tools: [{ text: text(search), clients: ["of-tomorrow", "codex"] }], server },
      () => {},
    );
    expect(row.map((cell) => unpackCell(cell)?.verdict)).toEqual(["unknown", "changed"]);
  });

  it.each(["{}", '{"tools":[1]}', '{"name":5,"inputSchema":[]}', '{"name":"a"', "{ // torn"])(
    "any text: %s",
    (tool) => {
      const ids = clients.map(({ id }) => id);
      const [row = []] = questions.cells({ tools: [{ text: tool, clients: ids }], server }, () => {});
      expect(row.filter((cell) => unpackCell(cell) === undefined)).toEqual([]);
      expect(questions.detail({ tool, client: "codex", route: null, clients: ids, server }).problem).toBeUndefined();
      expect(questions.rewrites({ tool, clients: ids, server })).toBeInstanceOf(Array);
    },
  );
});

it("the whole list tells of names that end up alike", () => {
  const tools = ["a.b", "a_b"].map((name) => ({ ...search, name }));
  const found = questions.list({ text: text({ tools }), clients: ["opencode", "codex"], server });
  expect(found.map(({ client, row, reasons }) => [client, row, reasons.map(({ code }) => code)])).toContainEqual([
    "opencode",
    1,
    ["name-taken"],
  ]);
});

describe("one cell", () => {
  const about = { route: null, clients: ["codex", "claude-code"], server };

  it("has the final name, places in the text, and the lines that differ with a note", () => {
    const tool = text(search);
    const detail = questions.detail({ tool, client: "codex", ...about });
    expect(detail).toMatchObject({ name: "mcp__issues__search", maxName: 128, verdict: "changed" });
    const lost = detail.reasons.find(({ code }) => code === "default-dropped");
    expect(tool.slice(lost?.span?.offset, (lost?.span?.offset ?? 0) + (lost?.span?.length ?? 0))).toContain("default");
    const gone = detail.lines.filter(({ kind, left }) => kind === "left" && left?.includes("default"));
    expect(gone.map(({ note }) => note)).toEqual([expect.stringContaining("`default` is dropped")]);
    expect(detail.places.every((place) => detail.lines[place]?.kind !== "same")).toBe(true);
    for (const [from, to] of detail.folds)
      expect(detail.lines.slice(from, to).every(({ kind }) => kind === "same")).toBe(true);
    expect(JSON.parse(detail.sent ?? "")).not.toHaveProperty("properties.word.default");
  });

  it("of a refused tool shows the document with what is to blame", () => {
    const { lines, verdict } = questions.detail({ tool: text(union), client: "openai-functions", ...about });
    expect(verdict).toBe("refused");
    expect(lines.map(({ left }) => left).join("\n")).toBe(text(union));
    expect(lines.filter(({ kind }) => kind === "left").map(({ left }) => left?.trim())).toContain('"oneOf": [');
  });
});

it("a rewrite has edits of the tool's own text, and a preview of them", () => {
  const tool = text(union);
  const [rewrite] = questions.rewrites({ tool, clients: ["openai-functions"], server });
  expect(rewrite).toMatchObject({ id: "flatten-root", gains: [{ before: "refused", after: "works" }] });
  const edits = rewrite?.edits ?? [];
  expect(applyEdits(tool, edits)).not.toContain("oneOf");
  expect(questions.preview({ tool, edits }).lines.some(({ kind }) => kind === "left")).toBe(true);
});
