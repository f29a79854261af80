import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { inPage } from "./bench-page.mjs";

/** @typedef {{ place: string, longestMs: number, over: number, sumMs: number }} Tasks */
/** @typedef {import("@playwright/test").Page} Page */

const properties = 50_000;
/** Nothing that a person waits for may keep the page from answering for longer. */
const limitMs = 100;
const panels = ["Problems", "Try", "Wire", "Clients", "Cost", "Compare", "Export"];

/** The longest task of the page at every view and panel of a tool with 50,000 properties, in the built app. @returns {Promise<Tasks[]>} */
export function measureTasks() {
  return inPage((page) => page.addInitScript(watchTasks), measure);
}

/** @param {Page} page @returns {Promise<Tasks[]>} */
async function measure(page) {
  // What is loaded and compiled once is not what is measured here.
  for (const panel of panels) await page.getByRole("tab", { name: panel }).click();
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("tab", { name: "Source" }).click();
  const measured = [await during(page, "opened", () => open(page))];
  for (const panel of panels)
    measured.push(await during(page, panel, () => page.getByRole("tab", { name: panel }).click()));
  for (const view of ["Design", "Source"])
    measured.push(await during(page, view, () => page.getByRole("tab", { name: view }).click()));
  for (const panel of panels) {
    await page.getByRole("tab", { name: panel }).click();
    await settled(page);
    measured.push(await during(page, `a key in Source, beside ${panel}`, () => typeOnce(page)));
  }
  return measured;
}

/** @param {Page} page */
async function open(page) {
  const named = Array.from({ length: properties }, (_, at) => [
    `field_${at}`,
    { type: "string", description: `What to put into place ${at}.` },
  ]);
  const tool = {
    name: "many_fields",
    description: "Takes many fields.",
    inputSchema: { type: "object", properties: Object.fromEntries(named) },
  };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "toolwright-bench-"));
  const file = path.join(folder, "many.json");
  fs.writeFileSync(file, JSON.stringify({ tools: [tool] }, null, 2));
  // By its path: a text would be handed over by the page itself, which takes a second.
  await page.getByLabel("Open file", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "many", exact: true }).waitFor({ timeout: 60_000 });
  fs.rmSync(folder, { recursive: true });
}

/** @param {Page} page */
async function typeOnce(page) {
  await page
    .locator(".monaco-editor .view-lines")
    .first()
    .click({ position: { x: 300, y: 5 } });
  await page.keyboard.press("Space");
}

/** @param {Page} page @param {string} place @param {() => Promise<unknown>} act @returns {Promise<Tasks>} */
async function during(page, place, act) {
  await page.evaluate(() => Object.assign(window, { benchTasks: [] }));
  await act();
  await settled(page);
  const tasks = await page.evaluate(
    () => /** @type {{ benchTasks: number[] }} */ (/** @type {unknown} */ (window)).benchTasks,
  );
  return {
    place,
    longestMs: Math.max(0, ...tasks),
    over: tasks.filter((task) => task > limitMs).length,
    sumMs: tasks.reduce((sum, task) => sum + task, 0),
  };
}

/** Until no long task has ended for two seconds. @param {Page} page */
async function settled(page) {
  await page.waitForTimeout(500);
  await page.waitForFunction(
    () => performance.now() - /** @type {{ benchLast: number }} */ (/** @type {unknown} */ (window)).benchLast > 2_000,
    undefined,
    { timeout: 60_000, polling: 250 },
  );
}

/** Runs in the page before the app. */
function watchTasks() {
  const measured = /** @type {{ benchTasks: number[], benchLast: number }} */ (/** @type {unknown} */ (window));
  measured.benchTasks = [];
  measured.benchLast = 0;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      measured.benchTasks.push(Math.round(duration));
      measured.benchLast = startTime + duration;
    }
  }).observe({ type: "longtask" });
}
