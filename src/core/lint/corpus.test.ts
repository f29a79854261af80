import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze, createAnalyzer } from "../analyze.ts";
import { fixAll } from "../fix.ts";
import { parseDocument } from "../text/document.ts";
import { isUnderstated } from "./rule.testing.ts";

/** Tool lists of published servers. They stand beside the checkout where there are any, and are no part of it. */
const folder = new URL("../../../../shared/corpus/tools-list/", import.meta.url);
const read = (file: string) => readFileSync(new URL(encodeURIComponent(file), folder), "utf8");

describe("published servers", () => {
  if (!existsSync(folder)) {
    it.skip("skipped: no corpus", () => {});
    return;
  }
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));

  it("have an error in at most 3 of 100 tools", () => {
    const tools = files.flatMap((file) => analyze(read(file)).tools);
    const wrong = tools.filter(({ counts }) => counts.error > 0);
    expect(tools.length).toBeGreaterThan(1_000);
    expect(wrong.length / tools.length).toBeLessThanOrEqual(0.03);
  }, 120_000);

  it("are told in no aside what breaks a tool, a server or a request", () => {
    const some = files.filter((_, index) => index % 5 === 0);
    const all = some.flatMap((file) => analyze(read(file), { preset: "all" }).diagnostics);
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter(isUnderstated)).toEqual([]);
  }, 120_000);

  it("can all be fixed once and for all", () => {
    for (const file of files) {
      const analyzer = createAnalyzer();
      const once = fixAll(read(file), {}, analyzer);
      expect(fixAll(once, {}, analyzer), file).toBe(once);
      expect(parseDocument(once).faults, file).toEqual([]);
      expect(() => JSON.parse(once), file).not.toThrow();
    }
  }, 120_000);
});
