import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { anchor, toolsText } from "./bench-tools.mjs";
import { inRoot, isMain, run } from "./run.mjs";
import { median, percentile } from "./statistics.mjs";

/** @typedef {{ document: string, tools: number, kB: number, lintMs: number, floorMs: number, ratio: number, toolsPerSecond: number }} Throughput */
/** @typedef {{ edit: string, tools: number, medianMs: number, p95Ms: number, wholeMs: number, ratio: number }} Incremental */

const sizes = [1, 100, 1000];
const corpus = inRoot("..", "shared", "corpus", "tools-list");

/**
 * A new document through the analyzer, next to the least that any validator does with it: JSON.parse, and Ajv compiling its
 * schemas. The two take turns, each time with other tools, because compiled schemas are remembered by their text.
 * @returns {Promise<Throughput[]>}
 */
export async function measureThroughput() {
  const lint = await linter();
  const floor = await floorOf();
  const results = [];
  for (const tools of sizes) {
    const times = { lint: /** @type {number[]} */ ([]), floor: /** @type {number[]} */ ([]) };
    const [warmUps, rounds] = tools === 1 ? [30, 101] : tools === 100 ? [3, 15] : [1, 5];
    let bytes = 0;
    for (let round = -warmUps; round < rounds; round++) {
      const text = toolsText(tools, 10_000 + tools + round);
      const taken = { floor: time(() => floor([text])), lint: time(() => lint([text])) };
      if (round < 0) continue;
      bytes += text.length / rounds;
      times.lint.push(taken.lint);
      times.floor.push(taken.floor);
    }
    results.push(throughput(`${tools} synthetic`, tools, bytes, times));
  }
  if (fs.existsSync(corpus)) results.push(await measureCorpus());
  return results;
}

/** Every published tool list once, in a process of its own each time: what a first run of the CLI costs. */
async function measureCorpus() {
  const texts = corpusTexts();
  const tools = texts.reduce((sum, text) => sum + JSON.parse(text).tools.length, 0);
  const times = { lint: /** @type {number[]} */ ([]), floor: /** @type {number[]} */ ([]) };
  for (let round = 0; round < 5; round++) {
    for (const what of /** @type {const} */ (["floor", "lint"])) {
      const { code, output } = await run(process.execPath, [inRoot("scripts", "bench-lint.mjs"), what]);
      if (code !== 0) throw new Error(output);
      times[what].push(Number(output));
    }
  }
  return throughput(
    `corpus, ${texts.length} lists, cold`,
    tools,
    texts.reduce((sum, text) => sum + text.length, 0),
    times,
  );
}

/** @param {string} document @param {number} tools @param {number} bytes @param {{ lint: number[], floor: number[] }} times @returns {Throughput} */
function throughput(document, tools, bytes, times) {
  const lintMs = median(times.lint);
  const floorMs = median(times.floor);
  const kB = Math.round(bytes / 100) / 10;
  return { document, tools, kB, lintMs, floorMs, ratio: lintMs / floorMs, toolsPerSecond: (tools / lintMs) * 1000 };
}

/** One character changed, with everything else remembered. @returns {Promise<Incremental[]>} */
export async function measureIncremental() {
  const { createAnalyzer } = await core();
  const results = [];
  for (const tools of sizes) {
    // Each edit in a document of its own, and never the same number twice: a schema that was there before is remembered.
    const first = toolsText(tools, 77);
    const second = toolsText(tools, 78);
    const edits = {
      description: (/** @type {number} */ key) => first.replace(anchor, anchor + "x".repeat(key)),
      schema: (/** @type {number} */ key) => second.replace('"maxLength": 1000', `"maxLength": ${1000 + key}`),
    };
    for (const [edit, textAt] of Object.entries(edits)) {
      const analyze = createAnalyzer();
      const wholeMs = time(() => analyze(textAt(0)));
      const times = [];
      for (let key = 1; key <= 23; key++) {
        // A joined string is a rope until somebody reads it; a worker gets it flat.
        const text = Buffer.from(textAt(key)).toString();
        const taken = time(() => analyze(text));
        if (key > 3) times.push(taken);
      }
      const medianMs = median(times);
      const p95Ms = percentile(times, 0.95);
      results.push({ edit, tools, medianMs, p95Ms, wholeMs, ratio: medianMs / wholeMs });
    }
  }
  return results;
}

/** @returns {Promise<{ createAnalyzer(): (text: string) => unknown }>} */
function core() {
  return import(pathToFileURL(inRoot("dist-core", "index.js")).href);
}

async function linter() {
  const { createAnalyzer } = await core();
  return (/** @type {readonly string[]} */ texts) => {
    for (const text of texts) createAnalyzer()(text);
  };
}

async function floorOf() {
  const { default: Ajv2020 } = await import("ajv/dist/2020.js");
  const { default: addFormats } = await import("ajv-formats");
  const draft07 = JSON.parse(fs.readFileSync(inRoot("node_modules/ajv/dist/refs/json-schema-draft-07.json"), "utf8"));
  return (/** @type {readonly string[]} */ texts) => {
    for (const text of texts) {
      const ajv = new Ajv2020({ strict: false, logger: false });
      addFormats.default(ajv);
      ajv.addMetaSchema(draft07);
      for (const { inputSchema, outputSchema } of JSON.parse(text).tools) {
        for (const schema of [inputSchema, outputSchema]) if (schema) attempt(() => ajv.compile(schema));
      }
    }
  };
}

/** Some published schemas do not compile: that takes its time as well. @param {() => unknown} action */
function attempt(action) {
  try {
    action();
  } catch {}
}

function corpusTexts() {
  const names = fs.readdirSync(corpus).filter((name) => name.endsWith(".json"));
  return names.map((name) => fs.readFileSync(path.join(corpus, name), "utf8"));
}

/** @param {() => unknown} action */
function time(action) {
  const start = performance.now();
  action();
  return performance.now() - start;
}

if (isMain(import.meta.url)) {
  const measured = process.argv[2] === "floor" ? await floorOf() : await linter();
  const texts = corpusTexts();
  console.log(time(() => measured(texts)));
}
