import { anthropicNames } from "../checks/anthropic.ts";
import { noRecursion } from "../checks/schemas.ts";
import type { Client, Fact } from "../client.ts";
import { anthropicStrict } from "../steps/anthropic-strict.ts";

const sdk: Fact = { source: "npm:@anthropic-ai/sdk@1.8.0 lib/transform-json-schema.mjs", confidence: "source-read" };
const docs: Fact = {
  source: "platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
  confidence: "vendor-doc",
};
const budget: Fact = {
  source: "elie222/inbox-zero#2323; camel-ai/camel#4171; pydantic/pydantic-ai providers/bedrock.py @4fda389",
  confidence: "issue-report",
};
const recursion: Fact = { source: "a third-party copy of the schema limitations page", confidence: "issue-report" };

export const anthropicApiStrict: Client = {
  id: "anthropic-api-strict",
  title: "Anthropic Messages API, strict tools",
  kind: "api",
  version: "@anthropic-ai/sdk 1.8.0",
  read: "2026-11-16",
  sources: [sdk.source, budget.source],
  naming: {
    fact: docs,
    steps: ["The API takes the name as it is sent: letters, digits, _ and -"],
    max: 128,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "through transformJSONSchema of the SDK",
      fact: sdk,
      steps: [
        "Definitions under $defs are rewritten first; definitions is not known and becomes text",
        "A schema with $ref keeps nothing else",
        "enum and const stay where all values are plain, and the type goes",
        "anyOf stays, else oneOf becomes anyOf, else allOf stays; the type goes",
        "Objects are closed, maps included; required stays as it is",
        "Of formats ten stay, of minItems 0 and 1",
        "Every other keyword is written at the end of the description",
      ],
      transform: anthropicStrict,
      checks: [...anthropicNames, noRecursion(recursion, "advice")],
    },
  ],
  parameterBudget: { optional: 24, unions: 16, fact: budget },
  maxTools: { max: 20, effect: "request", fact: budget },
  limits: [
    { what: "strict tools in a request", max: 20, fact: budget },
    { what: "optional parameters in a request", max: 24, fact: budget },
    { what: "parameters with a union in a request", max: 16, fact: budget },
  ],
  uses: { description: "the model reads it, with the constraints written behind it" },
  onViolation: [
    {
      when: "a schema without type, literals or branches",
      effect: "the SDK throws before anything is sent",
      fact: sdk,
    },
    { when: "more than a request may hold", effect: "400", fact: budget },
  ],
  open: ["Whether recursion is refused: a copy of the docs says so, the SDK passes it on."],
  checked: "transformJSONSchema of @anthropic-ai/sdk 1.8.0 over the corpus",
};
