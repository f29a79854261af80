import { expect, it } from "vitest";
import { playwrightCounts, summary, vitestCounts } from "./test-report.mjs";

/** @param {string} title @param {number} line @param {string} status */
const spec = (title, line, status) => ({ title, file: "try.spec.ts", line, tests: [{ status }] });

const report = {
  stats: { expected: 3, unexpected: 0, flaky: 2, skipped: 1 },
  suites: [
    {
      specs: [spec("a form", 4, "expected"), spec("a list", 9, "flaky")],
      suites: [{ specs: [spec("a link", 20, "flaky")] }],
    },
  ],
};

it("names flaky tests, and counts them as flaky alone", () => {
  const counts = playwrightCounts(report);
  expect(counts).toMatchObject({ passed: 3, flaky: ["try.spec.ts:9 a list", "try.spec.ts:20 a link"] });
  const { ok, text } = summary([["browser", { ok: true, counts }]]);
  expect({ ok, lines: text.split("\n") }).toEqual({
    ok: true,
    lines: [
      "2 flaky, passed only when run again: try.spec.ts:9 a list; try.spec.ts:20 a link",
      "3 passed, 0 failed, 1 skipped",
    ],
  });
});

it("ends with the counts alone where nothing is flaky", () => {
  const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };
  expect(summary([["unit", { ok: true, counts: vitestCounts(unit) }]]).text).toBe("5 passed, 0 failed, 1 skipped");
});

it("counts a step that failed without a test, and a file that did not load", () => {
  const unit = {
    ...{ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    testResults: [{ status: "failed", assertionResults: [] }],
  };
  const outcomes = /** @type {const} */ ([
    ["lint", { ok: false }],
    ["unit", { ok: false, counts: vitestCounts(unit) }],
  ]);
  expect(summary(outcomes)).toEqual({ ok: false, text: "Failed: lint, unit\n5 passed, 2 failed, 0 skipped" });
});
