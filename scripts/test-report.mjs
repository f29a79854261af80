/** @typedef {{ passed: number, failed: number, skipped: number, flaky: readonly string[] }} Counts flaky ones by name; they count as nothing else */

/**
 * What Vitest's JSON report counts.
 * @param {any} report
 * @returns {Counts | undefined}
 */
export function vitestCounts(report) {
  if (!report) return undefined;
  // A file that does not load holds no tests to fail.
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  };
}

/**
 * What Playwright's JSON report counts. A test that passes only when it runs again has not passed: it is flaky.
 * @param {any} report
 * @returns {Counts | undefined}
 */
export function playwrightCounts(report) {
  if (!report) return undefined;
  const { expected, unexpected, skipped } = report.stats;
  return { passed: expected, failed: unexpected, skipped, flaky: report.suites.flatMap(flakyIn) };
}

/** @param {any} suite @returns {string[]} `file:line title` of each */
function flakyIn(suite) {
  const own = (suite.specs ?? []).filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ test) => test.status === "flaky"),
  );
  const names = own.map((/** @type {any} */ { file, line, title }) => `${file}:${line} ${title}`);
  return [...names, ...(suite.suites ?? []).flatMap(flakyIn)];
}

/**
 * The end of a run in words: failed steps, flaky tests by name, and always as the last line the counts.
 * @param {Iterable<readonly [name: string, outcome: { readonly ok: boolean, readonly counts?: Counts | undefined }]>} outcomes
 * @returns {{ ok: boolean, text: string }}
 */
export function summary(outcomes) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const [failed, flaky] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (const [name, { ok, counts }] of outcomes) {
    total.passed += counts?.passed ?? 0;
    total.skipped += counts?.skipped ?? 0;
    // A step that failed without a failing test counts as one, so that the last line never looks better than the run.
    total.failed += counts?.failed || (ok ? 0 : 1);
    flaky.push(...(counts?.flaky ?? []));
    if (!ok) failed.push(name);
  }
  const lines = [
    ...(failed.length > 0 ? [`Failed: ${failed.join(", ")}`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky, passed only when run again: ${flaky.join("; ")}`] : []),
    `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
  ];
  return { ok: failed.length === 0, text: lines.join("\n") };
}
