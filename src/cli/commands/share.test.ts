import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { emptyFolder, runHere } from "../test-host.ts";

const tools = `[
  { "name": "a", "inputSchema": { "type": "object" } },
  // The second.
  { "name": "b", "inputSchema": { "type": "object" } }
]
`;
const token = ["ghp", "9a8B7c6D5e4F3g2H1i0JkLmNoPqRsTuVwXyZ"].join("_");

function folderWith(text: string, name = "my tools.jsonc"): string {
  const directory = emptyFolder();
  writeFileSync(join(directory, name), text);
  return directory;
}

describe("there and back", () => {
  it("share prints one link, open the document to the byte", async () => {
    const directory = folderWith(tools);
    const shared = await runHere(["share", "my tools.jsonc"], directory);
    expect(shared).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4173\/#v1\/[\w-]+\n$/),
    });
    expect(shared.notes).toEqual([`${shared.out.trim().length} characters`]);
    const opened = await runHere(["open", shared.out.trim()], directory);
    expect(opened).toEqual({ code: 0, out: tools, notes: ["my tools: 2 tools, revision 2026-07-28"] });
    expect(await runHere(["open", "-"], directory, shared.out)).toEqual(opened);
  });

  it("the snapshot as JSON, with what was asked for", async () => {
    const wishes = ["--tool", "b", "--panel", "wire", "--revision", "2025-06-18", "--name", "two", "--format", "json"];
    const shared = await runHere(["share", "-", ...wishes, "--base", "https://tools.example/x/?a#old"], "/", tools);
    const { url, length, fragment } = JSON.parse(shared.out);
    expect([url, length]).toEqual([`https://tools.example/x/?a${fragment}`, url.length]);
    const opened = await runHere(["open", fragment, "--format", "json"], "/");
    const snapshot = { version: 1, name: "two", text: tools, revision: "2025-06-18", tool: "b", panel: "wire" };
    expect(JSON.parse(opened.out)).toEqual(snapshot);
  });

  it("one tool of many", async () => {
    const { out } = await runHere(["share", "-", "--tool", "b", "--only"], "/", tools);
    const opened = await runHere(["open", out], "/");
    expect(opened.out).toBe('{ "name": "b", "inputSchema": { "type": "object" } }\n');
  });
});

describe("warnings and refusals", () => {
  it("a long link and a secret are warned of", async () => {
    const noise = Array.from({ length: 3_000 }, (_, at) => Math.imul(at, 2654435761).toString(36)).join(" ");
    const { code, notes } = await runHere(
      ["share", "-"],
      "/",
      JSON.stringify([{ name: "a", description: token, noise }]),
    );
    expect([code, notes[1], notes[2]]).toEqual([
      0,
      expect.stringContaining("more than 8000 characters"),
      expect.stringContaining("a GitHub token"),
    ]);
  });

  const refused: [string, string[], string, RegExp][] = [
    ["no file", ["share", "none.json"], "", /none\.json does not exist/],
    ["another base", ["share", "-", "--base", "javascript:alert(1)"], tools, /--base .* starts with https/],
    ["an unknown tool", ["share", "-", "--tool", "bb"], tools, /"?bb"?/],
    ["--only alone", ["share", "-", "--only"], tools, /--only needs --tool/],
    [
      "too much",
      ["share", "-"],
      `"${Array.from({ length: 90_000 }, (_, at) => Math.imul(at, 2654435761).toString(36)).join("")}"`,
      /send the file/,
    ],
    ["too deep", ["share", "-"], "[".repeat(600), /send the file/],
    ["a damaged link", ["open", "http://127.0.0.1/#v1/AAAA"], "", /The link is damaged/],
    ["a newer link", ["open", "#v7/AAAA"], "", /newer version \(`v7`/],
    ["no link", ["open", "https://example.com/"], "", /holds no link/],
  ];
  it.each(refused)("%s: exit code 2 with one line", async (_, words, input, reason) => {
    const { code, out, notes } = await runHere(words, "/", input);
    expect({ code, out, notes }).toEqual({ code: 2, out: "", notes: [expect.stringMatching(reason)] });
  });
});

const nasty = new URL("../../../../shared/oracles/nasty.json", import.meta.url);
const here = existsSync(nasty);
test.skipIf(!here)(here ? "no link of the corpus opens" : "skipped: no corpus", async () => {
  const { share }: { share: { value?: string }[] } = JSON.parse(readFileSync(nasty, "utf8"));
  const links = share.flatMap(({ value }) => value ?? []);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const { code, out, notes } = await runHere(["open", link], "/");
    expect([code, out, notes.length], link).toEqual([2, "", 1]);
  }
});
