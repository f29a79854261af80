import { caseRules } from "./groups/case.ts";
import { clientRules } from "./groups/client.ts";
import { configRules } from "./groups/config.ts";
import { jsonRules } from "./groups/json.ts";
import { mcpRules } from "./groups/mcp.ts";
import { qualityRules } from "./groups/quality.ts";
import { resultRules } from "./groups/result.ts";
import { schemaRules } from "./groups/schema.ts";
import { securityRules } from "./groups/security.ts";
import type { Rule } from "./rule.ts";

/** The lists by the folder that their rules stand in, in the order of the reference. */
export const groups: Readonly<Record<string, readonly Rule[]>> = {
  json: jsonRules,
  mcp: mcpRules,
  schema: schemaRules,
  result: resultRules,
  security: securityRules,
  quality: qualityRules,
  client: clientRules,
  case: caseRules,
  config: configRules,
};

/** Every rule, in the order of the reference. */
export const rules: readonly Rule[] = Object.values(groups).flat();

export function findRule(id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id);
}
