import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptyFolder, runHere } from "../test-host.ts";

const limited = {
  name: "find-books",
  description: "Finds books.",
  inputSchema: { type: "object", properties: { limit: { type: "integer", minimum: 1 } }, additionalProperties: false },
};
const plain = { ...limited, name: "ping", inputSchema: { type: "object", properties: {} } };
const union = { ...plain, name: "borrow", inputSchema: { ...plain.inputSchema, oneOf: [{ required: ["id"] }] } };

const folder = emptyFolder();
writeFileSync(join(folder, "tools.json"), JSON.stringify({ tools: [limited, plain] }));
writeFileSync(join(folder, "union.json"), JSON.stringify(union));
const run = (...words: string[]) => runHere(words, folder);

describe("toolwright clients", () => {
  it("lists each client with its date and sources", async () => {
    const { code, out } = await run("clients", "--format", "json");
    const list: Record<string, unknown>[] = JSON.parse(out);
    expect(code).toBe(0);
    expect(list.length).toBe(30);
    expect(list[0]).toMatchObject({ id: "anthropic-api", kind: "api", read: "2026-11-16" });
    expect(list.every(({ sources, confidence }) => Array.isArray(sources) && typeof confidence === "string")).toBe(
      true,
    );
    expect((await run("clients")).out).toMatch(/^codex +client +2026-11-16 +source-read +Codex CLI$/m);
  });
});

describe("toolwright compat", () => {
  it("prints stable JSON with every tool in every client that was asked for", async () => {
    const { code, out } = await run(
      "compat",
      "tools.json",
      "--client",
      "codex,windsurf",
      "--server",
      "library",
      "--format",
      "json",
    );
    const { version, cells } = JSON.parse(out);
    expect([code, version, cells.length]).toEqual([0, 1, 4]);
    expect(cells[0]).toMatchObject({
      tool: "find-books",
      client: "codex",
      verdict: "changed",
      name: "mcp__library__find_books",
    });
    expect(cells[0].reasons.map(({ code: one }: { code: string }) => one)).toEqual([
      "name-characters",
      "keyword-dropped",
    ]);
    expect(cells[0].reasons[1]).toMatchObject({
      path: "/inputSchema/properties/limit/minimum",
      source: "openai/codex codex-rs/tools/src/json_schema.rs @343074d",
      read: "2026-11-16",
      confidence: "source-read",
    });
    expect(cells[1]).toMatchObject({ client: "windsurf", verdict: "unknown" });
  });

  it("exits with 1 on a refusal, with --fail-on changed on a change, and never if so wanted", async () => {
    const exit = async (...words: string[]) => (await run("compat", ...words)).code;
    expect(await exit("tools.json", "--client", "codex")).toBe(0);
    expect(await exit("tools.json", "--client", "codex", "--fail-on", "changed")).toBe(1);
    expect(await exit("union.json", "--client", "anthropic-api")).toBe(1);
    expect(await exit("union.json", "--client", "anthropic-api", "--fail-on", "never")).toBe(0);
    expect(await exit("tools.json", "--client", "mcp-python-sdk", "--fail-on", "changed")).toBe(0);
  });

  it("with one tool and one client also prints the schema as it is sent, and the steps", async () => {
    const words = ["compat", "tools.json", "--tool", "find-books", "--client", "codex"];
    const [cell] = JSON.parse((await run(...words, "--format", "json")).out).cells;
    expect(cell.schema).toEqual({
      type: "object",
      properties: { limit: { type: "integer" } },
      additionalProperties: false,
    });
    expect(cell.steps.map(({ code }: { code: string }) => code)).toContain("keyword-dropped");
    const { out } = await run(...words);
    expect(out).toContain("`minimum` is dropped: the model does not see it");
    expect(out).toContain("as it is sent");
  });

  it("names the models that are meant, and takes one way through a client", async () => {
    expect((await run("compat", "union.json", "--client", "continue")).out).toContain("with OpenAI models");
    const asked = ["compat", "union.json", "--client", "continue", "--route", "gemini", "--format", "json"];
    expect(JSON.parse((await run(...asked)).out).cells[0]).toMatchObject({ route: "gemini", verdict: "works" });
  });

  it("prints a Markdown table", async () => {
    const { out } = await run("compat", "tools.json", "--client", "codex", "--format", "markdown");
    expect(out).toContain("| <code>find-books</code> | ⚠️ changed |");
    expect(out).toContain("### Toolwright: 2 answers: 1 changed, 1 works");
  });

  it("refuses what it does not know with one line", async () => {
    const problem = async (...words: string[]) => {
      const { code, notes } = await run("compat", ...words);
      return [code, notes.join("\n")];
    };
    expect(await problem("tools.json", "--client", "codx")).toEqual([
      2,
      expect.stringContaining("did you mean codex?"),
    ]);
    expect(await problem("tools.json", "--route", "gemini")).toEqual([
      2,
      expect.stringContaining("--route needs one --client"),
    ]);
    expect(await problem("tools.json", "--client", "zed", "--route", "x")).toEqual([
      2,
      expect.stringContaining("no route x"),
    ]);
    expect(await problem("tools.json", "--tool", "nothing")).toEqual([
      2,
      expect.stringContaining("nothing is no tool"),
    ]);
  });
});

it("takes the names of the server from the project's file, and the command line over them", async () => {
  const own = emptyFolder();
  writeFileSync(join(own, "tools.json"), JSON.stringify({ tools: [plain] }));
  writeFileSync(join(own, "toolwright.config.json"), '{ "server": { "name": "library", "title": "My Books" } }');
  const nameIn = async (client: string, ...words: string[]) => {
    const { out } = await runHere(["compat", "tools.json", "--client", client, "--format", "json", ...words], own);
    return JSON.parse(out).cells[0].name;
  };
  expect(await nameIn("claude-code")).toBe("mcp__library__ping");
  expect(await nameIn("claude-code", "--server", "shelf")).toBe("mcp__shelf__ping");
  expect(await nameIn("vscode-copilot")).toBe("mcp_my_books_ping");
  expect(await nameIn("vscode-copilot", "--title", "Shelf")).toBe("mcp_shelf_ping");
});
