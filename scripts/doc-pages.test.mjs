import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { docPages, pageOf } from "./doc-pages.mjs";
import { inRoot } from "./run.mjs";

const read = (/** @type {string} */ name) => fs.readFileSync(inRoot("docs", `${name}.md`), "utf8");

describe("pages of the documentation", () => {
  it("are all there are", () => {
    const files = fs.readdirSync(inRoot("docs")).filter((file) => file.endsWith(".md"));
    expect([...docPages].map((name) => `${name}.md`).sort()).toEqual(files.sort());
  });

  it.each(docPages)("%s: every link within it leads to a heading", (name) => {
    const page = pageOf(read(name));
    const ids = new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("lead to each other, and to the playground", () => {
    const page = pageOf("# A & <b>\n\n[clients](clients.md#codex), [elsewhere](https://example.com/a.md)\n");
    expect(page).toContain('href="clients.html#codex"');
    expect(page).toContain('href="https://example.com/a.md"');
    expect(page).toContain('<a href="../">Toolwright</a>');
    expect(page).toContain("<title>A &amp; &lt;b> · Toolwright</title>");
  });

  it("run nothing", () => {
    for (const name of docPages) expect(pageOf(read(name))).not.toMatch(/<script|\son\w+=/i);
  });
});
