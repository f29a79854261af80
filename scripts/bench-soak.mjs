import { strToU8, zipSync } from "fflate";
import { watchHeaps } from "./bench-memory.mjs";
import { inPage } from "./bench-page.mjs";
import { toolsText } from "./bench-tools.mjs";

/** @typedef {{ seconds: number, turns: number, pageMB: number, workersMB: number, workers: number, nodes: number }} Sample */
/** @typedef {import("@playwright/test").Page} Page */

const documents = 200;
const samples = 12;
/** Two minutes, or as many as TOOLWRIGHT_SOAK_MINUTES says. */
const minutes = Number(process.env.TOOLWRIGHT_SOAK_MINUTES ?? 2);

/** Heap, workers and elements of the page while it is used without a pause: typing, switching documents, every panel. @returns {Promise<Sample[]>} */
export function measureSoak() {
  const watch = async (/** @type {Page} */ page) => watchHeaps(await page.context().newCDPSession(page));
  return inPage(watch, async (page, heaps) => {
    await openAll(page);
    return soak(page, heaps);
  });
}

/** @param {Page} page @param {Awaited<ReturnType<typeof watchHeaps>>} heaps @returns {Promise<Sample[]>} */
async function soak(page, heaps) {
  // Everything is loaded and every panel was seen before the first sample.
  for (let turn = 0; turn < 3; turn++) await use(page, turn);
  const start = performance.now();
  /** @type {Sample[]} */
  const taken = [];
  for (let turn = 3; taken.length <= samples; turn++) {
    const seconds = (performance.now() - start) / 1000;
    if (seconds >= (taken.length * minutes * 60) / samples) {
      const all = await heaps();
      const workers = all.filter(({ kind }) => kind === "worker");
      const megabytes = (/** @type {typeof all} */ list) =>
        Math.round(list.reduce((sum, { used }) => sum + used, 0) / 100_000) / 10;
      const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
      const pageMB = megabytes(all.filter(({ kind }) => kind === "page"));
      const workersMB = megabytes(workers);
      taken.push({ seconds: Math.round(seconds), turns: turn - 3, pageMB, workersMB, workers: workers.length, nodes });
    }
    await use(page, turn);
  }
  return taken;
}

/** 200 documents of 1 to 20 tools, as one zip. @param {Page} page */
async function openAll(page) {
  const files = Array.from({ length: documents }, (_, at) => [
    `${nameOf(at)}.json`,
    strToU8(toolsText(1 + (at % 20), at)),
  ]);
  const buffer = Buffer.from(zipSync(Object.fromEntries(files)));
  const file = { name: "soak.zip", mimeType: "application/zip", buffer };
  await page.getByLabel("Open file", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: /^soak-\d+$/ }).waitFor({ timeout: 60_000 });
}

/** @param {number} turn */
const nameOf = (turn) => `soak-${String(turn % documents).padStart(3, "0")}`;

/** One document: opened, typed into, and looked at in every view and panel. @param {Page} page @param {number} turn */
async function use(page, turn) {
  const name = nameOf(turn);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /Find/ }).fill(name);
  await page
    .getByRole("option", { name: new RegExp(name) })
    .first()
    .click();
  await page.getByRole("button", { name, exact: true }).waitFor();
  await page.getByRole("tab", { name: "Source" }).click();
  await page
    .locator(".monaco-editor .view-lines")
    .first()
    .click({ position: { x: 300, y: 5 } });
  await page.keyboard.type(" // typed");
  for (let key = 0; key < 9; key++) await page.keyboard.press("Backspace");
  for (const panel of ["Try", "Wire", "Clients", "Cost", "Compare", "Export", "Problems"]) {
    const tab = page.getByRole("tab", { name: panel });
    if (await tab.isVisible()) await tab.click();
    await page.waitForTimeout(60);
  }
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("treegrid").waitFor();
  await page.getByRole("tab", { name: "Source" }).click();
}
