import { member } from "../../../json.ts";
import { headerKeyword, headerMark } from "../../../mcp/index.ts";
import type { Change } from "../../../text/index.ts";
import type { JsonObject } from "../../../types.ts";
import type { Rule } from "../../rule.ts";

export const mcpXHeaderIntegerRange: Rule = {
  id: "mcp/x-header-integer-range",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A whole number in a header has no limits",
  why: "A number in a header must be within ±9007199254740991, where every language still holds it exactly. Limits in the schema tell a caller before the server refuses the call.",
  source: "MCP 2026-07-28, Streamable HTTP, x-mcp-header",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": { "shard": { "type": "integer", "x-mcp-header": «"Shard"» } }
  }
}`,
    good: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": { "shard": { "type": "integer", "minimum": 0, "maximum": 64, "x-mcp-header": "Shard" } }
  }
}`,
  },
  *schema(view, { revision }) {
    const { schema, path } = view;
    if (!headerMark(view, revision)?.reachable || member(schema, "type") !== "integer") return;
    if (Object.hasOwn(schema, "enum") || Object.hasOwn(schema, "const")) return;
    const changes: Change[] = [];
    const limit = Number.MAX_SAFE_INTEGER;
    if (!isSafe(schema, "minimum", "exclusiveMinimum")) {
      changes.push({ kind: "set", path: [...path, "minimum"], value: -limit });
    }
    if (!isSafe(schema, "maximum", "exclusiveMaximum")) {
      changes.push({ kind: "set", path: [...path, "maximum"], value: limit });
    }
    if (changes.length === 0) return;
    yield {
      path: [...path, headerKeyword],
      message: "The number has no limits within ±9007199254740991: beyond that, servers refuse the header",
      repairs: [{ title: "Add the missing limits", safe: false, changes }],
    };
  },
};

function isSafe(schema: JsonObject, ...keywords: readonly string[]): boolean {
  return keywords.some((keyword) => Math.abs(Number(member(schema, keyword) ?? Number.NaN)) <= Number.MAX_SAFE_INTEGER);
}
