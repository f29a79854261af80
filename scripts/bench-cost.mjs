import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { toolsText } from "./bench-tools.mjs";
import { inRoot } from "./run.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ document: string, tools: number, bytes: number, estimateMs: number, exactMs: number, editMs: number, parseMs: number, ratio: number, exactRatio: number, editRatio: number }} CostTimes */
/** @typedef {Record<string, unknown>} Tool */
/** @typedef {{ costOf(tool: Tool, options: { tokenizer: string }): { tokens: number } }} Library */

const count = 344;
const rounds = 5;
/** Two megabytes in all, at least. */
const size = 2_000_000;
const corpus = inRoot("..", "shared", "corpus", "tools-list");

/**
 * Every tool with all its parts, estimated and exactly, next to one reading of the same text; and one tool alone, as after a key.
 * @returns {Promise<CostTimes[]>}
 */
export async function measureCost() {
  /** @type {Library} */
  const library = await import(pathToFileURL(inRoot("dist-core", "index.js")).href);
  return Object.entries(documents()).map(([document, tools]) => {
    const text = JSON.stringify(tools);
    const times = {
      estimate: /** @type {number[]} */ ([]),
      exact: /** @type {number[]} */ ([]),
      edit: /** @type {number[]} */ ([]),
      parse: /** @type {number[]} */ ([]),
    };
    for (let round = -1; round < rounds; round++) {
      const all = (/** @type {string} */ tokenizer) =>
        time(() => tools.map((tool) => library.costOf(tool, { tokenizer })));
      const estimateMs = all("estimate");
      const exactMs = all("o200k");
      const editMs = time(() => library.costOf(/** @type {Tool} */ (tools[count >> 1]), { tokenizer: "estimate" }));
      const parseMs = time(() => JSON.parse(text));
      if (round < 0) continue;
      times.estimate.push(estimateMs);
      times.exact.push(exactMs);
      times.edit.push(editMs);
      times.parse.push(parseMs);
    }
    const [estimateMs, exactMs] = [median(times.estimate), median(times.exact)];
    const [editMs, parseMs] = [median(times.edit), median(times.parse)];
    return {
      document,
      ...{ tools: tools.length, bytes: text.length, estimateMs, exactMs, editMs, parseMs },
      ...{ ratio: estimateMs / parseMs, exactRatio: exactMs / parseMs, editRatio: editMs / estimateMs },
    };
  });
}

/** @returns {Record<string, Tool[]>} */
function documents() {
  const synthetic = grown(JSON.parse(toolsText(count, 900)).tools);
  if (!fs.existsSync(corpus)) return { synthetic };
  const names = fs.readdirSync(corpus).filter((name) => name.endsWith(".json"));
  const all = names.flatMap((name) => JSON.parse(fs.readFileSync(path.join(corpus, name), "utf8")).tools);
  const largest = all.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length).slice(0, count);
  return { synthetic, published: grown(largest) };
}

/** The same tools with their properties again and again, until they are two megabytes. @param {Tool[]} tools @returns {Tool[]} */
function grown(tools) {
  for (let copies = 1; ; copies++) {
    const longer = tools.map((tool) => withCopies(tool, copies));
    if (JSON.stringify(longer).length >= size) return longer;
  }
}

/** @param {Tool} tool @param {number} copies @returns {Tool} */
function withCopies(tool, copies) {
  const schema = /** @type {{ properties?: Record<string, unknown> }} */ (tool.inputSchema ?? {});
  const properties = Object.fromEntries(
    Array.from({ length: copies }, (_, copy) =>
      Object.entries(schema.properties ?? {}).map(([name, value]) => [`${name}_${copy}`, value]),
    ).flat(),
  );
  return { ...tool, inputSchema: { ...schema, properties } };
}

/** @param {() => unknown} action */
function time(action) {
  const start = performance.now();
  action();
  return performance.now() - start;
}
