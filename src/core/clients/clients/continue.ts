import type { ServerNames } from "../../types.ts";
import { anthropicChecks } from "../checks/anthropic.ts";
import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact } from "../client.ts";
import { continueForGemini, continueForVercel } from "../steps/continue.ts";
import { unchanged } from "../steps/root.ts";

const names: Fact = {
  source: "continuedev/continue core/tools/mcpToolName.ts, core/config/profile/doLoadConfig.ts @d0a3c0b",
  confidence: "source-read",
};
const schemas: Fact = {
  source:
    "continuedev/continue core/llm/llms/gemini-types.ts, packages/openai-adapters/src/convertToolsToVercel.ts @d0a3c0b",
  confidence: "source-read",
};

function continueName({ name: server }: ServerNames, tool: string): string {
  const prefix = server
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return tool.startsWith(prefix) ? tool : `${prefix}_${tool}`;
}

export const continueDev: Client = {
  id: "continue",
  title: "Continue",
  kind: "client",
  version: "main @d0a3c0b of 2026-06-18; no longer maintained",
  read: "2026-11-16",
  sources: [names.source, schemas.source, "continuedev/continue core/context/mcp/MCPConnection.ts @d0a3c0b"],
  naming: {
    fact: names,
    steps: [
      "The server in lower case, runs of other characters than letters and digits become _",
      "{server}_{tool}, unless the tool already starts with it",
    ],
    name: continueName,
  },
  routes: [
    {
      id: "openai",
      title: "with OpenAI models",
      fact: names,
      steps: ["The schema is sent unchanged"],
      transform: unchanged,
      checks: openAiChecks,
    },
    {
      id: "anthropic",
      title: "with Claude models",
      fact: names,
      steps: ["The schema is sent unchanged"],
      transform: unchanged,
      checks: anthropicChecks,
    },
    {
      id: "gemini",
      title: "with Gemini models",
      fact: schemas,
      steps: [
        "Without properties no parameters are sent",
        "A schema without exactly one type throws and fails the request: lists of types, $ref, bare anyOf and enum",
        "type, title, description, nullable, enum, items and their bounds, minimum, maximum, properties, required and anyOf stay",
      ],
      transform: continueForGemini,
    },
    {
      id: "vercel",
      title: "through Vercel's SDK",
      optIn: true,
      fact: schemas,
      steps: ["Every object is closed and every property required"],
      transform: continueForVercel,
    },
  ],
  limits: [{ what: "pages of tools/list that are read", max: 1, fact: names }],
  uses: {
    title: "not used",
    annotations: "not read",
    outputSchema: "not used",
    _meta: "kept as mcpMeta",
    icons: "not used",
  },
  onViolation: [
    { when: "a schema without exactly one type, with Gemini", effect: "the whole request throws", fact: schemas },
    { when: "tools/list fails", effect: "a line of error for the server", fact: names },
  ],
  open: [],
};
