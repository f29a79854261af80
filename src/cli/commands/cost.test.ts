import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptyFolder, runHere } from "../test-host.ts";

const find = {
  name: "find_books",
  title: "Find books",
  description: "Finds books by their title.",
  inputSchema: { type: "object", properties: { title: { type: "string" }, year: { type: "integer" } } },
};
const ping = { name: "ping", description: "Says whether it works.", inputSchema: { type: "object" } };
const longer = { ...find, description: "Finds books by their title, author, year of print, language and shelf." };

const folder = emptyFolder();
const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
write("tools.json", { tools: [find, ping] });
write("longer.json", { tools: [longer, ping] });
write("one.json", find);
write("hostile.json", { name: "\u001b[31m::error::|<b>", description: "x", inputSchema: { type: "object" } });
const run = (...words: string[]) => runHere(words, folder);
const json = async (...words: string[]) => JSON.parse((await run("cost", ...words, "--format", "json")).out);

interface Part {
  readonly path: string;
  readonly tokens: number;
}

describe("toolwright cost", () => {
  it.each(["estimate", "o200k", "claude", "gemini"])("prints stable JSON that adds up, in %s", async (tokenizer) => {
    const cost = await json("tools.json", "--tokenizer", tokenizer);
    expect(cost).toMatchObject({ version: 1, tokenizer, exact: tokenizer === "o200k", total: expect.any(Number) });
    expect("low" in cost).toBe(tokenizer !== "o200k");
    expect(cost.tools.map(({ tool }: { tool: string }) => tool)).toEqual(["find_books", "ping"]);
    for (const { tokens, parts } of cost.tools)
      expect(parts.reduce((sum: number, part: Part) => sum + part.tokens, 0)).toBe(tokens);
  });

  it("counts what a client sends, with the prefix of its name", async () => {
    const own = await json("one.json", "--tokenizer", "o200k");
    const sent = await json(
      "one.json",
      "--tokenizer",
      "o200k",
      "--client",
      "claude-code",
      "--server",
      "library_of_my_town",
    );
    expect(sent.client).toBe("claude-code");
    expect(sent.tools[0].left).toEqual(["title"]);
    const rest = (cost: { tools: { parts: Part[] }[] }) =>
      cost.tools[0]?.parts.find(({ path }) => path === "")?.tokens ?? 0;
    expect(rest(sent)).toBeGreaterThan(rest(own));
  });

  it.each([
    [["--budget", "1000"], 0],
    [["--budget", "10"], 1],
    [["--baseline", "tools.json", "--ratchet"], 0],
    [["--baseline", "longer.json", "--ratchet"], 0],
    [["--baseline", "longer.json", "--ratchet", "--budget", "10"], 0],
  ])("%j ends with %d", async (words, code) => {
    expect((await run("cost", "tools.json", ...words)).code).toBe(code);
  });

  it.each([
    [["--baseline", "tools.json"], 0],
    [["--baseline", "tools.json", "--ratchet"], 1],
    [["--baseline", "tools.json", "--ratchet", "--budget", "1000"], 0],
    [["--baseline", "tools.json", "--ratchet", "--budget", "10"], 1],
  ])("what grew, with %j, ends with %d", async (words, code) => {
    expect((await run("cost", "longer.json", ...words)).code).toBe(code);
  });

  it("says what each tool gained or lost", async () => {
    const { baseline, total } = await json("longer.json", "--baseline", "tools.json");
    expect(baseline.change).toBe(total - baseline.total);
    expect(baseline.tools).toEqual([
      { tool: "find_books", before: expect.any(Number), after: expect.any(Number), change: baseline.change },
      { tool: "ping", before: expect.any(Number), after: expect.any(Number), change: 0 },
    ]);
    const { out } = await run("cost", "longer.json", "--baseline", "tools.json");
    expect(out).toMatch(/^≈\d+ tokens in 2 tools$/m);
    expect(out).toMatch(/^find_books +≈\d+ +[\d.]+ % +\+\d+$/m);
    expect(out).toMatch(/^ping +≈\d+ +[\d.]+ % +same$/m);
  });

  it("is a comment for a pull request in Markdown, folded where nothing changed", async () => {
    const words = ["longer.json", "--baseline", "tools.json", "--ratchet", "--format", "markdown"];
    const { out } = await run("cost", ...words);
    expect(out).toMatch(/^### Toolwright: ❌ ≈\d+ tokens in 2 tools$/m);
    expect(out).toMatch(/^\| <code>find&#95;books<\/code> \| \d+ \| \d+ \| \+\d+ \|$/m);
    expect(out.indexOf("ping")).toBeGreaterThan(out.indexOf("<details>"));
  });

  it("shows Claude as a range, and the parts of one tool", async () => {
    expect((await run("cost", "one.json", "--tokenizer", "claude")).out).toMatch(/^\d+–\d+ tokens in 1 tool$/m);
    const { out } = await run("cost", "one.json", "--tokenizer", "o200k");
    expect(out).toMatch(/^ +\d+ {2}description$/m);
    expect(out).toMatch(/^ +\d+ {2}name and brackets$/m);
  });

  it("holds to the budgets of the project", async () => {
    const own = emptyFolder();
    writeFileSync(join(own, "tools.json"), JSON.stringify({ tools: [find, ping] }));
    writeFileSync(join(own, "toolwright.config.json"), '{ "budget": { "tools": { "find_books": 5 } } }');
    const { code, out } = await runHere(["cost", "tools.json"], own);
    expect([code, out]).toEqual([1, expect.stringMatching(/`find_books` is \d+ over its budget of 5/)]);
    const lint = await runHere(["lint", "tools.json"], own);
    expect([lint.code, lint.out]).toEqual([1, expect.stringContaining("quality/budget-tool")]);
  });

  it("writes no control character of a document, in any format", async () => {
    for (const format of ["text", "json", "markdown"]) {
      const { out } = await run("cost", "hostile.json", "--format", format);
      expect(out.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
      expect(out).not.toMatch(format === "markdown" ? /^::|<b>/m : /^::/m);
    }
  });

  it.each([
    [["--ratchet"], "--ratchet needs --baseline"],
    [["--budget", "many"], "is no number of tokens"],
    [["--client", "codx"], "codex"],
    [["--client", "codex,zed"], "one client"],
    [["--tokenizer", "gpt"], "o200k"],
    [["--baseline", "missing.json"], "missing.json"],
  ])("%j is refused in one line", async (words, reason) => {
    const { code, notes } = await run("cost", "tools.json", ...words);
    expect([code, notes]).toEqual([2, [expect.stringContaining(reason)]]);
  });
});
