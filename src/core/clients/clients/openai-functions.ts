import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact } from "../client.ts";

const typed: Fact = {
  source: "npm:openai@7.53.0 resources/shared.d.ts (FunctionDefinition)",
  confidence: "source-read",
};
const errors: Fact = {
  source: "API error texts in langchain-ai/langchainjs#9804, spacelift-io/spacectl#402, mark3labs/mcphost#88",
  confidence: "issue-report",
};
const many: Fact = { source: "zed-industries/zed#32946", confidence: "issue-report" };

export const openAiFunctions: Client = {
  id: "openai-functions",
  title: "OpenAI functions (Chat Completions, Responses)",
  kind: "api",
  version: "as typed by openai 7.53.0",
  read: "2026-11-16",
  sources: [
    typed.source,
    "npm:openai@7.53.0 resources/responses/responses.d.ts (FunctionTool, NamespaceTool, Tool.Mcp)",
    "aaif-goose/goose crates/goose/src/providers/formats/openai_responses.rs @ca26f01",
    errors.source,
  ],
  naming: {
    fact: typed,
    steps: ["The API takes the name as it is sent: letters, digits, _ and -"],
    max: 64,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "as sent",
      fact: errors,
      steps: ["Nothing is rewritten; on Responses `strict` has to be sent as false, because leaving it out means true"],
      transform: (schema) => schema,
      checks: openAiChecks,
    },
  ],
  maxTools: { max: 128, effect: "request", fact: many },
  limits: [{ what: "tools in a request", max: 128, fact: many }],
  uses: {
    description: "the model reads it",
    annotations: "only readOnlyHint, to filter hosted MCP tools",
    outputSchema: "Responses has output_schema; no client that was read fills it",
  },
  onViolation: [
    {
      when: "oneOf, anyOf, allOf, enum or not at the root",
      effect: "the whole request is refused (400)",
      fact: errors,
    },
    {
      when: "a root without properties, a list without items",
      effect: "the whole request is refused (400)",
      fact: errors,
    },
    { when: "more than 128 tools", effect: "the whole request is refused (400)", fact: many },
  ],
  open: [
    "Whether nested objects without properties are refused: the reports are about the root.",
    "How long a description may be.",
    "Whether 64 characters hold on Responses, where Codex sends up to 128.",
  ],
};
