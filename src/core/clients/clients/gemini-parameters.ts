import { geminiChecks } from "../checks/gemini.ts";
import type { Client, Fact } from "../client.ts";
import { geminiParameters as transform } from "../steps/gemini.ts";

const typed: Fact = {
  source: "npm:@google/genai@2.32.0 dist/genai.d.ts (FunctionDeclaration, Schema)",
  confidence: "source-read",
};
const sdk: Fact = {
  source: "npm:@google/genai@2.32.0 dist/index.mjs (tTool, processJsonSchema)",
  confidence: "source-read",
};
const errors: Fact = {
  source: "API error texts in promptfoo/promptfoo#6902, google-gemini/gemini-cli#2237 and #4400",
  confidence: "issue-report",
};

export const geminiParameters: Client = {
  id: "gemini-parameters",
  title: "Gemini API, parameters",
  kind: "api",
  version: "as typed by @google/genai 2.32.0",
  read: "2026-11-16",
  sources: [typed.source, sdk.source, "NousResearch/hermes-agent agent/gemini_schema.py @1287318", errors.source],
  naming: {
    fact: typed,
    steps: ["The API takes the name as it is sent: a letter or _ first, then letters, digits, _ . : -"],
    max: 128,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "through @google/genai",
      fact: sdk,
      steps: [
        "A schema with $schema is sent as parametersJsonSchema instead, untouched",
        "type beside anyOf throws",
        "anyOf of two with null: the other branch takes the place of the whole schema, with nullable",
        "A list of types becomes nullable and one type, or anyOf",
        "Types are written in capitals; null alone throws",
        "additionalProperties and members that are null are dropped; all else is passed on",
      ],
      transform,
      checks: geminiChecks,
    },
  ],
  limits: [
    { what: "keywords", text: "the members of Schema only; recursion cannot be said", fact: typed },
    { what: "names of parameters", text: "a letter or _ first, then letters, digits and _, up to 64", fact: typed },
  ],
  uses: { description: "the model reads it", outputSchema: "response, where the caller fills it" },
  onViolation: [
    { when: "a keyword that Schema does not have", effect: "the whole request is refused (400)", fact: errors },
    {
      when: "a list without items, a required name without schema, listed values that are no text",
      effect: "400",
      fact: errors,
    },
  ],
  open: [
    "How long a name may be: the typings say 128, errors of 2026 said 64, Gemini CLI cuts at 63.",
    "Which formats of text are taken: errors name enum and date-time, the newest typings more.",
  ],
  checked: "@google/genai 2.32.0 over the corpus",
};
