import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  { tool: { _meta: { "com.example/owner": {} } } },
  { tool: { _meta: { "com.example.mcp/owner": {} } } },
  { tool: { _meta: { "mcp.example.com/registry": {} } } },
  { tool: { _meta: { "io.modelcontextprotocol/serverInfo": {} } } },
  { tool: { _meta: { "io.modelcontextprotocol.registry/official": {} } } },
  { tool: { _meta: { "openai/toolInvocation/invoking": {} } } },
  { tool: { _meta: { ui: {} } } },
  { tool: { _meta: { "com.example/": {} } } },
  { tool: { _meta: { "io.modelcontextprotocol/mine": {} } }, at: ["/_meta/io.modelcontextprotocol~1mine"] },
  { tool: { _meta: { "dev.mcp/x": {} } }, at: ["/_meta/dev.mcp~1x"] },
  { tool: { _meta: { "dev.mcp/x": {} } }, settings: { revision: "2025-06-18" } },
  { tool: { _meta: { "tools.mcp.com/x": {} } }, settings: { revision: "2025-06-18" }, at: ["/_meta/tools.mcp.com~1x"] },
  { tool: { _meta: { "com.mcp.tools/x": {} } }, settings: { revision: "2025-11-25" }, at: ["/_meta/com.mcp.tools~1x"] },
  { tool: { _meta: { "a key": {} } }, settings: { revision: "2025-03-26" } },
];
