import { member } from "../../json.ts";
import { anthropicChecks } from "../checks/anthropic.ts";
import type { Client, Fact, Transform } from "../client.ts";
import { inputTrail } from "../trail.ts";

const docs: Fact = {
  source: "platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
  confidence: "vendor-doc",
};
const errors: Fact = {
  source: "API error texts in anthropics/claude-code#10606, #586; perplexityai/modelcontextprotocol#57",
  confidence: "issue-report",
};
const helper: Fact = {
  source: "npm:@anthropic-ai/sdk@1.8.0 helpers/beta/mcp.mjs (mcpTool)",
  confidence: "source-read",
};

const withHelper: Transform = (schema, work) => {
  if (member(schema, "type") !== "object") work.note("root-type-added", inputTrail);
  return { ...schema, type: "object", properties: schema.properties ?? null, required: schema.required ?? null };
};

export const anthropicApi: Client = {
  id: "anthropic-api",
  title: "Anthropic Messages API",
  kind: "api",
  version: "as typed by @anthropic-ai/sdk 1.8.0",
  read: "2026-11-16",
  sources: [
    "npm:@anthropic-ai/sdk@1.8.0 resources/messages/messages.d.ts (Tool)",
    helper.source,
    `${docs.source} (quoted with 128 characters in September 2026, with 64 in June)`,
    errors.source,
  ],
  naming: {
    fact: docs,
    steps: ["The API takes the name as it is sent: letters, digits, _ and -"],
    max: 128,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "as sent",
      fact: errors,
      steps: ["Nothing is rewritten; the API checks the schema and refuses the request"],
      transform: (schema) => schema,
      checks: anthropicChecks,
    },
    {
      id: "mcp-helper",
      title: "through mcpTools of the SDK",
      optIn: true,
      fact: helper,
      steps: [
        "type is set to object, properties and required to null where they are missing; other fields of the tool are dropped",
      ],
      transform: withHelper,
    },
  ],
  limits: [{ what: "tools", text: "none stated; the context window bounds the request", fact: errors }],
  uses: {
    description: "the model reads it",
    title: "not used",
    annotations: "not used",
    outputSchema: "not used",
    icons: "not used",
    _meta: "not used",
  },
  onViolation: [
    { when: "oneOf, allOf or anyOf at the root", effect: "the whole request is refused (400)", fact: errors },
    { when: "a schema that is not valid 2020-12", effect: "the whole request is refused (400)", fact: errors },
    { when: "a name over 64 characters in a tool_reference", effect: "400", fact: errors },
  ],
  open: ["Whether names between 65 and 128 characters are taken everywhere: the page changed during 2026."],
  checked: "mcpTool of @anthropic-ai/sdk 1.8.0 over the corpus",
};
