import { expect, it } from "vitest";
import { analyze } from "../../core/index.ts";
import { problemGroups } from "./problem-groups.ts";

const { diagnostics } = analyze('[{"name":"no schema"},{"name":"fine","inputSchema":{"type":"object"}}, 7]');

it("puts the document first, then the tools by their worst problem, the worst inside first", () => {
  const groups = problemGroups(diagnostics, null);
  expect(groups.map(({ title }) => title)).toEqual(["Document", "no schema", "fine"]);
  const severities = groups[1]?.problems.map(({ severity }) => severity) ?? [];
  expect(severities).toEqual(
    severities.toSorted((a, b) => ["error", "warning"].indexOf(a) - ["error", "warning"].indexOf(b)),
  );
});

it("shows one severity alone", () => {
  const groups = problemGroups(diagnostics, "warning");
  expect(groups.flatMap(({ problems }) => problems).every(({ severity }) => severity === "warning")).toBe(true);
});
