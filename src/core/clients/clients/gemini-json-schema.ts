import { geminiJsonSchemaChecks } from "../checks/gemini.ts";
import type { Client, Fact } from "../client.ts";
import { unchanged } from "../steps/root.ts";

const typed: Fact = {
  source: "npm:@google/genai@2.32.0 dist/genai.d.ts (FunctionDeclaration)",
  confidence: "source-read",
};
const sdk: Fact = {
  source: "npm:@google/genai@2.32.0 dist/index.mjs (mcpToGeminiTool, tTool)",
  confidence: "source-read",
};
const cycles: Fact = {
  source: "google-gemini/gemini-cli packages/core/src/tools/mcp-client.ts @5411f11",
  confidence: "issue-report",
};

export const geminiJsonSchema: Client = {
  id: "gemini-json-schema",
  title: "Gemini API, parametersJsonSchema",
  kind: "api",
  version: "as typed by @google/genai 2.32.0",
  read: "2026-11-16",
  sources: [
    sdk.source,
    cycles.source,
    "adk-gemini 2.1.0 schema_adapter.rs (a third party that still writes references out)",
  ],
  naming: {
    fact: typed,
    steps: ["The API takes the name as it is sent: a letter or _ first, then letters, digits, _ . : -"],
    max: 128,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "as sent",
      fact: sdk,
      steps: ["Passed on unchanged; the SDK's MCP helper also sends outputSchema as responseJsonSchema"],
      transform: unchanged,
      checks: geminiJsonSchemaChecks,
    },
  ],
  limits: [
    { what: "parameters", text: "not both parameters and parametersJsonSchema; not on the Live API", fact: sdk },
  ],
  uses: { description: "the model reads it", outputSchema: "sent as responseJsonSchema" },
  onViolation: [
    { when: "a reference that leads back to itself", effect: "the whole request is refused (400)", fact: cycles },
    { when: "two tools of one name", effect: "the SDK throws", fact: sdk },
  ],
  onTaken: { effect: "request", fact: sdk },
  open: ["Whether the endpoint refuses $schema or $ref: reports say so, Google's own clients send both."],
};
