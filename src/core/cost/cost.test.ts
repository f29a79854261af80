import { beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../types.ts";
import { corpusTools, hasCorpus } from "./corpus.testing.ts";
import { countTool } from "./count-tool.ts";
import { type Counter, countText } from "./counter.ts";
import { documentCost } from "./document-cost.ts";
import { loadO200k } from "./o200k.ts";
import { findTokenizer, type Tokenizer, tokenizerIds, tokenizers } from "./tokenizer.ts";
import { type CostPart, toolCost } from "./tool-cost.ts";

const tool: JsonObject = {
  name: "find_books",
  title: "Find books",
  description: "Finds books by title, author or year.",
  annotations: { readOnlyHint: true },
  inputSchema: {
    type: "object",
    properties: {
      title: { type: "string", description: "Words of the title" },
      author: {
        type: "object",
        properties: { first: { type: "string" }, last: { type: "string", description: "Family name" } },
      },
      years: { type: "array", items: { type: "object", properties: { from: { type: "integer" } } } },
      shelf: { $ref: "#/$defs/Shelf" },
    },
    required: ["title"],
    $defs: { Shelf: { type: "string", enum: ["a", "b"] } },
  },
  outputSchema: { type: "object", properties: { books: { type: "array" } } },
};

let o200k: Counter;
beforeAll(async () => {
  o200k = await loadO200k();
});
const exact = findTokenizer("o200k") as Tokenizer;
const sum = (parts: readonly CostPart[]) => parts.reduce((total, { tokens }) => total + tokens, 0);

function addsUp(parts: readonly CostPart[], tokens: number): void {
  expect(sum(parts)).toBe(tokens);
  for (const part of parts) for (const inner of part.parts ?? []) expect(inner.tokens).toBeLessThanOrEqual(part.tokens);
}

describe("a tool", () => {
  it("costs what its JSON on one line counts", () => {
    expect(toolCost(tool, exact, o200k).tokens).toBe(countText(JSON.stringify(tool), o200k));
  });

  it("has parts for everything that a reader would name", () => {
    const { parts } = toolCost(tool, exact, o200k);
    expect(parts.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      "field /title",
      "description /description",
      "annotations /annotations",
      "property /inputSchema/properties/title",
      "property /inputSchema/properties/author",
      "property /inputSchema/properties/years",
      "property /inputSchema/properties/shelf",
      "definition /inputSchema/$defs/Shelf",
      "schema /inputSchema",
      "output /outputSchema",
      "rest ",
    ]);
    const inner = parts.map((part) => (part.parts ?? []).map(({ path }) => path)).filter((paths) => paths.length > 0);
    expect(inner).toEqual([
      ["/inputSchema/properties/author/properties/first", "/inputSchema/properties/author/properties/last"],
      ["/inputSchema/properties/years/items/properties/from"],
      ["/outputSchema/properties/books"],
    ]);
  });

  it("a part costs what the tool costs with it, less what it costs without it", () => {
    const { description, ...rest } = tool;
    const without = countText(JSON.stringify(rest), o200k);
    const { tokens, parts } = toolCost(tool, exact, o200k);
    expect(description).toBeDefined();
    expect(parts.find(({ kind }) => kind === "description")?.tokens).toBe(tokens - without);
  });

  it.each(tokenizers)("parts add up in $id", (tokenizer) => {
    const cost = toolCost(tool, tokenizer, o200k);
    addsUp(cost.parts, cost.tokens);
    expect(cost.low === undefined).toBe(tokenizer.id === "o200k");
    if (cost.low !== undefined && cost.high !== undefined)
      expect([cost.low < cost.tokens, cost.tokens < cost.high]).toEqual([true, true]);
  });

  it("what is not there costs nothing", () => {
    expect(countTool(tool, o200k).tokensAt(["inputSchema", "properties", "missing"])).toBe(0);
    expect(toolCost({}, exact, o200k).parts).toEqual([{ path: "", kind: "rest", tokens: 1 }]);
  });
});

describe("as sent by a client", () => {
  it("counts the prefix of the name, and leaves out what stays behind", () => {
    const cost = toolCost(tool, exact, o200k, { client: "claude-code", server: "library" });
    expect(cost.left).toEqual(["title", "annotations", "outputSchema"]);
    const { description, inputSchema } = tool;
    const sent = { name: "mcp__library__find_books", description, inputSchema };
    expect(cost.tokens).toBe(countText(JSON.stringify(sent), o200k));
    addsUp(cost.parts, cost.tokens);
  });

  it("counts a description as far as it is sent", () => {
    const long = { ...tool, description: "All of it. ".repeat(400) };
    const cut = toolCost(long, exact, o200k, { client: "claude-code", server: "library" });
    expect(cut.tokens).toBeLessThan(toolCost(long, exact, o200k).tokens - 500);
  });

  it("says where nobody publishes what is sent", () => {
    expect(toolCost(tool, exact, o200k, { client: "windsurf" }).isKnown).toBe(false);
    expect(toolCost(tool, exact, o200k, { client: "codex" }).isKnown).toBe(true);
  });
});

describe("a document", () => {
  it.each(tokenizerIds)("adds up in %s", async (id) => {
    const cost = await documentCost([tool, { ...tool, name: "other" }], id);
    const tools = cost.tools.reduce((total, { tokens }) => total + tokens, 0);
    expect(cost.tokens - tools).toBe(id === "claude" ? 390 : 0);
    expect(cost.exact).toBe(id === "o200k");
  });

  it("without tools costs nothing", async () => {
    expect(await documentCost([], "claude")).toMatchObject({ tokens: 0, low: 0, high: 0 });
  });
});

describe.skipIf(!hasCorpus)("published tools (../shared/corpus)", () => {
  it("parts add up, and none is less than nothing", () => {
    for (const one of corpusTools()) {
      const cost = toolCost(one, exact, o200k);
      addsUp(cost.parts, cost.tokens);
      expect(cost.parts.filter(({ tokens }) => tokens < 0)).toEqual([]);
    }
  }, 60_000);
});
