import { headerKeyword, headerMark, isToken } from "../../../mcp/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpXHeaderToken: Rule = {
  id: "mcp/x-header-token",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "`x-mcp-header` is not a name that a header can have",
  why: "Header names are letters, digits and a few marks; a space, a colon or a line break in one breaks HTTP. Clients that speak Streamable HTTP have to drop the tool.",
  source: "MCP 2026-07-28, Streamable HTTP, x-mcp-header; RFC 9110, section 5.6.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": { "region": { "type": "string", "x-mcp-header": «"My Region"» } }
  }
}`,
    good: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": { "region": { "type": "string", "x-mcp-header": "My-Region" } }
  }
}`,
  },
  keywords: ["x-mcp-header"],
  *schema(view, { revision }) {
    const mark = headerMark(view, revision);
    const value = mark?.reachable ? mark.value : undefined;
    if (typeof value !== "string" || value.trim() === "" || isToken(value)) return;
    const path = [...view.path, headerKeyword];
    const words = value.slice(0, 100).match(/[!#$%&'*+\-.^_`|~0-9A-Za-z]+/g) ?? [];
    const name = words.join("-");
    yield {
      path,
      message: `${code(value)} is not a name that a header can have: clients drop the tool for it`,
      repairs: name ? [{ title: `Use ${code(name)}`, safe: false, changes: [{ kind: "set", path, value: name }] }] : [],
    };
  },
};
