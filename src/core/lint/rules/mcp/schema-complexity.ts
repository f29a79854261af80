import { isObject, member } from "../../../json.ts";
import { subschemas } from "../../../schema/index.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpSchemaComplexity: Rule = {
  id: "mcp/schema-complexity",
  severity: "warning",
  preset: "strict",
  radius: "tool",
  summary: "A schema is very deep or very large",
  why: "Clients should limit how deep and how large a schema may be, and may refuse one beyond that. Models fill in deep structures badly, and every part costs tokens in every conversation.",
  source: "MCP 2026-07-28, JSON Schema usage, resource use; the limits are Toolwright's",
  examples: {
    bad: `{
  "name": "add_rule",
  "description": "Adds a rule.",
  «"inputSchema"»: {
    "type": "object",
    "properties": {
      "a": ${'{ "items": '.repeat(13)}{}${" }".repeat(13)}
    }
  }
}`,
    good: `{
  "name": "add_rule",
  "description": "Adds a rule.",
  "inputSchema": {
    "type": "object",
    "properties": { "a": { "type": "array", "items": { "type": "string" } } }
  }
}`,
  },
  *tool(tool) {
    for (const field of ["inputSchema", "outputSchema"]) {
      const root = member(tool, field);
      if (!isObject(root)) continue;
      const { depth, parts } = measure(root);
      if (depth <= maxDepth && parts <= maxParts) continue;
      yield {
        path: [field],
        message:
          depth > maxDepth
            ? `${code(field)} nests schemas ${depth} levels deep, more than ${maxDepth}: clients may refuse it, and models fill it in badly`
            : `${code(field)} consists of ${parts} schemas, more than ${maxParts}: clients may refuse it`,
      };
    }
  },
};

const maxDepth = 12;
const maxParts = 2_000;

function measure(root: JsonObject): { depth: number; parts: number } {
  /** The paths of the schemas around the one at hand: a schema always comes before its parts. */
  const around: Path[] = [];
  let depth = 0;
  let parts = 0;
  for (const { path } of subschemas(root)) {
    for (let last = around.at(-1); last && !isWithin(path, last); last = around.at(-1)) around.pop();
    depth = Math.max(depth, around.length);
    parts++;
    around.push(path);
  }
  return { depth, parts };
}

/** The steps above the last one are the same anyhow. */
function isWithin(path: Path, holder: Path): boolean {
  const last = holder.length - 1;
  return path.length > holder.length && (last < 0 || path[last] === holder[last]);
}
