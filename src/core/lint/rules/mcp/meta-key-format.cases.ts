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
  { tool: { _meta: { "my key": {} } }, at: ["/_meta/my key"] },
  { tool: { _meta: { "a/b/c": {} } }, at: ["/_meta/a~1b~1c"] },
  { tool: { _meta: { "1a/b": {} } }, at: ["/_meta/1a~1b"] },
  { tool: { _meta: { "a-/b": {} } }, at: ["/_meta/a-~1b"] },
  { tool: { _meta: { "a..b/c": {} } }, at: ["/_meta/a..b~1c"] },
  { tool: { _meta: { "/b": {} } }, at: ["/_meta/~1b"] },
  { tool: { _meta: { "a/_b": {} } }, at: ["/_meta/a~1_b"] },
  { tool: { _meta: { "a key": {} } }, settings: { revision: "2025-03-26" } },
  { tool: { _meta: { ["x".repeat(100_000)]: {} } }, at: [`/_meta/${"x".repeat(100_000)}`] },
];
