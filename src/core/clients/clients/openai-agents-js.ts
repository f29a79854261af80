import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact } from "../client.ts";
import { agentsJs } from "../steps/agents.ts";

const source: Fact = {
  source: "npm:@openai/agents-core@0.20.0 dist/mcp.mjs, dist/utils/strictToolSchema.mjs",
  confidence: "source-read",
};

export const openAiAgentsJs: Client = {
  id: "openai-agents-js",
  title: "OpenAI Agents SDK (JavaScript)",
  kind: "framework",
  version: "@openai/agents-core 0.20.0",
  read: "2026-11-16",
  sources: [source.source],
  naming: {
    fact: source,
    steps: [
      "Unchanged; with includeServerInToolNames mcp_{server}__{tool}, over 64 characters with 8 digits of a SHA-1 hash",
    ],
    max: 64,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "not strict",
      fact: source,
      steps: [
        "type, properties and required are added at the root",
        "The root is opened, false included; one that is open already keeps its own value",
      ],
      transform: agentsJs(false),
      checks: openAiChecks,
    },
    {
      id: "strict",
      title: "convertSchemasToStrict",
      optIn: true,
      fact: source,
      steps: [
        "Where every object is closed or says nothing: every property required, optional ones with null",
        "Else as without it, with the root's own value",
      ],
      transform: agentsJs(true),
    },
  ],
  onTaken: { effect: "request", fact: source },
  limits: [{ what: "levels, strict", max: 100, fact: source }],
  uses: { description: "the model reads it", title: "not used", annotations: "not used", outputSchema: "not used" },
  onViolation: [{ when: "over 100 levels with convertSchemasToStrict", effect: "throws", fact: source }],
  open: ["With convertSchemasToStrict references are moved in ways that are not followed here."],
  checked: "mcpToFunctionTool of @openai/agents-core 0.20.0 over the corpus, both ways",
};
