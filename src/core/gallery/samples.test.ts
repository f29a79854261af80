import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { revisions } from "../mcp/revisions.ts";
import { applyEdits } from "../text/text-edits.ts";
import { samples } from "./samples.ts";

const files = readdirSync(new URL("./samples/", import.meta.url));

describe("the gallery", () => {
  it("names every sample file once, by its id", () => {
    expect(samples.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
  });

  it("uses every tool name once", () => {
    const names = samples.flatMap(({ text }) => analyze(text).tools.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(samples.map((sample) => [sample.id, sample] as const))("%s", (_, { title, summary, text }) => {
  it("introduces itself in a label and a sentence", () => {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(summary).toMatch(/^[A-Z].*\.$/);
  });

  it("is tidy text that explains something", () => {
    expect(text).toMatch(/^\{\n {2}[\s\S]*\n\}\n$/);
    expect(text).not.toMatch(/\t|\r| $/m);
    expect(text).toMatch(/^\s*\/\/ [A-Z].*\.$/m);
  });
});

describe("what is there to be copied", () => {
  const clean = samples.filter(({ id }) => id !== "first-visit");

  it.each(clean.map(({ id, text }) => [id, text]))("%s leaves nothing to report", (_, text) => {
    expect(analyze(text).tools.length).toBeGreaterThan(0);
    expect(analyze(text, { preset: "strict" }).diagnostics).toEqual([]);
    for (const revision of revisions.filter(({ id }) => id >= "2025-06-18")) {
      expect(analyze(text, { revision: revision.id }).diagnostics).toEqual([]);
    }
  });
});

describe("the first visit", () => {
  const text = samples.find(({ id }) => id === "first-visit")?.text ?? "";
  const { diagnostics } = analyze(text);

  it("has exactly one mistake, with a safe fix", () => {
    expect(diagnostics.map(({ rule, severity, fix }) => [rule, severity, fix?.safe])).toEqual([
      ["schema/required-undefined", "error", true],
    ]);
  });

  it("is clean after the fix", () => {
    const repaired = applyEdits(text, diagnostics[0]?.fix?.edits ?? []);
    expect(repaired).toBe(text.replace('"comand"', '"command"'));
    expect(analyze(repaired, { preset: "strict" }).diagnostics).toEqual([]);
  });
});
