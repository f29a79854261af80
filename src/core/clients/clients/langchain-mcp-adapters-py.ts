import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact } from "../client.ts";
import { langChainPy } from "../steps/langchain-py.ts";

const adapter: Fact = {
  source: "langchain-ai/langchain-mcp-adapters langchain_mcp_adapters/tools.py @cc0f284",
  confidence: "source-read",
};
const binding: Fact = {
  source: "langchain-ai/langchain libs/core/langchain_core/utils/function_calling.py @00ca65c",
  confidence: "source-read",
};

export const langchainMcpAdaptersPy: Client = {
  id: "langchain-mcp-adapters-py",
  title: "LangChain MCP adapters (Python)",
  kind: "framework",
  version: "0.3.2 @cc0f284 of 2026-08-06; langchain-core @00ca65c",
  read: "2026-11-16",
  sources: [adapter.source, `${binding.source} (json_schema.py only in an older version)`],
  naming: { fact: adapter, steps: ["Unchanged; with tool_name_prefix {server}_{tool}"], name: (_, tool) => tool },
  routes: [
    {
      id: "openai",
      title: "bound to a model in OpenAI's form",
      fact: binding,
      steps: [
        "References are written out; what stands beside them is lost, one that leads back to itself is dropped",
        "definitions, $defs, title and description of the root go",
        "Every title goes, unless a property is called so",
      ],
      transform: langChainPy,
      checks: openAiChecks,
    },
  ],
  limits: [],
  uses: {
    annotations: "in the tool's metadata",
    _meta: "in the tool's metadata",
    title: "not used",
    outputSchema: "not used; structuredContent is the artifact",
  },
  onViolation: [{ when: "a reference to another document", effect: "raises", fact: binding }],
  open: ["How references are written out in the newest langchain-core: an older json_schema.py was read."],
};
