import type { Rule } from "../rule.ts";
import { resultContentArray } from "../rules/result/content-array.ts";
import { resultContentBlockType } from "../rules/result/content-block-type.ts";
import { resultErrorFlag } from "../rules/result/error-flag.ts";
import { resultStructuredInvalid } from "../rules/result/structured-invalid.ts";
import { resultStructuredMissing } from "../rules/result/structured-missing.ts";
import { resultStructuredNonobjectLegacy } from "../rules/result/structured-nonobject-legacy.ts";
import { resultTextFallback } from "../rules/result/text-fallback.ts";

/** In the order of the reference. */
export const resultRules: readonly Rule[] = [
  resultContentArray,
  resultContentBlockType,
  resultStructuredMissing,
  resultStructuredInvalid,
  resultStructuredNonobjectLegacy,
  resultTextFallback,
  resultErrorFlag,
];
