import type { Rule } from "./rule.ts";
import { duplicateKey } from "./rules/json/duplicate-key.ts";
import { inputSchemaRequired } from "./rules/mcp/input-schema-required.ts";
import { requiredUndefined } from "./rules/schema/required-undefined.ts";

/** Every rule, in the order of the reference. */
export const rules: readonly Rule[] = [duplicateKey, inputSchemaRequired, requiredUndefined];

export function findRule(id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id);
}
