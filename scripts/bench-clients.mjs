import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { toolsText } from "./bench-tools.mjs";
import { inRoot } from "./run.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ document: string, tools: number, cells: number, matrixMs: number, editMs: number, lintMs: number, ratio: number, editRatio: number }} Matrix */
/** @typedef {Record<string, unknown>} Tool */
/** @typedef {{ clients: readonly { id: string }[], compat(tools: readonly Tool[]): unknown, createAnalyzer(): (text: string) => unknown }} Library */

const count = 344;
const rounds = 5;
const corpus = inRoot("..", "shared", "corpus", "tools-list");

/**
 * Every tool in every client, next to a first lint of the same text; and once more after one tool has changed, when the others
 * are remembered. @returns {Promise<Matrix[]>}
 */
export async function measureMatrix() {
  /** @type {Library} */
  const library = await import(pathToFileURL(inRoot("dist-core", "index.js")).href);
  const results = [];
  for (const [document, textAt] of Object.entries(documents())) {
    const times = {
      matrix: /** @type {number[]} */ ([]),
      edit: /** @type {number[]} */ ([]),
      lint: /** @type {number[]} */ ([]),
    };
    for (let round = -1; round < rounds; round++) {
      const text = textAt(round);
      const tools = /** @type {Tool[]} */ (JSON.parse(text).tools);
      const matrixMs = time(() => library.compat(tools));
      tools[count >> 1] = structuredClone(/** @type {Tool} */ (tools[count >> 1]));
      const editMs = time(() => library.compat(tools));
      const lintMs = time(() => library.createAnalyzer()(text));
      if (round < 0) continue;
      times.matrix.push(matrixMs);
      times.edit.push(editMs);
      times.lint.push(lintMs);
    }
    const [matrixMs, editMs, lintMs] = [median(times.matrix), median(times.edit), median(times.lint)];
    const cells = count * library.clients.length;
    results.push({
      document,
      tools: count,
      cells,
      matrixMs,
      editMs,
      lintMs,
      ratio: matrixMs / lintMs,
      editRatio: editMs / matrixMs,
    });
  }
  return results;
}

/** @returns {Record<string, (round: number) => string>} */
function documents() {
  const synthetic = (/** @type {number} */ round) => toolsText(count, 500 + round);
  if (!fs.existsSync(corpus)) return { synthetic };
  const names = fs.readdirSync(corpus).filter((name) => name.endsWith(".json"));
  const all = names.flatMap((name) => JSON.parse(fs.readFileSync(path.join(corpus, name), "utf8")).tools);
  const step = Math.floor(all.length / count);
  const published = (/** @type {number} */ round) =>
    JSON.stringify({ tools: all.filter((_, index) => (index + round + 1) % step === 0).slice(0, count) });
  return { synthetic, published };
}

/** @param {() => unknown} action */
function time(action) {
  const start = performance.now();
  action();
  return performance.now() - start;
}
