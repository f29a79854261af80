import { describe, expect, it } from "vitest";
import { diffTool } from "../../diff/index.ts";
import { latestRevision } from "../../mcp/index.ts";
import { applyEdits, parseDocument } from "../../text/index.ts";
import { corpusTools, hasCorpus } from "../corpus.testing.ts";
import { estimateTokens } from "../estimate.ts";
import { type SavingOptions, savingEdits, savingFinder } from "./savings.ts";

const options: SavingOptions = { revision: latestRevision.id, clients: [], tokens: estimateTokens };
const found = (text: string, more: Partial<SavingOptions> = {}) =>
  savingFinder()(parseDocument(text).tools, { ...options, ...more });

function applied(text: string, kinds?: readonly string[], more: Partial<SavingOptions> = {}): string {
  const chosen = found(text, more).filter(({ kind }) => kinds === undefined || kinds.includes(kind));
  return applyEdits(text, savingEdits(parseDocument(text).tools, chosen, { ...options, ...more }));
}

const text = `{
  // the tools of a library
  "tools": [
    {
      "name": "lend_book",
      "description": "Lends a book. Every id is a number of the catalogue, never a title.",
      "inputSchema": {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "lend_bookArguments",
        "type": "object",
        "properties": {
          // who borrows
          "reader_id": { "title": "Reader Id", "type": "integer", "description": "The reader. Every id is a number of the catalogue, never a title." },
          "from": { "type": "object", "properties": { "street": { "type": "string" }, "city": { "type": "string" } } },
          "to": { "type": "object", "properties": { "street": { "type": "string" }, "city": { "type": "string" } } }
        },
        "required": [],
        "additionalProperties": true
      }
    }
  ]
}`;

describe("savings", () => {
  it("are found with their places, what they change, and what they save", () => {
    const list = found(text);
    expect(list.map(({ kind, places, isSafe }) => [kind, places, isSafe]).sort()).toEqual([
      ["dialect", 1, true],
      ["empty", 1, true],
      ["open", 1, false],
      ["sentences", 1, true],
      ["shared", 2, true],
      ["titles", 2, true],
    ]);
    expect(list.every(({ tokens }) => tokens > 0)).toBe(true);
    expect(list.find(({ kind }) => kind === "shared")?.title).toBe("Hoist `From`, repeated 2 times");
    expect(list.find(({ kind }) => kind === "titles")?.effect).toBe("`lend_book`, no call changes");
  });

  it("together keep comments, and change no call", () => {
    const after = applied(text);
    expect(after).toContain("// the tools of a library");
    expect(after).toContain("// who borrows");
    expect(after).not.toMatch(/"title"|\$schema|"required"|additionalProperties/);
    expect(after.match(/Every id is a number/g)).toHaveLength(1);
    const [before, now] = [text, after].map((one) => parseDocument(one).tools[0]?.value ?? {});
    expect(now).toMatchObject({
      inputSchema: { properties: { from: { $ref: "#/$defs/From" }, to: { $ref: "#/$defs/From" } } },
    });
    const severe = diffTool(before ?? {}, now ?? {}).filter(({ severity }) => severity === "breaking");
    expect(severe).toEqual([]);
    expect(found(after)).toEqual([]);
  });

  it("remove what nothing refers to, and leave what is used", () => {
    const defs = '"used": { "type": "string" }, "idle": { "$ref": "#/$defs/lone" }, "lone": { "type": "string" }';
    const tool = `{ "name": "a", "inputSchema": { "type": "object", "properties": { "q": { "$ref": "#/$defs/used" } }, "$defs": { ${defs} } } }`;
    expect(found(tool)).toMatchObject([
      { kind: "unused", places: 2, isSafe: true, title: "Remove 2 definitions that nothing refers to" },
    ]);
    expect(JSON.parse(applied(tool)).inputSchema.$defs).toEqual({ used: { type: "string" } });
    const all = tool.replace('{ "$ref": "#/$defs/used" }', '{ "type": "string" }');
    expect(JSON.parse(applied(all)).inputSchema).not.toHaveProperty("$defs");
  });

  it.each([
    [
      "a title that says more",
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "q": { "title": "Query", "type": "string" } } } }',
    ],
    [
      "a property that is called title",
      '{ "name": "a", "inputSchema": { "type": "object", "properties": { "title": { "type": "string" } } } }',
    ],
    [
      "an older dialect",
      '{ "name": "a", "inputSchema": { "$schema": "http://json-schema.org/draft-07/schema#", "type": "object" } }',
    ],
    ["a text that is torn", '{ "name": "a", "inputSchema": { "title": "a", "title": "a", "type": "object" } }'],
    [
      "short schemas",
      '{ "name": "a", "inputSchema": { "properties": { "a": { "type": "string" }, "b": { "type": "string" } } } }',
    ],
  ])("leave %s alone", (_, tool) => {
    expect(found(tool)).toEqual([]);
  });

  it("cut a text only where every chosen client does, and say what would be lost", () => {
    const long = JSON.stringify({ name: "a", description: "All of it. ".repeat(400), inputSchema: { type: "object" } });
    const clients = ["claude-code"];
    const [saving] = found(long, { clients }).filter(({ kind }) => kind === "cut");
    expect(saving).toMatchObject({ isSafe: false, lost: expect.stringContaining("All of it.") });
    expect(found(long, { clients: ["claude-code", "codex"] }).filter(({ kind }) => kind === "cut")).toEqual([]);
    const [tool] = parseDocument(applied(long, ["cut"], { clients })).tools;
    expect(String(tool?.value.description).length).toBe(4400 - (saving?.lost?.length ?? 0));
  });

  it("are looked for again only in tools that changed", () => {
    const find = savingFinder();
    const { tools } = parseDocument(text);
    expect(find(tools, options)).toEqual(find(tools, options));
  });
});

describe.skipIf(!hasCorpus)("savings of published tools (../shared/corpus)", () => {
  it("each is proven to take the same calls, and really counts less", () => {
    const sample = corpusTools().filter((_, index) => index % 12 === 0);
    const all = JSON.stringify({ tools: sample });
    const list = found(all);
    expect(list.length).toBeGreaterThan(5);
    const after = parseDocument(applied(all)).tools;
    for (const [index, tool] of sample.entries()) {
      const now = after[index]?.value ?? {};
      const breaks = [...diffTool(tool, now), ...diffTool(now, tool)].filter(
        ({ severity }) => severity === "breaking" || severity === "unknown",
      );
      expect(breaks).toEqual([]);
      expect(estimateTokens(now)).toBeLessThanOrEqual(estimateTokens(tool));
    }
  }, 120_000);
});
