import { member } from "../../json.ts";
import type { JsonObject, ServerNames } from "../../types.ts";
import { anthropicChecks } from "../checks/anthropic.ts";
import { geminiJsonSchemaChecks } from "../checks/gemini.ts";
import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact, Work } from "../client.ts";
import { hashed, noteHashed } from "../names.ts";
import { aiSdkForOpenAi } from "../steps/ai-sdk-openai.ts";
import { inTurn } from "../steps/root.ts";
import { inputTrail } from "../trail.ts";

const mcp: Fact = {
  source: "cline/cline sdk/packages/core/src/extensions/mcp/{name-transform,tools,client}.ts @21cb8d2",
  confidence: "source-read",
};
const providers: Fact = {
  source: "cline/cline sdk/packages/llms/src/providers/ai-sdk.ts @21cb8d2",
  confidence: "source-read",
};

const maxName = 64;

function clineName({ name: server }: ServerNames, tool: string, work: Work): string {
  const raw = `${server}__${tool}`;
  const clean = raw.replace(/[^a-zA-Z0-9_-]+/g, "_");
  if (clean === raw && raw.length <= maxName) return raw;
  const name = hashed(clean.slice(0, 55) || "mcp_tool", raw, 8);
  noteHashed(name, raw.length, maxName, work);
  return name;
}

/** An own type wins over the one that is added. */
function typedRoot(schema: JsonObject, work: Work): JsonObject {
  if (member(schema, "type") === "object") return schema;
  if (!Object.hasOwn(schema, "type")) work.note("root-type-added", inputTrail);
  return { type: "object", ...schema };
}

const step = "A root without a type gets object; an own type stays";

export const cline: Client = {
  id: "cline",
  title: "Cline",
  kind: "client",
  version: "main @21cb8d2 of 2026-08-22 (extension 4.1.12 and SDK)",
  read: "2026-11-16",
  sources: [mcp.source, providers.source],
  naming: {
    fact: mcp,
    steps: [
      "{server}__{tool}; runs of other characters than letters, digits, _ and - become one _",
      "Changed or over 64 characters: the first 55 and 8 digits of a SHA-1 hash",
    ],
    max: maxName,
    name: clineName,
  },
  routes: [
    {
      id: "openai",
      title: "with OpenAI models",
      fact: providers,
      steps: [step, "Then as the AI SDK does for OpenAI: propertyNames and patterns that look around go"],
      transform: inTurn(typedRoot, aiSdkForOpenAi),
      checks: openAiChecks,
    },
    {
      id: "anthropic",
      title: "with Claude models",
      fact: providers,
      steps: [step],
      transform: inTurn(typedRoot),
      checks: anthropicChecks,
    },
    {
      id: "gemini",
      title: "with Gemini models",
      fact: providers,
      steps: [step, "Sent as parametersJsonSchema"],
      transform: inTurn(typedRoot),
      checks: geminiJsonSchemaChecks,
    },
  ],
  limits: [],
  uses: {
    description: "trimmed; a placeholder where there is none",
    title: "not used",
    annotations: "not read; the settings list what runs without a question",
    outputSchema: "not used",
    _meta: "not used",
    icons: "not used",
  },
  onViolation: [{ when: "a tool without a name or an inputSchema object", effect: "the tool is dropped", fact: mcp }],
  open: ["Other providers than the three were not read."],
};
