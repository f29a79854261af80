import { isObject } from "../../json.ts";
import type { ServerNames } from "../../types.ts";
import { anthropicChecks, anthropicSchemas } from "../checks/anthropic.ts";
import { geminiJsonSchemaChecks } from "../checks/gemini.ts";
import { nameHasTo } from "../checks/names.ts";
import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact, Transform } from "../client.ts";
import { gooseForChat } from "../steps/goose.ts";
import { inTurn, unchanged, withObjectType } from "../steps/root.ts";
import { inputTrail } from "../trail.ts";

const names: Fact = {
  source: "aaif-goose/goose crates/goose/src/agents/extension_manager.rs, config/extensions.rs @ca26f01",
  confidence: "source-read",
};
const formats: Fact = {
  source:
    "aaif-goose/goose crates/goose/src/providers/formats/{openai,openai_responses,anthropic,google,bedrock}.rs @ca26f01",
  confidence: "source-read",
};
const bedrock: Fact = { source: "Amazon Bedrock, API_runtime_ToolSpecification", confidence: "vendor-doc" };

function gooseName({ name: server }: ServerNames, tool: string): string {
  const key = server
    .replace(/\s/g, "")
    .replace(/[^A-Za-z0-9_-]/g, "_")
    .toLowerCase();
  return `${key}__${tool}`;
}

const forGoogle: Transform = (schema, work) => {
  if (isObject(schema.properties) && Object.keys(schema.properties).length > 0) return schema;
  work.note("parameters-dropped", inputTrail);
  return undefined;
};

export const goose: Client = {
  id: "goose",
  title: "Goose",
  kind: "client",
  version: "main @ca26f01 of 2026-05-21 (1.34.1)",
  read: "2026-11-16",
  sources: [
    names.source,
    formats.source,
    "aaif-goose/goose crates/goose/src/permission/permission_inspector.rs @ca26f01",
  ],
  naming: {
    fact: names,
    steps: [
      "The name of the extension in lower case without blanks, other characters than letters, digits, _ and - become _",
      "{extension}__{tool}",
    ],
    name: gooseName,
  },
  routes: [
    {
      id: "openai-chat",
      title: "with Chat Completions, Databricks, Ollama",
      fact: formats,
      steps: [
        "Objects get properties, required and type; null leaves the types of direct properties, at every level of objects",
      ],
      transform: inTurn(gooseForChat),
      checks: openAiChecks,
    },
    {
      id: "openai-responses",
      title: "with Responses",
      fact: formats,
      steps: ["Unchanged, not strict"],
      transform: unchanged,
      checks: openAiChecks,
    },
    {
      id: "anthropic",
      title: "with Claude models",
      fact: formats,
      steps: ["Unchanged; an empty schema gets the type object"],
      transform: (schema) => (Object.keys(schema).length === 0 ? { type: "object" } : schema),
      checks: anthropicChecks,
    },
    {
      id: "google",
      title: "with Gemini models",
      fact: formats,
      steps: ["Sent as parametersJsonSchema, if there are properties"],
      transform: forGoogle,
      checks: geminiJsonSchemaChecks,
    },
    {
      id: "bedrock",
      title: "with Bedrock",
      fact: formats,
      steps: ["A root without a type gets object"],
      transform: inTurn(withObjectType),
      checks: [nameHasTo(bedrock, /^[a-zA-Z0-9_-]+$/, 64), ...anthropicSchemas],
    },
  ],
  onTaken: { effect: "tool", fact: names },
  limits: [{ what: "tools", text: "the docs advise less than 25", fact: names }],
  uses: {
    annotations: "readOnlyHint true runs without a question, false asks in SmartApprove",
    title: "not used",
    outputSchema: "not used",
    _meta: "gets the key of the extension",
    icons: "not used",
  },
  onViolation: [
    { when: "tools/list fails", effect: "the extension has no tools, with a line in the log", fact: names },
  ],
  open: ["Versions after 1.34.1 were not read."],
};
