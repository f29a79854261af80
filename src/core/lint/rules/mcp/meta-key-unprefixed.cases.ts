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
  { tool: { _meta: { "dev.mcp/x": {} } }, settings: { revision: "2025-06-18" } },
  { tool: { _meta: { owner: {} } }, at: ["/_meta/owner"] },
  { tool: { _meta: { "": {} } }, at: ["/_meta/"] },
  { tool: { _meta: { "a key": {} } }, settings: { revision: "2025-03-26" } },
];
