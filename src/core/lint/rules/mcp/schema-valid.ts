import { isObject, member } from "../../../json.ts";
import { dialectOf, metaMismatches, schemaDepth } from "../../../schema/index.ts";
import { valueAt } from "../../../text/index.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { because, notASchema, wrongKeyword, wrongNames } from "../../refused.ts";
import type { Finding, Rule } from "../../rule.ts";

export const schemaValid: Rule = {
  id: "mcp/schema-valid",
  severity: "error",
  preset: "recommended",
  radius: "request",
  generic: true,
  summary: "A schema breaks the rules of JSON Schema",
  why: "MCP requires valid JSON Schema. A model API that checks it refuses the whole request with every tool of every server in it, and some SDKs refuse to register the tool.",
  source: "MCP, JSON Schema usage; the meta-schema of each dialect",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "tags": { "type": "array", "items": «"string"», "uniqueItems": «"yes"» }
    }
  }
}`,
    good: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "tags": { "type": "array", "items": { "type": "string" }, "uniqueItems": true }
    }
  }
}`,
  },
  *tool(tool, { revision }) {
    for (const field of ["inputSchema", "outputSchema"] as const) {
      const root = member(tool, field);
      const dialect = isObject(root) ? dialectOf(root, revision) : undefined;
      if (!isObject(root) || !dialect) continue;
      const problems = metaMismatches(root, dialect);
      for (const problem of problems) {
        yield because(findingAt(root, problem.path, field), field);
      }
    }
  },
};

function findingAt(root: JsonObject, path: Path, field: string): Finding {
  const depth = schemaDepth(root, path);
  const at = (end: number) => valueAt(root, path.slice(0, end)) ?? null;
  const here = (end: number) => [field, ...path.slice(0, end)];
  const schema = at(depth);
  if (depth === path.length || !isObject(schema)) {
    return notASchema(schema, here(depth), schemaDepth(root, path.slice(0, -1)) < path.length - 1);
  }
  const keyword = String(path[depth]);
  const names = keyword === "dependentRequired" || keyword === "dependencies";
  if (names && path.length > depth + 1) return wrongNames(keyword, at(depth + 2), here(depth + 2));
  const finding = wrongKeyword({ schema, keyword, value: at(depth + 1), path: here(depth + 1) });
  // Of the type of the root as a whole speaks mcp/input-schema-root-type.
  const isRootType = field === "inputSchema" && depth === 0 && keyword === "type";
  return isRootType ? { ...finding, path: here(1) } : finding;
}
