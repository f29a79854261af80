import { pathToFileURL } from "node:url";
import { toolsText } from "./bench-tools.mjs";
import { inRoot } from "./run.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ change: string, tools: number, kB: number, medianMs: number, firstMs: number, changes: number }} DiffTime */

const count = 344;
/** About two megabytes. */
const wanted = 2_000_000;

/** @type {Record<string, (tool: any, index: number) => any>} */
const edits = {
  "every description": (tool) => ({ ...tool, description: `${tool.description} Now.` }),
  "every tool breaks": (tool) => {
    const { properties, required = [] } = tool.inputSchema;
    const inputSchema = {
      ...tool.inputSchema,
      properties: { ...properties, added: { type: "string" } },
      required: [...required, "added"],
    };
    return { ...tool, inputSchema };
  },
};

/**
 * Two versions of a large document, from text to verdict.
 * @returns {Promise<DiffTime[]>}
 */
export async function measureDiff() {
  /** @type {typeof import("../src/core/library.ts")} */
  const { diffTools } = await import(pathToFileURL(inRoot("dist-core", "index.js")).href);
  return Object.entries(edits).map(([change, edit]) => {
    const times = [];
    let changes = 0;
    let size = 0;
    for (let round = 0; round < 6; round++) {
      const { tools } = JSON.parse(toolsText(count, 500 + round));
      const filler = "x".repeat(
        Math.max(0, Math.floor(wanted / count - JSON.stringify(tools, null, 2).length / count)),
      );
      for (const tool of tools) tool._meta = { "com.example/filler": filler };
      const older = JSON.stringify({ tools }, null, 2);
      const newer = JSON.stringify({ tools: tools.map(edit) }, null, 2);
      const start = performance.now();
      changes = diffTools(older, newer).changes.length;
      times.push(performance.now() - start);
      size = older.length;
    }
    const [firstMs = 0, ...rest] = times;
    return { change, tools: count, kB: Math.round(size / 1000), medianMs: median(rest), firstMs, changes };
  });
}
