import { caseRules } from "./groups/case.ts";
import { configRules } from "./groups/config.ts";
import { jsonRules } from "./groups/json.ts";
import { mcpRules } from "./groups/mcp.ts";
import { qualityRules } from "./groups/quality.ts";
import { resultRules } from "./groups/result.ts";
import { schemaRules } from "./groups/schema.ts";
import { securityRules } from "./groups/security.ts";
import type { Rule } from "./rule.ts";

/** Every rule, in the order of the reference. */
export const rules: readonly Rule[] = [
  ...jsonRules,
  ...mcpRules,
  ...schemaRules,
  ...resultRules,
  ...securityRules,
  ...qualityRules,
  ...caseRules,
  ...configRules,
];

export function findRule(id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id);
}
