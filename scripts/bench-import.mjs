import { pathToFileURL } from "node:url";
import { inRoot } from "./run.mjs";
import { median } from "./statistics.mjs";

/** @typedef {{ document: string, operations: number, bytes: number, tools: number, importMs: number, parseMs: number, ratio: number }} ImportTimes */
/** @typedef {{ importTools(text: string): { tools: unknown[] } }} Library */

const operations = 1000;
const rounds = 5;

/**
 * Long sources of tools, next to one `JSON.parse` of the OpenAPI document of the same run.
 * @returns {Promise<ImportTimes[]>}
 */
export async function measureImport() {
  /** @type {Library} */
  const library = await import(pathToFileURL(inRoot("dist-core", "index.js")).href);
  const documents = {
    OpenAPI: openapi(300, false),
    "OpenAPI, 300 definitions each": openapi(300, true),
    "TypeScript with Zod": typescript(),
    Python: python(),
  };
  return Object.entries(documents).map(([document, text]) => {
    /** @type {number[]} */
    const times = [];
    /** @type {number[]} */
    const parses = [];
    let tools = 0;
    for (let round = -1; round < rounds; round++) {
      const importMs = time(() => {
        tools = library.importTools(text).tools.length;
      });
      const parseMs = time(() => JSON.parse(documents.OpenAPI));
      if (round < 0) continue;
      times.push(importMs);
      parses.push(parseMs);
    }
    const [importMs, parseMs] = [median(times), median(parses)];
    return { document, operations, bytes: text.length, tools, importMs, parseMs, ratio: importMs / parseMs };
  });
}

/** @param {number} definitions @param {boolean} chained Whether each definition leads to all others. */
function openapi(definitions, chained) {
  const ref = (/** @type {number} */ index) => ({ $ref: `#/components/schemas/Thing${index % definitions}` });
  const schemas = Object.fromEntries(
    Array.from({ length: definitions }, (_, index) => {
      const properties = { id: { type: "integer" }, name: { type: "string", maxLength: 99 } };
      const next = chained ? { next: ref(index + 1) } : {};
      return [`Thing${index}`, { type: "object", properties: { ...properties, ...next }, required: ["id"] }];
    }),
  );
  const content = (/** @type {number} */ index) => ({ content: { "application/json": { schema: ref(index) } } });
  const paths = Object.fromEntries(
    Array.from({ length: operations }, (_, index) => {
      const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
      const post = { operationId: `change${index}`, summary: `Changes thing ${index}`, parameters };
      const bodies = { requestBody: content(index), responses: { 200: content(index * 7) } };
      return [`/things/${index}/{id}`, { post: { ...post, ...bodies } }];
    }),
  );
  return JSON.stringify({ openapi: "3.1.0", info: { title: "Things", version: "1" }, paths, components: { schemas } });
}

function typescript() {
  const tools = Array.from(
    { length: operations },
    (_, index) =>
      `server.registerTool("change_${index}", { description: "Changes thing ${index}", inputSchema: { id: z.string().uuid().describe("Which"), many: z.number().int().min(1).max(${index + 2}).default(1), kind: z.enum(["a", "b"]).optional() } }, run);`,
  );
  return `import { z } from "zod";\n${tools.join("\n")}\n`;
}

function python() {
  const tools = Array.from(
    { length: operations },
    (_, index) =>
      `@mcp.tool()\ndef change_${index}(id: str, many: Annotated[int, Field(ge=1, le=${index + 2})] = 1, kind: Literal["a", "b"] | None = None) -> dict[str, int]:\n    """Changes thing ${index}."""\n`,
  );
  return `from mcp.server.fastmcp import FastMCP\n${tools.join("\n")}\n`;
}

/** @param {() => unknown} action */
function time(action) {
  const start = performance.now();
  action();
  return performance.now() - start;
}
