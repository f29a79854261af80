import { anthropicChecks, anthropicSchemas } from "../checks/anthropic.ts";
import { geminiJsonSchemaChecks, geminiName } from "../checks/gemini.ts";
import { nameHasTo } from "../checks/names.ts";
import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact } from "../client.ts";
import { pydantic, without } from "../steps/pydantic.ts";
import { pydanticForGoogle, pydanticForGoogleLive } from "../steps/pydantic-google.ts";
import { pydanticForOpenAi } from "../steps/pydantic-openai.ts";

const openai: Fact = {
  source: "pydantic/pydantic-ai pydantic_ai_slim/pydantic_ai/profiles/openai.py @4fda389",
  confidence: "source-read",
};
const google: Fact = {
  source: "pydantic/pydantic-ai pydantic_ai_slim/pydantic_ai/profiles/google.py @4fda389",
  confidence: "source-read",
};
const providers: Fact = {
  source: "pydantic/pydantic-ai pydantic_ai_slim/pydantic_ai/providers/{anthropic,bedrock}.py @4fda389",
  confidence: "source-read",
};
const bedrock: Fact = { source: "Amazon Bedrock, API_runtime_ToolSpecification", confidence: "vendor-doc" };

const bare = pydantic(without(["title", "$schema"]));

export const pydanticAi: Client = {
  id: "pydantic-ai",
  title: "Pydantic AI",
  kind: "framework",
  version: "main @4fda389 of 2026-08-22 (2.33.0)",
  read: "2026-11-16",
  sources: [
    openai.source,
    google.source,
    providers.source,
    "pydantic/pydantic-ai pydantic_ai_slim/pydantic_ai/{mcp.py,_json_schema.py}, profiles/amazon.py, toolsets/prefixed.py @4fda389",
  ],
  naming: { fact: providers, steps: ["Unchanged; with a prefix {prefix}_{tool}"], name: (_, tool) => tool },
  routes: [
    {
      id: "openai",
      title: "with OpenAI models",
      fact: openai,
      steps: [
        "title, $schema and discriminator go; $ref with siblings moves into anyOf",
        "Objects get properties and are closed unless they say otherwise",
        "Sent as strict where every object is closed, every property required and no default, bound of length or foreign format occurs",
      ],
      transform: pydanticForOpenAi,
      checks: openAiChecks,
    },
    {
      id: "google",
      title: "with Gemini models",
      fact: google,
      steps: [
        "$schema, discriminator, examples, title and exclusive bounds go",
        "const becomes enum; the format of a text moves into its description",
      ],
      transform: pydanticForGoogle,
      checks: geminiJsonSchemaChecks,
    },
    {
      id: "anthropic",
      title: "with Claude models",
      fact: providers,
      steps: ["title and $schema go"],
      transform: bare,
      checks: anthropicChecks,
    },
    {
      id: "bedrock",
      title: "with Bedrock",
      fact: providers,
      steps: ["title and $schema go; for Amazon's models definitions are written out (not followed here)"],
      transform: bare,
      checks: [nameHasTo(bedrock, /^[a-zA-Z0-9_-]+$/, 64), ...anthropicSchemas],
    },
    {
      id: "google-live",
      title: "with Gemini Live",
      optIn: true,
      fact: google,
      steps: [
        "Definitions are written out, recursion is an error",
        "One type a schema, texts in enum, tuples as a union, additionalProperties goes",
      ],
      transform: pydanticForGoogleLive,
      checks: [geminiName],
    },
  ],
  onTaken: { effect: "request", fact: providers },
  limits: [],
  uses: {
    annotations: "in the tool's metadata",
    _meta: "in the tool's metadata",
    outputSchema: "only with include_return_schema, for Gemini",
    title: "not used",
    execution: "taskSupport",
  },
  onViolation: [
    {
      when: "a reference outside of $defs, where definitions are written out",
      effect: "an error for the user",
      fact: openai,
    },
  ],
  open: ["Written from the source, never run against it."],
};
