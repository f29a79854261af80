import { openAiName } from "../checks/openai.ts";
import { openAiStrictChecks } from "../checks/openai-strict.ts";
import type { Client, Fact } from "../client.ts";
import { openAiStrict as transform } from "../steps/openai-strict.ts";

const sdk: Fact = { source: "npm:openai@7.53.0 lib/transform.mjs (toStrictJsonSchema)", confidence: "source-read" };
const typed: Fact = {
  source: "npm:openai@7.53.0 resources/shared.d.ts (FunctionDefinition)",
  confidence: "source-read",
};
const guide: Fact = {
  source: "OpenAI, guide to Structured Outputs, as of February 2026",
  confidence: "vendor-doc",
};
const many: Fact = { source: "zed-industries/zed#32946", confidence: "issue-report" };

export const openAiStrict: Client = {
  id: "openai-strict",
  title: "OpenAI functions, strict",
  kind: "api",
  version: "openai 7.53.0",
  read: "2026-11-16",
  sources: [sdk.source, "npm:@ai-sdk/openai@4.0.114 src/normalize-openai-json-schema.ts", guide.source],
  naming: {
    fact: typed,
    steps: ["The API takes the name as it is sent: letters, digits, _ and -"],
    max: 64,
    name: (_, tool) => tool,
  },
  routes: [
    {
      id: "default",
      title: "through toStrictJsonSchema of the SDK",
      fact: sdk,
      steps: [
        "A list of one type becomes that type; a nested $id is refused",
        "A root that is only a reference or one branch becomes what it leads to; then it has to be an object without anyOf",
        "References have to be local and to have no siblings but annotations",
        "allOf of plain objects is merged, one branch is folded; any other is refused",
        "Objects that do not say are closed, open ones are refused; every property becomes required and has to take null if it was not",
        "Lists need items and no tuples; many keywords are refused wherever they stand",
        "default null is removed",
      ],
      transform,
      checks: [openAiName, ...openAiStrictChecks],
    },
  ],
  maxTools: { max: 128, effect: "request", fact: many },
  limits: [
    { what: "properties", max: 5000, fact: guide },
    { what: "levels of nesting", max: 10, fact: guide },
    { what: "listed values", max: 1000, fact: guide },
    { what: "characters of one list of more than 250 values", max: 15_000, fact: guide },
    { what: "characters of names and listed values", max: 120_000, fact: guide },
    { what: "tools in a request", max: 128, fact: many },
  ],
  uses: { description: "the model reads it" },
  onViolation: [
    { when: "a keyword that strict mode does not know", effect: "the SDK throws; the API answers 400", fact: sdk },
    { when: "a property that is neither required nor nullable", effect: "the SDK throws", fact: sdk },
    { when: "a format outside of the list", effect: "400 for the whole request", fact: guide },
  ],
  open: [
    "The limits of older models (100 properties, 5 levels, 500 values) and of Azure.",
    "The guide was read as a digest; the list of formats is the one that pydantic-ai keeps.",
  ],
  checked: "toStrictJsonSchema of openai 7.53.0 over the corpus",
};
