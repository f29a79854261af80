import { member } from "../../json.ts";
import { anthropicSchemas } from "../checks/anthropic.ts";
import { nameHasTo } from "../checks/names.ts";
import { noReferences, rootTypeObject } from "../checks/schemas.ts";
import type { Check, Client, Fact } from "../client.ts";
import { unchanged } from "../steps/root.ts";
import { fieldTrail } from "../trail.ts";

const reference: Fact = {
  source: "Amazon Bedrock, API_runtime_ToolSpecification",
  confidence: "vendor-doc",
};
const goose: Fact = {
  source: "aaif-goose/goose crates/goose/src/providers/formats/bedrock.rs @ca26f01",
  confidence: "source-read",
};
const nova: Fact = {
  source: "pydantic/pydantic-ai pydantic_ai_slim/pydantic_ai/profiles/amazon.py @4fda389",
  confidence: "issue-report",
};

const notEmpty: Check = (_, work) => {
  if (member(work.tool, "description") === "") work.as(reference).note("description-empty", fieldTrail("description"));
};

export const bedrockConverse: Client = {
  id: "bedrock-converse",
  title: "Amazon Bedrock Converse",
  kind: "api",
  version: "@aws-sdk/client-bedrock-runtime 3.1162.0",
  read: "2026-11-16",
  sources: [
    "npm:@aws-sdk/client-bedrock-runtime@3.1162.0 dist-types/models/models_0.d.ts (ToolSpecification)",
    reference.source,
    goose.source,
    nova.source,
  ],
  naming: {
    fact: reference,
    steps: ["The API takes the name as it is sent: letters, digits, _ and -"],
    max: 64,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "claude",
      title: "with Claude models",
      fact: reference,
      steps: ["Passed on to the model family, whose rules apply: those of Anthropic's API"],
      transform: unchanged,
      checks: anthropicSchemas,
    },
    {
      id: "nova",
      title: "with Amazon's models",
      fact: reference,
      steps: ["Passed on to the model family: references are not followed"],
      transform: unchanged,
      checks: [rootTypeObject(goose), noReferences(nova)],
    },
  ],
  checks: [nameHasTo(reference, /^[a-zA-Z0-9_-]+$/, 64), notEmpty],
  limits: [
    { what: "strict tools in a request", max: 20, fact: nova },
    { what: "characters of a description, at least", max: 1, fact: reference },
  ],
  uses: { description: "the model reads it" },
  onViolation: [
    { when: "a name of other characters or over 64", effect: "the whole request is refused", fact: reference },
  ],
  open: ["What Converse itself checks of a schema: only what the model families refuse is known, from reports."],
};
