import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reporters } from "../reporters.ts";
import { examples } from "./example.ts";

const extensions: Readonly<Record<string, string>> = { json: "json", sarif: "sarif", markdown: "md" };
const raw = /[^\n\t\u0020-\u007e\u00a0-\u{10ffff}]/u;

for (const { id, render } of reporters) {
  describe(id, () => {
    const cases = Object.entries(examples).filter(([name]) => name !== "many");
    test.each(cases)("%s", (name, report) => {
      const file = join(import.meta.dirname, "expected", `${name}.${id}.${extensions[id] ?? "txt"}`);
      const rendered = render(report);
      if (process.env.UPDATE_GOLDENS) writeFileSync(file, rendered);
      expect(existsSync(file), `${file} is missing: write it with UPDATE_GOLDENS=1 and read it`).toBe(true);
      expect(rendered).toBe(readFileSync(file, "utf8"));
    });

    test.each(Object.entries(examples))("%s holds nothing that a terminal or a build server obeys", (_, report) => {
      const lines = render(report).split("\n");
      const own = (line: string) => id === "github" && /^::(error|warning|notice) file=/.test(line);
      expect(lines.filter((line) => raw.test(line) || /[\u202a-\u202e]/.test(line))).toEqual([]);
      expect(lines.filter((line) => /^\s*::|##(vso)?\[/.test(line) && !own(line))).toEqual([]);
      expect(lines.filter((line) => /##(vso)?\[/.test(line))).toEqual([]);
    });
  });
}

test("machine formats keep the text that they escape", () => {
  const report = examples.hostile;
  const [json, sarif] = ["json", "sarif"].map((id) => reporters.find((reporter) => reporter.id === id));
  const [found] = report?.files[0]?.analysis.diagnostics ?? [];
  if (!report || !json || !sarif || !found) throw new Error("the hostile example is gone");
  expect(JSON.parse(json.render(report)).files[0]).toMatchObject({
    file: report.files[0]?.file,
    diagnostics: [{ message: found.message, tool: found.tool, path: found.path }],
  });
  expect(JSON.parse(sarif.render(report)).runs[0].results[0].message.text).toBe(found.message.replace("](", "] ("));
});

test("markdown fits into a comment: a hundred rows, the worst first", () => {
  const markdown = reporters.find(({ id }) => id === "markdown");
  const lines = (examples.many && markdown?.render(examples.many).split("\n")) ?? [];
  const rows = lines.filter((line) => line.includes("<code>tools.json:"));
  expect(rows).toHaveLength(100);
  expect(rows[0]).toContain("error");
  expect(lines[0]).toBe("### Toolwright: 1 error, 5003 warnings in 1 tool");
  expect(lines).toContain("4904 more findings not shown.");
});

test("text lists the worst of too many, in the order of the document, and says how many are left out", () => {
  const lines = examples.many ? reporters[0].render(examples.many).split("\n") : [];
  const rows = lines.filter((line) => line.includes("sample/repeated") || line.includes("mcp/loose"));
  expect(rows).toHaveLength(5_000);
  expect(rows.at(-1)).toContain("✖ error");
  expect(lines.at(-3)).toMatch(/^1 error, 5003 warnings in 1 tool \(4 of them are not listed here/);
});

test.each(["json", "sarif", "github"])("%s lists all of them", (id) => {
  const rendered = (examples.many && reporters.find((reporter) => reporter.id === id)?.render(examples.many)) ?? "";
  expect(rendered.match(/mcp\/loose/g)?.length ?? 0).toBeGreaterThanOrEqual(5_003);
});

test("text is coloured where that is wanted", () => {
  const report = examples.findings;
  const text = reporters[0];
  if (!report) throw new Error("the example is gone");
  const coloured = text.render({ ...report, colour: true });
  expect(coloured).toContain("\u001b[31m✖ error");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
  expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(text.render(report));
});
