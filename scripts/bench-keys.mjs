import { median, percentile } from "./statistics.mjs";

/** @typedef {{ medianMs: number, p95Ms: number, longestTaskMs: number, keys: number }} KeyTimes */

const keys = 60;

/** Types into what has the focus of a page that was opened with `watchKeys`. @param {import("@playwright/test").Page} page @returns {Promise<KeyTimes>} */
export async function timeKeys(page) {
  for (let key = -5; key < keys; key++) {
    if (key === 0) await page.evaluate(() => Object.assign(window, { benchTimes: [], benchTasks: [0] }));
    await page.keyboard.press("abcdefghij".charAt((key + 5) % 10));
    // Not in step with the frames, as no hand is.
    await page.waitForTimeout(70 + (((key + 5) * 7) % 31));
  }
  const { times, tasks } = await page.evaluate(() => {
    const { benchTimes, benchTasks } = /** @type {{ benchTimes: number[], benchTasks: number[] }} */ (
      /** @type {unknown} */ (window)
    );
    return { times: benchTimes, tasks: benchTasks };
  });
  if (times.length < keys) throw new Error(`only ${times.length} of ${keys} keys arrived`);
  const longestTaskMs = Math.max(...tasks);
  return { medianMs: median(times), p95Ms: percentile(times, 0.95), longestTaskMs, keys };
}

/** Runs in the page before the app: how long each key took until the frame with its character was handed over. */
export function watchKeys() {
  const measured = /** @type {{ benchTimes: number[], benchTasks: number[] }} */ (/** @type {unknown} */ (window));
  measured.benchTimes = [];
  measured.benchTasks = [0];
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.benchTimes.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.benchTasks.push(duration);
  }).observe({ type: "longtask" });
}
