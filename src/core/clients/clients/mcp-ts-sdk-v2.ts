import { headersAreRight, outputCompiles } from "../checks/fields.ts";
import { rootTypeObject } from "../checks/schemas.ts";
import type { Client, Fact } from "../client.ts";
import { unchanged } from "../steps/root.ts";

const source: Fact = { source: "npm:@modelcontextprotocol/client@2.4.0 dist", confidence: "source-read" };

export const mcpTsSdkV2: Client = {
  id: "mcp-ts-sdk-v2",
  title: "MCP TypeScript SDK 2 (client)",
  kind: "framework",
  version: "@modelcontextprotocol/client 2.4.0",
  read: "2026-11-16",
  sources: [`${source.source} (2.0 took 2020-12 alone; 2.4 takes 2020-12, 2019-09, draft-07 and draft-06)`],
  naming: { fact: source, steps: ["Unchanged"], name: (_, tool) => tool },
  routes: [
    {
      id: "default",
      title: "any model",
      fact: source,
      steps: [
        "Over HTTP of the newest revision a tool with a wrong x-mcp-header is left out",
        "outputSchema is compiled at the first call",
      ],
      transform: unchanged,
      checks: [rootTypeObject(source, "server"), headersAreRight(source), outputCompiles(source, "call")],
    },
  ],
  limits: [{ what: "pages of tools/list that are read", max: 64, fact: source }],
  uses: { outputSchema: "results are checked by it", _meta: "kept" },
  onViolation: [
    { when: "a wrong x-mcp-header", effect: "the tool is left out", fact: source },
    { when: "an unknown dialect or a bad outputSchema", effect: "every call of the tool fails", fact: source },
    { when: "outputSchema and a result without structuredContent", effect: "the call fails", fact: source },
  ],
  open: [],
};
