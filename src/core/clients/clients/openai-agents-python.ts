import { openAiChecks } from "../checks/openai.ts";
import type { Client, Fact } from "../client.ts";
import { inTurn, withProperties } from "../steps/root.ts";
import { inputTrail } from "../trail.ts";

const source: Fact = {
  source: "openai/openai-agents-python src/agents/mcp/util.py, src/agents/strict_schema.py @7f7a44f",
  confidence: "source-read",
};

export const openAiAgentsPython: Client = {
  id: "openai-agents-python",
  title: "OpenAI Agents SDK (Python)",
  kind: "framework",
  version: "main @7f7a44f of 2026-08-22 (0.22.0)",
  read: "2026-11-16",
  sources: [
    source.source,
    "openai/openai-agents-python src/agents/_mcp_tool_metadata.py, src/agents/agent.py @7f7a44f",
  ],
  naming: {
    fact: source,
    steps: [
      "Unchanged; two servers with a tool of one name are an error",
      "With include_server_in_tool_names: mcp_{server}__{tool}, over 64 characters with 8 digits of a SHA-1 hash",
    ],
    max: 64,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "not strict",
      fact: source,
      steps: ["properties is added where it is missing"],
      transform: inTurn(withProperties),
      checks: openAiChecks,
    },
    {
      id: "strict",
      title: "convert_schemas_to_strict",
      optIn: true,
      fact: source,
      steps: [
        "Objects closed, every property required, oneOf appended to anyOf; any error falls back to the other way. Not followed here",
      ],
      transform(schema, work) {
        work.note("steps-unknown", inputTrail);
        return schema;
      },
    },
  ],
  onTaken: { effect: "request", fact: source },
  limits: [
    { what: "levels, strict", max: 100, fact: source },
    { what: "schemas, strict", max: 100_000, fact: source },
  ],
  uses: {
    title: "the description, where there is none",
    description: "the model reads it",
    annotations: "only its title",
    outputSchema: "not used",
    _meta: "sent along with calls",
  },
  onViolation: [
    { when: "two tools of one name", effect: "the run fails", fact: source },
    { when: "a schema that cannot be strict", effect: "sent as it is, with a line in the log", fact: source },
  ],
  open: ["The opt-in strict conversion is described but not carried out here."],
};
