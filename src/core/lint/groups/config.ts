import type { Rule } from "../rule.ts";
import { staleSuppression } from "../rules/config/stale-suppression.ts";

/** In the order of the reference. */
export const configRules: readonly Rule[] = [staleSuppression];
