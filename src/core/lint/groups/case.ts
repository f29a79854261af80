import type { Rule } from "../rule.ts";
import { caseFails } from "../rules/case/fails.ts";
import { caseShape } from "../rules/case/shape.ts";
import { caseUnknownTool } from "../rules/case/unknown-tool.ts";

/** In the order of the reference. */
export const caseRules: readonly Rule[] = [caseShape, caseUnknownTool, caseFails];
