import { headerKeyword, headerMark } from "../../../mcp/index.ts";
import type { Rule } from "../../rule.ts";

export const mcpXHeaderReachable: Rule = {
  id: "mcp/x-header-reachable",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "`x-mcp-header` stands where clients cannot find one value",
  why: "Clients look for the value by following `properties` only. At the root, in a list, in a branch or in a definition there may be none or many, and clients that speak Streamable HTTP have to drop the tool.",
  source: "MCP 2026-07-28, Streamable HTTP, x-mcp-header; SEP-2243",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "regions": { "type": "array", "items": { "type": "string", "x-mcp-header": «"Region"» } }
    }
  }
}`,
    good: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": { "region": { "type": "string", "x-mcp-header": "Region" } }
  }
}`,
  },
  keywords: ["x-mcp-header"],
  *schema(view, { revision }) {
    const mark = headerMark(view, revision);
    if (!mark || mark.reachable) return;
    const path = [...view.path, headerKeyword];
    yield {
      path,
      message: "`x-mcp-header` works only on properties of the root and of objects in it: here clients drop the tool",
      repairs: [{ title: "Remove `x-mcp-header`", safe: false, changes: [{ kind: "remove", path }] }],
    };
  },
};
