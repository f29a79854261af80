import type { Check, Fact } from "../client.ts";
import { nameHasTo, nameShould, parametersHaveTo } from "./names.ts";
import { noRootCombinators, rootTypeObject, validIn } from "./schemas.ts";

const docs: Fact = {
  source: "platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
  confidence: "vendor-doc",
};
const errors: Fact = {
  source: "API error texts in anthropics/claude-code#10606, #586; perplexityai/modelcontextprotocol#57",
  confidence: "issue-report",
};
const typed: Fact = {
  source: "npm:@anthropic-ai/sdk@1.8.0 resources/messages/messages.d.ts",
  confidence: "source-read",
};
const shorter: Fact = {
  source: "mims-harvard/ToolUniverse#65; anthropics/claude-code#36921",
  confidence: "issue-report",
};
const keys: Fact = {
  source: "beautyfree/appstore-connect-mcp#2; decocms/studio#6874",
  confidence: "issue-report",
};

export const anthropicParameterName = /^[a-zA-Z0-9_.-]{1,64}$/;

export const anthropicNames: readonly Check[] = [nameHasTo(docs, /^[a-zA-Z0-9_-]+$/, 128), nameShould(shorter, 64)];

export const anthropicSchemas: readonly Check[] = [
  rootTypeObject(typed),
  noRootCombinators(errors, ["oneOf", "allOf", "anyOf"]),
  parametersHaveTo(keys, anthropicParameterName),
  validIn(errors, "2020-12"),
];

/** What the Messages API refuses. */
export const anthropicChecks: readonly Check[] = [...anthropicNames, ...anthropicSchemas];
