import type { JsonObject, ServerNames } from "../../types.ts";
import { anthropicSchemas } from "../checks/anthropic.ts";
import { openAiSchemas } from "../checks/openai.ts";
import type { Client, Fact, Work } from "../client.ts";
import { cut, noteCharacters } from "../names.ts";
import { inTurn } from "../steps/root.ts";
import { zedJsonSchema, zedPrepared } from "../steps/zed.ts";
import { zedSubset } from "../steps/zed-subset.ts";

const schemas: Fact = {
  source: "zed-industries/zed crates/language_model_core/src/tool_schema.rs @7eec892",
  confidence: "source-read",
};
const names: Fact = {
  source: "zed-industries/zed crates/agent/src/thread.rs, tools/context_server_registry.rs @7eec892",
  confidence: "source-read",
};

const maxName = 64;

function zedName(_: ServerNames, tool: string, work: Work): string {
  const clean = tool.replace(/[^A-Za-z0-9_-]/g, "_") || "tool";
  noteCharacters(tool, clean, clean.slice(0, maxName), work);
  return cut(clean, maxName, work);
}

/** An empty schema gets properties as a list, of all things. */
const whole = (schema: JsonObject): JsonObject =>
  Object.keys(schema).length === 0 ? { type: "object", properties: [] } : schema;

const shared = [
  "$schema, title and description of the root go",
  "With definitions at the root: references to them are written out, a recursive one becomes {}, any other is an error",
];
const closing = "A root of type object is closed unless it says otherwise, and gets properties";

export const zed: Client = {
  id: "zed",
  title: "Zed",
  kind: "client",
  version: "main @7eec892 of 2026-08-22 (1.16.1); a later main is said to have one normaliser",
  read: "2026-11-16",
  sources: [schemas.source, names.source, "zed-industries/zed crates/language_models/src/provider/*.rs @7eec892"],
  naming: {
    fact: names,
    steps: [
      "The first 64 characters; everything but letters, digits, _ and - becomes _",
      "A name that is taken gets the server before it, as far as 64 characters reach",
    ],
    max: maxName,
    name: zedName,
  },
  routes: [
    {
      id: "anthropic",
      title: "with Claude models",
      fact: schemas,
      steps: [...shared, closing],
      transform: inTurn(whole, zedPrepared, zedJsonSchema),
      checks: anthropicSchemas,
    },
    {
      id: "openai",
      title: "with OpenAI models",
      fact: schemas,
      steps: [...shared, closing],
      transform: inTurn(whole, zedPrepared, zedJsonSchema),
      checks: openAiSchemas,
    },
    {
      id: "subset",
      title: "with Google, xAI, Bedrock and providers that are like OpenAI",
      fact: schemas,
      steps: [
        ...shared,
        "if, then, else and $ref are errors; format, additionalProperties, propertyNames and exclusive bounds go",
        "null becomes nullable, a list of types and oneOf become anyOf, a described schema without a type becomes text",
      ],
      transform: inTurn(whole, zedPrepared, zedSubset),
    },
  ],
  onTaken: { effect: "meaning", fact: names },
  limits: [],
  uses: {
    annotations: "not read: every call is asked for",
    title: "not used",
    outputSchema: "not used",
    _meta: "not used",
  },
  onViolation: [
    { when: "a schema that cannot be adapted", effect: "the tool is left out, with a line in the log", fact: schemas },
  ],
  open: ["A parameter called if, then, else or additionalProperties is taken for the keyword on the subset route."],
};
