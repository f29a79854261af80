import type { Rule } from "../rule.ts";
import { qualityAnnotationIdempotent } from "../rules/quality/annotation-idempotent.ts";
import { qualityAnnotationMissing } from "../rules/quality/annotation-missing.ts";
import { qualityAnnotationNameMismatch } from "../rules/quality/annotation-name-mismatch.ts";
import { qualityAnnotationOpenWorld } from "../rules/quality/annotation-open-world.ts";
import { qualityBreakingChange } from "../rules/quality/breaking-change.ts";
import { qualityBudget } from "../rules/quality/budget.ts";
import { qualityBudgetTool } from "../rules/quality/budget-tool.ts";
import { qualityDescriptionDuplicate } from "../rules/quality/description-duplicate.ts";
import { qualityDescriptionFrontLoad } from "../rules/quality/description-front-load.ts";
import { qualityDescriptionHow } from "../rules/quality/description-how.ts";
import { qualityDescriptionLong } from "../rules/quality/description-long.ts";
import { qualityDescriptionMarkup } from "../rules/quality/description-markup.ts";
import { qualityDescriptionPlaceholder } from "../rules/quality/description-placeholder.ts";
import { qualityDescriptionRepeatsName } from "../rules/quality/description-repeats-name.ts";
import { qualityDescriptionReturns } from "../rules/quality/description-returns.ts";
import { qualityDescriptionShort } from "../rules/quality/description-short.ts";
import { qualityDescriptionUnknownParam } from "../rules/quality/description-unknown-param.ts";
import { qualityDescriptionUnknownTool } from "../rules/quality/description-unknown-tool.ts";
import { qualityDescriptionWhen } from "../rules/quality/description-when.ts";
import { qualityDestructiveWarning } from "../rules/quality/destructive-warning.ts";
import { qualityDuplicateSubschema } from "../rules/quality/duplicate-subschema.ts";
import { qualityNameBudget } from "../rules/quality/name-budget.ts";
import { qualityNameGeneric } from "../rules/quality/name-generic.ts";
import { qualityNamePrefix } from "../rules/quality/name-prefix.ts";
import { qualityNameRedundantWord } from "../rules/quality/name-redundant-word.ts";
import { qualityNameSimilar } from "../rules/quality/name-similar.ts";
import { qualityNameStyle } from "../rules/quality/name-style.ts";
import { qualityNameStyleConsistent } from "../rules/quality/name-style-consistent.ts";
import { qualityNameVerbFirst } from "../rules/quality/name-verb-first.ts";
import { qualityNameVersionSuffix } from "../rules/quality/name-version-suffix.ts";
import { qualityOrderStable } from "../rules/quality/order-stable.ts";
import { qualityOverloadedTool } from "../rules/quality/overloaded-tool.ts";
import { qualityStateLifetime } from "../rules/quality/state-lifetime.ts";
import { qualityTokenServer } from "../rules/quality/token-server.ts";
import { qualityTokenTool } from "../rules/quality/token-tool.ts";
import { qualityToolCount } from "../rules/quality/tool-count.ts";
import { parameterRules } from "./quality-parameters.ts";

/** In the order of the reference. */
export const qualityRules: readonly Rule[] = [
  qualityNameStyle,
  qualityNameStyleConsistent,
  qualityNameVerbFirst,
  qualityNameGeneric,
  qualityNameBudget,
  qualityNamePrefix,
  qualityNameVersionSuffix,
  qualityNameRedundantWord,
  qualityNameSimilar,
  qualityDescriptionShort,
  qualityDescriptionLong,
  qualityDescriptionRepeatsName,
  qualityDescriptionPlaceholder,
  qualityDescriptionWhen,
  qualityDescriptionReturns,
  qualityDescriptionHow,
  qualityDescriptionFrontLoad,
  qualityDescriptionDuplicate,
  qualityDescriptionUnknownTool,
  qualityDescriptionUnknownParam,
  qualityDescriptionMarkup,
  qualityDestructiveWarning,
  qualityStateLifetime,
  ...parameterRules,
  qualityAnnotationMissing,
  qualityAnnotationNameMismatch,
  qualityAnnotationOpenWorld,
  qualityAnnotationIdempotent,
  qualityTokenTool,
  qualityTokenServer,
  qualityBudget,
  qualityBudgetTool,
  qualityToolCount,
  qualityOverloadedTool,
  qualityDuplicateSubschema,
  qualityOrderStable,
  qualityBreakingChange,
];
