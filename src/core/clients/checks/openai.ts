import type { Check, Fact } from "../client.ts";
import { nameHasTo } from "./names.ts";
import { listsHaveItems, noRootCombinators, rootHasProperties, rootTypeObject } from "./schemas.ts";

const typed: Fact = { source: "npm:openai@7.53.0 resources/shared.d.ts", confidence: "source-read" };
const root: Fact = { source: "API error text in langchain-ai/langchainjs#9804", confidence: "issue-report" };
const properties: Fact = {
  source: "openai/openai-agents-python#454; mark3labs/mcphost#88",
  confidence: "issue-report",
};
const items: Fact = { source: "spacelift-io/spacectl#402", confidence: "issue-report" };

export const openAiName: Check = nameHasTo(typed, /^[a-zA-Z0-9_-]+$/, 64);

export const openAiSchemas: readonly Check[] = [
  rootTypeObject(root),
  noRootCombinators(root, ["oneOf", "anyOf", "allOf", "enum", "not"]),
  rootHasProperties(properties),
  listsHaveItems(items),
];

/** What Chat Completions and Responses refuse of functions that are not strict. */
export const openAiChecks: readonly Check[] = [openAiName, ...openAiSchemas];
