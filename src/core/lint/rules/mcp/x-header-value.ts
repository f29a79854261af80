import { headerKeyword, headerMark, headerName } from "../../../mcp/index.ts";
import { code, codeValue } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpXHeaderValue: Rule = {
  id: "mcp/x-header-value",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "`x-mcp-header` names no header",
  why: "Its value is the name of the header that carries the argument. Clients that speak Streamable HTTP have to drop a tool with any other value, and nobody tells its author.",
  source: "MCP 2026-07-28, Streamable HTTP, x-mcp-header; SEP-2243",
  fixable: true,
  examples: {
    bad: `{
  "name": "run_query",
  "description": "Runs a query.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "region": { "type": "string", "x-mcp-header": «true» },
      "tenant_id": { "type": "string", "x-mcp-header": «""» }
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
    if (!mark?.reachable || (typeof mark.value === "string" && mark.value.trim() !== "")) return;
    const path = [...view.path, headerKeyword];
    const name = headerName(String(view.path.at(-1)));
    yield {
      path,
      message: `\`x-mcp-header\` must be the name of a header, not ${codeValue(mark.value)}: clients drop the tool for it`,
      repairs: [
        ...(name && mark.value !== false && mark.value !== null
          ? [{ title: `Use ${code(name)}`, safe: false, changes: [{ kind: "set", path, value: name }] as const }]
          : []),
        { title: "Remove `x-mcp-header`", safe: false, changes: [{ kind: "remove", path }] },
      ],
    };
  },
};
