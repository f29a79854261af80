import type { Rule } from "../rule.ts";
import { qualityExamplesSuggest } from "../rules/quality/examples-suggest.ts";
import { qualityOutputClosed } from "../rules/quality/output-closed.ts";
import { qualityOutputDescription } from "../rules/quality/output-description.ts";
import { qualityOutputLowSignal } from "../rules/quality/output-low-signal.ts";
import { qualityOutputRequired } from "../rules/quality/output-required.ts";
import { qualityOutputSchemaMissing } from "../rules/quality/output-schema-missing.ts";
import { qualityParamBooleanString } from "../rules/quality/param-boolean-string.ts";
import { qualityParamBounds } from "../rules/quality/param-bounds.ts";
import { qualityParamCount } from "../rules/quality/param-count.ts";
import { qualityParamDefaultInText } from "../rules/quality/param-default-in-text.ts";
import { qualityParamDefaultSuggest } from "../rules/quality/param-default-suggest.ts";
import { qualityParamDescriptionMissing } from "../rules/quality/param-description-missing.ts";
import { qualityParamDescriptionShort } from "../rules/quality/param-description-short.ts";
import { qualityParamEnumSuggest } from "../rules/quality/param-enum-suggest.ts";
import { qualityParamEnumUndocumented } from "../rules/quality/param-enum-undocumented.ts";
import { qualityParamFormatSuggest } from "../rules/quality/param-format-suggest.ts";
import { qualityParamInjectedLeak } from "../rules/quality/param-injected-leak.ts";
import { qualityParamInteger } from "../rules/quality/param-integer.ts";
import { qualityParamJsonString } from "../rules/quality/param-json-string.ts";
import { qualityParamNameAmbiguous } from "../rules/quality/param-name-ambiguous.ts";
import { qualityParamNameInconsistent } from "../rules/quality/param-name-inconsistent.ts";
import { qualityParamNameStyle } from "../rules/quality/param-name-style.ts";
import { qualityParamNesting } from "../rules/quality/param-nesting.ts";
import { qualityParamPagination } from "../rules/quality/param-pagination.ts";
import { qualityParamRequiredNone } from "../rules/quality/param-required-none.ts";
import { qualityParamUnits } from "../rules/quality/param-units.ts";
import { qualityParamWrapper } from "../rules/quality/param-wrapper.ts";
import { qualityResponseFormat } from "../rules/quality/response-format.ts";

/** Those about parameters and results, in the order of the reference. */
export const parameterRules: readonly Rule[] = [
  qualityParamDescriptionMissing,
  qualityParamDescriptionShort,
  qualityParamNameAmbiguous,
  qualityParamNameStyle,
  qualityParamNameInconsistent,
  qualityParamCount,
  qualityParamNesting,
  qualityParamWrapper,
  qualityParamRequiredNone,
  qualityParamEnumSuggest,
  qualityParamEnumUndocumented,
  qualityParamFormatSuggest,
  qualityParamUnits,
  qualityParamInteger,
  qualityParamBooleanString,
  qualityParamJsonString,
  qualityParamBounds,
  qualityParamDefaultSuggest,
  qualityParamDefaultInText,
  qualityParamPagination,
  qualityResponseFormat,
  qualityExamplesSuggest,
  qualityParamInjectedLeak,
  qualityOutputSchemaMissing,
  qualityOutputDescription,
  qualityOutputRequired,
  qualityOutputClosed,
  qualityOutputLowSignal,
];
