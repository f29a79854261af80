import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { toolsText } from "./bench-tools.mjs";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { inRoot } from "./run.mjs";
import { serve } from "./serve.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ documents: string, number: number, kB: number, ours: number, lzString: number, ratio: number, writeMs: number, lzWriteMs: number, readMs: number, lzReadMs: number }} Links */
/** @typedef {{ way: string, tools: number, characters: number, medianMs: number, rounds: number }} Opening */

const rounds = 9;
const revision = "2026-07-28";

/** Length and time of links beside lz-string's; every text must come back to the byte. @returns {Promise<Links[]>} */
export async function measureLinks() {
  const { encodeSnapshot, decodeSnapshot } = await core();
  const { default: lzString } = await import("lz-string");
  const corpus = inRoot("..", "shared", "corpus", "tools-list");
  const servers = fs.existsSync(corpus)
    ? fs.readdirSync(corpus).map((file) => ({ name: file, text: fs.readFileSync(`${corpus}/${file}`, "utf8") }))
    : [];
  const made = [1, 10, 30].map((tools) => ({ name: `${tools} tools`, text: toolsText(tools, 5) }));
  const sets = [
    { documents: "servers of the corpus", texts: servers },
    { documents: "made up, 1 to 30 tools", texts: made },
  ];
  return sets
    .filter(({ texts }) => texts.length > 0)
    .map(({ documents, texts }) => {
      const sum = { kB: 0, ours: 0, lzString: 0, writeMs: 0, lzWriteMs: 0, readMs: 0, lzReadMs: 0 };
      for (const { name, text } of texts) {
        const [link, writeMs] = timed(() => encodeSnapshot({ version: 1, name, text, revision }));
        const [decoded, readMs] = timed(() => decodeSnapshot(link));
        const [theirs, lzWriteMs] = timed(() => lzString.compressToEncodedURIComponent(text));
        const [, lzReadMs] = timed(() => lzString.decompressFromEncodedURIComponent(theirs));
        const restored = decoded.ok ? decoded.snapshot.text === text : link.length > 65_536;
        if (!restored) throw new Error(`${name} did not come back from its link`);
        const one = {
          kB: text.length / 1000,
          ours: link.length,
          lzString: theirs.length,
          writeMs,
          lzWriteMs,
          readMs,
          lzReadMs,
        };
        for (const key of /** @type {(keyof typeof sum)[]} */ (Object.keys(sum))) sum[key] += one[key];
      }
      return { documents, number: texts.length, ...sum, ratio: sum.ours / sum.lzString };
    });
}

/** A link with 100 tools to the first lint of it on screen: into a new page, and into one that is open. @returns {Promise<Opening[]>} */
export async function measureOpening() {
  const { encodeSnapshot } = await core();
  const { chromium } = await import("@playwright/test");
  const tools = 100;
  const text = toolsText(tools, 9);
  const link = encodeSnapshot({ version: 1, name: "bench", text, revision });
  const server = await serve({ port: 0, strictPort: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  /** @type {Record<string, number[]>} */
  const times = { cold: [], warm: [], open: [] };
  try {
    for (let round = -1; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
      const page = await context.newPage();
      await page.addInitScript(watchStatus, tools);
      await page.goto(server.url + link);
      const cold = await linted(page);
      await page.goto("about:blank");
      await page.goto(server.url + link);
      const warm = await linted(page);
      // A tab that has seen nothing but the first sample, with time to come to rest.
      await page.goto("about:blank");
      await page.goto(server.url);
      await page.waitForFunction(() => performance.getEntriesByName("toolwright:editor").length > 0);
      await page.waitForTimeout(9_000);
      await page.evaluate((hash) => {
        performance.mark("bench:start");
        location.hash = hash;
      }, link);
      const open = await linted(page);
      if (round >= 0) for (const [way, time] of Object.entries({ cold, warm, open })) times[way]?.push(time);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const words = { cold: "first visit", warm: "from the browser's cache", open: "into an open page" };
  return Object.entries(words).map(([way, said]) => ({
    ...{ way: said, tools, characters: link.length, rounds },
    medianMs: median(times[way] ?? []),
  }));
}

/** Runs in the page: marks when the status bar first tells of that many tools. @param {number} tools */
function watchStatus(tools) {
  new MutationObserver(() => {
    const told = document.querySelector("footer")?.textContent?.includes(`${tools} tools`);
    if (told && performance.getEntriesByName("bench:linted").length === 0) performance.mark("bench:linted");
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** @param {import("@playwright/test").Page} page */
async function linted(page) {
  const taken = await page.waitForFunction(
    () => {
      const end = performance.getEntriesByName("bench:linted").at(-1);
      return end && end.startTime - (performance.getEntriesByName("bench:start").at(-1)?.startTime ?? 0);
    },
    undefined,
    { timeout: 60_000, polling: 50 },
  );
  return Number(await taken.jsonValue());
}

/** @template T @param {() => T} run @returns {[T, number]} */
function timed(run) {
  const start = performance.now();
  const result = run();
  return [result, performance.now() - start];
}

/** @returns {Promise<typeof import("../src/core/library.ts")>} */
function core() {
  return import(pathToFileURL(inRoot("dist-core", "index.js")).href);
}
