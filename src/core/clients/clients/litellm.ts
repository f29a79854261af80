import { anthropicChecks } from "../checks/anthropic.ts";
import { geminiName } from "../checks/gemini.ts";
import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact } from "../client.ts";
import { liteLlmForAnthropic, liteLlmForGemini, liteLlmForOpenAi } from "../steps/litellm.ts";

const tools: Fact = {
  source: "BerriAI/litellm litellm/experimental_mcp_client/tools.py @b0fd3e1",
  confidence: "source-read",
};
const proxy: Fact = {
  source: "BerriAI/litellm litellm/proxy/_experimental/mcp_server/utils.py @b0fd3e1",
  confidence: "source-read",
};
const anthropic: Fact = {
  source: "BerriAI/litellm litellm/litellm_core_utils/prompt_templates/common_utils.py @b0fd3e1",
  confidence: "source-read",
};
const vertex: Fact = {
  source: "BerriAI/litellm litellm/llms/vertex_ai/common_utils.py @b0fd3e1",
  confidence: "source-read",
};

export const litellm: Client = {
  id: "litellm",
  title: "LiteLLM",
  kind: "framework",
  version: "main @b0fd3e1 of 2026-08-08 (1.94.2)",
  read: "2026-11-16",
  sources: [tools.source, proxy.source, anthropic.source, vertex.source],
  naming: {
    fact: proxy,
    steps: [
      "{server}-{tool}; blanks in the server become _, the separator can be set",
      "With short prefixes three characters of a SHA-256 hash stand for the server",
    ],
    name: (server, tool) => `${server.name.replaceAll(" ", "_")}-${tool}`,
  },
  routes: [
    {
      id: "openai",
      title: "with OpenAI models",
      fact: tools,
      steps: ["type and properties are added; the root is closed unless it says otherwise; not strict"],
      transform: liteLlmForOpenAi,
      checks: openAiChecks,
    },
    {
      id: "anthropic",
      title: "with Claude models",
      fact: anthropic,
      steps: [
        "type is set to object, definitions of older schemas are written out",
        "At the root only type, properties, additionalProperties, required, $defs and strict stay",
      ],
      transform: liteLlmForAnthropic,
      checks: anthropicChecks,
    },
    {
      id: "gemini",
      title: "with Gemini models",
      fact: vertex,
      steps: [
        "Definitions are written out; null becomes nullable, lists of types anyOf",
        "enum goes where the type is no text; untyped schemas become objects, lists without items lists of objects",
        "Only the members of Google's Schema stay, of formats enum and date-time; beside anyOf nothing stays",
      ],
      transform: liteLlmForGemini,
      checks: [geminiName],
    },
  ],
  limits: [],
  uses: { annotations: "not used", title: "not used" },
  onViolation: [{ when: "anyOf with nothing but null", effect: "raises", fact: vertex }],
  open: ["Written from the source, never run against it; how deep schemas may nest depends on a setting."],
};
