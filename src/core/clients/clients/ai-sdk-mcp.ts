import type { JsonObject } from "../../types.ts";
import { anthropicChecks } from "../checks/anthropic.ts";
import { headersAreRight, outputIsSchema } from "../checks/fields.ts";
import { geminiJsonSchemaChecks } from "../checks/gemini.ts";
import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact, Work } from "../client.ts";
import { aiSdkForOpenAi } from "../steps/ai-sdk-openai.ts";
import { closedRoot, inTurn, withProperties } from "../steps/root.ts";

const mcp: Fact = {
  source: "npm:@ai-sdk/mcp@2.0.96 src/tool/{mcp-client,types,mcp-http-headers}.ts",
  confidence: "source-read",
};
const openai: Fact = {
  source: "npm:@ai-sdk/openai@4.0.114 src/normalize-openai-json-schema.ts",
  confidence: "source-read",
};
const google: Fact = { source: "npm:@ai-sdk/google@4.0.117 src/google-prepare-tools.ts", confidence: "source-read" };
const anthropic: Fact = {
  source: "npm:@ai-sdk/anthropic@4.0.102 src/anthropic-prepare-tools.ts",
  confidence: "source-read",
};

const root = (schema: JsonObject, work: Work) => closedRoot(withProperties(schema, work.as(mcp)), work.as(mcp));
const step = "properties is added, and the root is closed whatever it says";

export const aiSdkMcp: Client = {
  id: "ai-sdk-mcp",
  title: "Vercel AI SDK",
  kind: "framework",
  version: "@ai-sdk/mcp 2.0.96, @ai-sdk/openai 4.0.114, @ai-sdk/google 4.0.117, @ai-sdk/anthropic 4.0.102",
  read: "2026-11-16",
  sources: [mcp.source, openai.source, google.source, anthropic.source],
  naming: { fact: mcp, steps: ["Unchanged; the rule of the model API applies"], name: (_, tool) => tool },
  routes: [
    {
      id: "openai",
      title: "with OpenAI models",
      fact: openai,
      steps: [
        step,
        "propertyNames and patterns that look around go; allOf of one reference becomes the reference; not strict",
      ],
      transform: inTurn(root, aiSdkForOpenAi),
      checks: openAiChecks,
    },
    {
      id: "google",
      title: "with Gemini models",
      fact: google,
      steps: [step, "Sent as parametersJsonSchema (version 3 kept a dozen keywords)"],
      transform: inTurn(root),
      checks: geminiJsonSchemaChecks,
    },
    {
      id: "anthropic",
      title: "with Claude models",
      fact: anthropic,
      steps: [step],
      transform: inTurn(root),
      checks: anthropicChecks,
    },
  ],
  checks: [headersAreRight(mcp), outputIsSchema(mcp)],
  onTaken: { effect: "tool", fact: mcp },
  limits: [],
  uses: {
    title: "title, else annotations.title",
    annotations: "copied into metadata, without effect",
    outputSchema: "only where the caller gives schemas of its own",
    _meta: "kept; ui.resourceUri is an app",
    icons: "not used",
  },
  onViolation: [
    { when: "a list item that is no tool", effect: "the whole list throws", fact: mcp },
    { when: "propertyNames that is not about text, with OpenAI", effect: "the request throws", fact: openai },
  ],
  open: [],
  checked: "@ai-sdk/mcp 2.0.96 with @ai-sdk/openai 4.0.114 and @ai-sdk/google 4.0.117 over the corpus",
};
