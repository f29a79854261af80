import { expect, it } from "vitest";
import { analyze, createAnalyzer } from "../analyze.ts";
import { severities } from "../types.ts";

/** Many hints, and below them all a tool with two errors. */
const properties = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`p${n}`, { enum: [n] }]));
const text = JSON.stringify([
  { name: "first", description: "Has many parameters.", inputSchema: { type: "object", properties } },
  { name: "last", description: "Is wrong twice.", inputSchema: { type: "object", properties: { a: 1, b: 2 } } },
]);
const settings = { preset: "all" } as const;

it("lists all findings where nobody sets a limit", () => {
  const { diagnostics, omitted, counts } = analyze(text, settings);
  expect(omitted).toBe(0);
  expect(diagnostics).toHaveLength(severities.reduce((sum, severity) => sum + counts[severity], 0));
});

it("lists the worst of too many, in the order of the text, and counts all", () => {
  const whole = analyze(text, settings);
  const cut = createAnalyzer(() => true, 10)(text, settings);
  expect(whole.counts.error).toBeGreaterThanOrEqual(2);
  expect(cut.counts).toEqual(whole.counts);
  expect(cut.diagnostics).toHaveLength(10);
  expect(cut.omitted).toBe(whole.diagnostics.length - 10);
  expect(cut.diagnostics.filter(({ severity }) => severity === "error")).toHaveLength(whole.counts.error);
  const starts = cut.diagnostics.map(({ range }) => range.start.offset);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
