import { expect, it } from "vitest";
import { analyze } from "../../core/index.ts";
import { problemGroups } from "./problem-groups.ts";

const { diagnostics } = analyze('[{"name":"no schema"},{"name":"fine","inputSchema":{"type":"object"}}, 7]');

const byTool = { only: null, by: "tool", order: "worst", search: "" } as const;

it("groups by rule, the worst first", () => {
  const groups = problemGroups(diagnostics, { ...byTool, by: "rule" });
  expect(groups.map(({ key }) => key)).toEqual([...new Set(groups.map(({ key }) => key))]);
  expect(groups.every(({ key, problems }) => problems.every(({ rule }) => rule === key))).toBe(true);
  expect(groups[0]?.problems[0]?.severity).toBe("error");
});

it("finds by the words of message, rule and tool", () => {
  const found = problemGroups(diagnostics, { ...byTool, search: "Fine DESCRIPTION" }).flatMap(
    ({ problems }) => problems,
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ tool }) => tool === "fine")).toBe(true);
  expect(problemGroups(diagnostics, { ...byTool, search: "no such words" })).toEqual([]);
});

it("puts the document first, then the tools by their worst problem, the worst inside first", () => {
  const groups = problemGroups(diagnostics, byTool);
  expect(groups.map(({ title }) => title)).toEqual(["Document", "no schema", "fine"]);
  const severities = groups[1]?.problems.map(({ severity }) => severity) ?? [];
  expect(severities).toEqual(
    severities.toSorted((a, b) => ["error", "warning"].indexOf(a) - ["error", "warning"].indexOf(b)),
  );
});

it("shows one severity alone", () => {
  const groups = problemGroups(diagnostics, { ...byTool, only: "warning" });
  expect(groups.flatMap(({ problems }) => problems).every(({ severity }) => severity === "warning")).toBe(true);
});

it("lists groups with the most problems first, or all as it stands in the text", () => {
  const sizes = problemGroups(diagnostics, { ...byTool, by: "rule", order: "number" }).map(
    ({ problems }) => problems.length,
  );
  expect(new Set(sizes).size).toBeGreaterThan(1);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const inText = problemGroups(diagnostics, { ...byTool, order: "text" }).flatMap(({ problems }) =>
    problems.map(({ range }) => range.start.offset),
  );
  expect(inText).toEqual(inText.toSorted((a, b) => a - b));
});
