import fs from "node:fs";
import { toolsText } from "./bench-tools.mjs";
import { chromiumFlags, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";

/** @typedef {{ document: string, tools: number, workers: number, ownWorkers: number, pageMB: number, workersMB: number, sumMB: number, processMB: number | null }} Memory */
/** @typedef {import("@playwright/test").Page} Page */

/** A real server that many people use has this many. */
const largeDocument = 344;

/** The JS heap of the page and of all its workers after every panel was visited and used, in the built app. @returns {Promise<Memory[]>} */
export async function measureMemory() {
  const { chromium } = await import("@playwright/test");
  const server = await serve({ port: 0, strictPort: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    return [
      await measure(browser, server.url, "the first sample", undefined),
      await measure(browser, server.url, "a large server", toolsText(largeDocument, 7)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {import("@playwright/test").Browser} browser @param {string} url @param {string} title @param {string | undefined} text @returns {Promise<Memory>} */
async function measure(browser, url, title, text) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const heaps = await watchHeaps(session);
  await page.goto(url);
  const visitor = visitorOf(session);
  await visitor.see(".monaco-editor .view-line");
  if (text !== undefined) {
    await visitor.choose("Open file", "measured.json", text);
    await visitor.see("button", "measured");
  }
  const tools = await visitPanels(visitor);
  const all = await atRest(heaps);
  const processMB = await privateMemory(browser);
  await context.close();
  const own = all.filter(isOwn);
  const sum = (/** @type {Heap[]} */ list) => megabytes(list.reduce((total, { used }) => total + used, 0));
  const workers = all.filter(({ kind }) => kind === "worker");
  return {
    document: title,
    tools,
    workers: workers.length,
    ownWorkers: own.length,
    pageMB: sum(all.filter(({ kind }) => kind === "page")),
    workersMB: sum(workers),
    sumMB: sum(all),
    processMB,
  };
}

/** @param {Heap} heap */
const isOwn = ({ kind, url }) => kind === "worker" && /\/(lint|questions|live)\.worker/.test(url);

/**
 * What is counted and warmed up in the background has ended by then, and the workers that answer panels with it.
 * @param {() => Promise<Heap[]>} heaps
 */
async function atRest(heaps) {
  const moment = () => new Promise((resolve) => setTimeout(resolve, 8_000));
  await moment();
  let all = await heaps();
  for (let left = 5; left > 0 && all.filter(isOwn).length > 1; left--) {
    await moment();
    all = await heaps();
  }
  return all;
}

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 100_000) / 10;

/**
 * What the processes of pages hold for themselves: heaps, code and stacks of all workers. Only Linux tells.
 * @param {import("@playwright/test").Browser} browser
 */
async function privateMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => `/proc/${id}/smaps_rollup`);
  if (!pages.every((file) => fs.existsSync(file))) return null;
  const kilobytes = pages.flatMap((file) =>
    [...fs.readFileSync(file, "utf8").matchAll(/^Private_\w+: +(\d+) kB/gm)].map((match) => Number(match[1])),
  );
  return megabytes(kilobytes.reduce((total, number) => total + number, 0) * 1024);
}

/** @typedef {ReturnType<typeof visitorOf>} Visitor */

/**
 * Hands without a driver: what a driver puts into a page to find things there would be counted with the page, several megabytes of it.
 * @param {import("@playwright/test").CDPSession} session
 */
function visitorOf(session) {
  /** @param {(...args: any[]) => unknown} act @param {unknown[]} args @returns {Promise<any>} */
  const inPage = async (act, ...args) => {
    const expression = `(${act})(...${JSON.stringify(args)})`;
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  /** @param {(...args: any[]) => unknown} act @param {unknown[]} args */
  const until = async (act, ...args) => {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
      const value = await inPage(act, ...args);
      if (value) return value;
    }
    throw new Error(`The page never showed ${JSON.stringify(args)}.`);
  };
  const pause = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
  return {
    until,
    pause,
    /** @param {string} selector @param {string} [name] a pattern, the whole of the name */
    see: (selector, name) => until(find, selector, name ?? null, false),
    /** @param {string} selector @param {string} [name] */
    press: (selector, name) => until(find, selector, name ?? null, true),
    /** @param {string} label @param {string} name @param {string} content */
    choose: (label, name, content) => until(chooseFile, label, name, content),
  };
}

/** Runs in the page. @param {string} selector @param {string | null} name @param {boolean} press */
function find(selector, name, press) {
  const nameOf = (/** @type {HTMLElement} */ element) =>
    element.getAttribute("aria-label") ??
    document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ??
    element.textContent;
  const wanted = new RegExp(`^(?:${name ?? ".*"})$`, "s");
  const found = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))].find(
    (element) => element.checkVisibility() && wanted.test((nameOf(element) ?? "").trim()),
  );
  if (press) found?.click();
  return found !== undefined;
}

/** Runs in the page. @param {string} label @param {string} name @param {string} content */
function chooseFile(label, name, content) {
  const isWanted = (/** @type {HTMLInputElement} */ input) =>
    input.ariaLabel === label || [...(input.labels ?? [])].some((text) => text.textContent === label);
  const field = [...document.querySelectorAll("input")].find((input) => input.type === "file" && isWanted(input));
  if (!field) return false;
  const files = new DataTransfer();
  files.items.add(new File([content], name, { type: "application/json" }));
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** What somebody does who looks at everything once. @param {Visitor} visitor @returns {Promise<number>} the number of tools */
async function visitPanels({ see, press, choose, until, pause }) {
  const show = (/** @type {string} */ name) => press("[role=tab]", `${name}.*`);
  const tools = await until(() =>
    Number(/(\d+) tools?/.exec(document.querySelector("footer")?.textContent ?? "")?.[1]),
  );
  await press("nav[aria-label=Tools] li button");
  await show("Try");
  await press("button", "Example");
  await press("button", "Call.*");
  await see("section, [role=region]", "Last result");
  await show("Wire");
  await see("section, [role=region]", "Wire");
  await press("[role=radio]", "tools/list");
  await show("Compare");
  await choose("Target file", "target.json", toolsText(largeDocument, 8));
  await see("section, [role=region]", "Changes");
  await show("Export");
  await see("section, [role=region]", "Files");
  if (tools > 1) await press("[role=radio]", "All .*");
  await pause(500);
  await until(() => !/(^|\n)Exporting/.test(document.body.innerText));
  await press("button", "Share.*");
  await until(() => /Link copied|does not fit in a link/.test(document.body.innerText));
  await show("Problems");
  return tools;
}

/** @typedef {{ kind: "page" | "worker", url: string, used: number }} Heap */

/**
 * Every JavaScript heap behind a page. Workers are reached through the page's own session, as targets within it.
 * @param {import("@playwright/test").CDPSession} session
 * @returns {Promise<() => Promise<Heap[]>>}
 */
export async function watchHeaps(session) {
  /** @type {Map<string, string>} */
  const workers = new Map();
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map();
  let lastId = 0;
  session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.type === "worker") workers.set(sessionId, targetInfo.url);
  });
  session.on("Target.detachedFromTarget", ({ sessionId }) => void workers.delete(sessionId));
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });

  /** @param {string} sessionId @param {string} method @returns {Promise<any>} */
  const ask = (sessionId, method) => {
    const id = ++lastId;
    const answered = new Promise((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method });
    return session.send("Target.sendMessageToTarget", { sessionId, message }).then(() => answered);
  };
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const page = await session.send("Runtime.getHeapUsage");
    /** @type {Heap[]} */
    const heaps = [{ kind: "page", url: "", used: page.usedSize }];
    for (const [sessionId, url] of workers) {
      await ask(sessionId, "HeapProfiler.collectGarbage");
      const { usedSize } = await ask(sessionId, "Runtime.getHeapUsage");
      heaps.push({ kind: "worker", url, used: usedSize });
    }
    return heaps;
  };
}
