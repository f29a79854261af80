import type { Client, Fact } from "../client.ts";
import { langChainInlined, langChainSimplified } from "../steps/langchain-js.ts";
import { inTurn, withProperties } from "../steps/root.ts";

const source: Fact = { source: "npm:@langchain/mcp-adapters@1.1.4 dist/tools.js", confidence: "source-read" };

export const langchainMcpAdaptersJs: Client = {
  id: "langchain-mcp-adapters-js",
  title: "LangChain MCP adapters (JavaScript)",
  kind: "framework",
  version: "1.1.4",
  read: "2026-11-16",
  sources: [source.source],
  naming: {
    fact: source,
    steps: ["Unchanged; prefixes of the adapter and of the server can be switched on"],
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "any model",
      fact: source,
      steps: [
        "properties is added; references to definitions are written out, a circular one becomes an object",
        "then and else are merged in, and what either requires becomes required",
        "allOf is merged; of anyOf, else oneOf, the objects are merged and only what all require stays required",
        "A union without objects leaves nothing: the parameter has no type any more",
        "not, $schema and unevaluatedProperties go",
      ],
      transform: inTurn(withProperties, langChainInlined, langChainSimplified),
    },
  ],
  limits: [],
  uses: { annotations: "in the tool's metadata", title: "not used", outputSchema: "not used", _meta: "not used" },
  onViolation: [
    { when: "a schema that cannot be converted", effect: "the tool is dropped, or the whole load fails", fact: source },
  ],
  open: [],
  checked: "@langchain/mcp-adapters 1.1.4 over the corpus",
};
