import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze, createAnalyzer } from "../analyze.ts";
import { fixAll } from "../fix.ts";
import type { Diagnostic, Range } from "../types.ts";

const folder = new URL("../fixtures/", import.meta.url);
const cases = readdirSync(new URL("tools/", folder)).map((file) => file.replace(/\.jsonc$/, ""));
const shared = createAnalyzer();

describe("the goldens", () => {
  it("belong to a fixture each", () => {
    const goldens = readdirSync(new URL("expected/", folder)).map((file) => file.replace(/\.txt$/, ""));
    expect(goldens.filter((golden) => !cases.includes(golden))).toEqual([]);
  });
});

describe.each(cases)("%s", (name) => {
  const text = readFileSync(new URL(`tools/${name}.jsonc`, folder), "utf8");
  const { diagnostics } = analyze(text);

  it("reports what its golden lists", () => {
    expect(listing(diagnostics)).toBe(golden(name, listing(diagnostics)));
  });

  it("points into the text, in order", () => {
    for (const { range } of diagnostics) {
      expect(range.end.offset).toBeGreaterThanOrEqual(range.start.offset);
      expect(range.end.offset).toBeLessThanOrEqual(Math.max(1, text.length));
    }
    const starts = diagnostics.map(({ range }) => range.start.offset);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it("reports the same from an analyzer that remembers other texts", () => {
    shared(text);
    expect(shared(text)).toEqual(analyze(text));
  });

  it("gets no worse by all safe fixes, and needs them only once", () => {
    const fixed = fixAll(text);
    expect(fixAll(fixed)).toBe(fixed);
    expect(count(analyze(fixed).diagnostics, "")).toBeLessThanOrEqual(count(diagnostics, ""));
    expect(count(analyze(fixed).diagnostics, "json/")).toBeLessThanOrEqual(count(diagnostics, "json/"));
  });
});

function count(diagnostics: readonly Diagnostic[], group: string): number {
  return diagnostics.filter(({ rule, severity }) => severity === "error" && rule.startsWith(group)).length;
}

/** What the golden of a fixture holds; `UPDATE_GOLDENS=1` writes it first. */
function golden(name: string, current: string): string {
  const file = new URL(`expected/${name}.txt`, folder);
  if (process.env.UPDATE_GOLDENS) {
    mkdirSync(new URL("expected/", folder), { recursive: true });
    writeFileSync(file, current);
  }
  if (!existsSync(file)) {
    throw new Error(`src/core/fixtures/expected/${name}.txt is missing: run once with UPDATE_GOLDENS=1 and read it`);
  }
  return readFileSync(file, "utf8");
}

function listing(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return "no findings\n";
  return diagnostics.map((it) => `${place(it.range)} ${it.severity} ${it.rule} ${it.message}\n`).join("");
}

function place({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}
