import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze, analyzeResult } from "../analyze.ts";
import { fixAll } from "../fix.ts";
import { parseDocument } from "../text/document.ts";
import { applyEdits } from "../text/text-edits.ts";
import { isUnderstated, repaired, reportsOf, settingsOf, unmark } from "./rule.testing.ts";
import { groups, rules } from "./rules.ts";

const folder = new URL("./rules/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".cases.ts"));

/** Findings of bad examples that no repair can end, by path: what is meant there, nobody can tell from the text. */
const unrepaired: Readonly<Record<string, readonly string[]>> = {
  "mcp/description-missing": ["/0/description"],
  "mcp/external-ref": ["/inputSchema/properties/contact/$ref"],
  "schema/bounds-inverted": ["/inputSchema/properties/page/exclusiveMinimum"],
  "result/content-block-type": ["/content/1"],
  "result/structured-invalid": ["/structuredContent"],
  "security/icon-scheme": ["/icons/0/src"],
  "quality/param-json-string": ["/inputSchema/properties/options"],
  "quality/param-default-in-text": ["/inputSchema/properties/page/default"],
};

describe("the list of rules", () => {
  const listed = rules.map(({ id }) => `${id}.ts`);

  it("names every rule file", () => {
    const strays = files.filter((file) => !listed.includes(file));
    expect(strays, "add each to the list of its group in groups/").toEqual([]);
  });

  it("names each rule once, by the file that holds it", () => {
    expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
    expect(listed.filter((file) => !files.includes(file))).toEqual([]);
  });

  it.each(Object.entries(groups))("%s holds the rules of its own folder alone", (group, own) => {
    expect(own.filter(({ id }) => !id.startsWith(`${group}/`)).map(({ id }) => id)).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });
});

describe.each(rules.map((rule) => [rule.id, rule] as const))("%s", (_, rule) => {
  const bad = unmark(rule.examples.bad);
  const found = reportsOf(rule, bad.text);

  it("reports exactly the marked ranges of its bad example", () => {
    expect(bad.ranges.length).toBeGreaterThan(0);
    expect(found.map(({ range }) => [range.start.offset, range.end.offset])).toEqual(bad.ranges);
  });

  it("is silent on its good example, which has no error of any kind", () => {
    const { diagnostics } = rule.result
      ? analyzeResult(rule.examples.good, rule.examples.tool, settingsOf(rule))
      : analyze(rule.examples.good, settingsOf(rule));
    expect(diagnostics.filter((diagnostic) => diagnostic.rule === rule.id || diagnostic.severity === "error")).toEqual(
      [],
    );
  });

  it("is no less than a warning where it breaks a tool, a server or a request", () => {
    expect(found.filter(isUnderstated)).toEqual([]);
  });

  it("has a repair in its bad example exactly if it is fixable, and leaves only what no repair can end", () => {
    expect(found.some(({ fix }) => fix)).toBe(rule.fixable ?? false);
    const left = rule.fixable ? reportsOf(rule, repaired(rule, bad.text)) : [];
    expect(left.map(({ path }) => path)).toEqual(unrepaired[rule.id] ?? []);
  });

  it("offers only repairs that leave readable text and less to report", () => {
    for (const { fix, alternatives = [] } of found) {
      for (const { edits } of fix ? [fix, ...alternatives] : []) {
        const text = applyEdits(bad.text, edits);
        expect(syntaxErrors(text)).toBeLessThanOrEqual(syntaxErrors(bad.text));
        expect(reportsOf(rule, text).length).toBeLessThan(found.length);
      }
    }
  });

  it("leaves nothing to a second run of all safe fixes", () => {
    const once = fixAll(bad.text, settingsOf(rule));
    expect(fixAll(once, settingsOf(rule))).toBe(once);
  });

  it("explains itself in sentences", () => {
    expect(rule.summary).toMatch(/^[^.]+$/);
    expect(rule.why).toMatch(/\.$/);
    expect(rule.source.length).toBeGreaterThan(5);
    for (const { message } of found) {
      expect(message).not.toMatch(/\.$/);
      expect(message.split("`").length % 2).toBe(1);
    }
  });
});

function syntaxErrors(text: string): number {
  const document = parseDocument(text);
  const faults = [...document.faults, ...document.tools.flatMap((tool) => tool.faults)];
  return faults.filter(({ kind }) => kind === "syntax").length;
}
