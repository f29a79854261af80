import { describe, expect, it } from "vitest";
import { analyze, analyzeResult, createAnalyzer } from "../analyze.ts";
import { fixAll } from "../fix.ts";
import type { Suppression } from "../types.ts";

const bare = (name: string) => ({ name, inputSchema: { type: "object", required: ["a"], properties: {} } });
const text = JSON.stringify({ tools: [bare("one"), bare("two")] });
const rule = "mcp/description-missing";
const wrong = "schema/required-undefined";

/** How many findings of both rules are left, how many are suppressed, and what is stale. */
function outcome(suppress: readonly Suppression[], source = text) {
  const { diagnostics, suppressed } = analyze(source, { suppress });
  const left = diagnostics.filter((diagnostic) => diagnostic.rule === rule || diagnostic.rule === wrong);
  const stale = diagnostics.filter((diagnostic) => diagnostic.rule === "config/stale-suppression");
  return [left.length, suppressed, stale.length];
}

const reason = "Meant";
const all = { rule, reason };

it.each<[string, readonly Suppression[], number[]]>([
  ["nothing", [], [4, 0, 0]],
  ["a rule", [all], [2, 2, 0]],
  ["a rule of one tool", [{ ...all, tool: "one" }], [3, 1, 0]],
  ["both, which overlap", [all, { ...all, tool: "one" }], [2, 2, 0]],
  ["a path from the tool", [{ rule: wrong, tool: "two", path: "/inputSchema", reason }], [3, 1, 0]],
  ["a path from the root", [{ rule: wrong, path: "/tools/0/inputSchema/required/0", reason }], [3, 1, 0]],
  ["half a name", [{ rule: wrong, path: "/tools/0/inputSchema/requ", reason }], [4, 0, 1]],
  ["another place", [{ rule: wrong, tool: "two", path: "/outputSchema", reason }], [4, 0, 1]],
  ["another rule", [{ rule: "json/duplicate-key", reason }], [4, 0, 1]],
  ["a tool of another file", [{ ...all, tool: "three" }], [4, 0, 0]],
  ["a rule about results", [{ rule: "result/content-array", reason }], [4, 0, 0]],
])("suppresses %s", (_, suppress, expected) => {
  expect(outcome(suppress)).toEqual(expected);
});

describe("a stale suppression", () => {
  const suppress = [{ rule: "json/duplicate-key", reason }];

  it("is reported at the first character, as severe as the settings say", () => {
    const [found] = analyze(`  ${text}`, { suppress, rules: { "config/stale-suppression": "error" } }).diagnostics;
    expect(found).toMatchObject({ rule: "config/stale-suppression", severity: "error", tool: null, path: "" });
    expect(found?.range.start).toEqual({ line: 1, column: 1, offset: 0 });
  });

  it("is not reported where the rule is off, or the text is torn", () => {
    const off = analyze(text, { suppress, rules: { "config/stale-suppression": "off" } });
    expect(off.diagnostics.some(({ rule: id }) => id === "config/stale-suppression")).toBe(false);
    expect(outcome(suppress, text.replace("}]", "}"))[2]).toBe(0);
    expect(outcome(suppress, "")[2]).toBe(1);
  });
});

it("repairs nothing that is suppressed, and forgets nothing between two texts", () => {
  const close = text
    .replaceAll('"a"', '"nam"')
    .replaceAll('"properties":{}', '"properties":{"name":{"type":"string"}}');
  const suppress = [{ rule: wrong, reason }];
  expect(fixAll(close)).not.toBe(close);
  expect(fixAll(close, { suppress })).toBe(close);
  const analyzer = createAnalyzer();
  expect([analyzer(close).suppressed, analyzer(close, { suppress }).suppressed, analyzer(close).suppressed]).toEqual([
    0, 2, 0,
  ]);
});

it("suppresses findings about results, of one tool or of all", () => {
  const tool = { name: "one", inputSchema: { type: "object" } };
  const before = analyzeResult('{ "content": 1 }', tool);
  const [first] = before.diagnostics;
  const count = (more: Partial<Suppression>) =>
    analyzeResult('{ "content": 1 }', tool, { suppress: [{ rule: first?.rule ?? "", reason, ...more }] }).suppressed;
  expect(before.suppressed).toBe(0);
  expect(count({})).toBeGreaterThan(0);
  expect(count({ tool: "one" })).toBeGreaterThan(0);
  expect(count({ tool: "two" })).toBe(0);
});
