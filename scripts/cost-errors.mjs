import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot, isMain } from "./run.mjs";

// How far the estimate of tokens is off, over published tools: the figures of the Cost panel's help and of `estimateErrors`.
// Run it after a build: node scripts/cost-errors.mjs [folder with tools/list results]

/** @typedef {{ costOf(tool: Record<string, unknown>, options: { tokenizer: string }): { tokens: number } }} Library */

/** @param {string} folder */
async function estimateErrorsOver(folder) {
  /** @type {Library} */
  const library = await import(pathToFileURL(inRoot("dist-core", "index.js")).href);
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(".json"));
  const tools = names.flatMap((name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8")).tools);
  const errors = tools
    .map(
      (tool) =>
        library.costOf(tool, { tokenizer: "estimate" }).tokens / library.costOf(tool, { tokenizer: "o200k" }).tokens -
        1,
    )
    .sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => errors[Math.round(share * (errors.length - 1))];
  return { tools: tools.length, p5: at(0.05), median: at(0.5), p95: at(0.95) };
}

if (isMain(import.meta.url)) {
  const folder = process.argv[2] ?? inRoot("..", "shared", "corpus", "tools-list");
  console.log(await estimateErrorsOver(folder));
}
