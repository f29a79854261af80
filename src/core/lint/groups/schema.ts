import type { Rule } from "../rule.ts";
import { schemaAdditionalItems2020 } from "../rules/schema/additional-items-2020.ts";
import { schemaAdditionalPropertiesOpen } from "../rules/schema/additional-properties-open.ts";
import { schemaAnchorPortable } from "../rules/schema/anchor-portable.ts";
import { schemaAnyofTrivial } from "../rules/schema/anyof-trivial.ts";
import { schemaArrayMissingItems } from "../rules/schema/array-missing-items.ts";
import { schemaBooleanSchema } from "../rules/schema/boolean-schema.ts";
import { schemaBoundInvalid } from "../rules/schema/bound-invalid.ts";
import { schemaBoundsInverted } from "../rules/schema/bounds-inverted.ts";
import { schemaBranchTypeConflict } from "../rules/schema/branch-type-conflict.ts";
import { schemaClosedAllofBranches } from "../rules/schema/closed-allof-branches.ts";
import { schemaClosedComposition } from "../rules/schema/closed-composition.ts";
import { schemaCompositionDuplicate } from "../rules/schema/composition-duplicate.ts";
import { schemaCompositionNested } from "../rules/schema/composition-nested.ts";
import { schemaCompositionSingle } from "../rules/schema/composition-single.ts";
import { schemaConstAndEnum } from "../rules/schema/const-and-enum.ts";
import { schemaConstTypeMismatch } from "../rules/schema/const-type-mismatch.ts";
import { schemaContainsBoundsAlone } from "../rules/schema/contains-bounds-alone.ts";
import { schemaContentKeywords } from "../rules/schema/content-keywords.ts";
import { defaultInvalid } from "../rules/schema/default-invalid.ts";
import { schemaDefaultNull } from "../rules/schema/default-null.ts";
import { schemaDefaultOnRequired } from "../rules/schema/default-on-required.ts";
import { schemaDefinitionsToDefs } from "../rules/schema/definitions-to-defs.ts";
import { schemaDefsUnused } from "../rules/schema/defs-unused.ts";
import { schemaDependencies2020 } from "../rules/schema/dependencies-2020.ts";
import { schemaDescriptionTrim } from "../rules/schema/description-trim.ts";
import { schemaDescriptionType } from "../rules/schema/description-type.ts";
import { schemaDialectUriForm } from "../rules/schema/dialect-uri-form.ts";
import { schemaDynamicRef } from "../rules/schema/dynamic-ref.ts";
import { schemaEnumDuplicate } from "../rules/schema/enum-duplicate.ts";
import { schemaEnumEmpty } from "../rules/schema/enum-empty.ts";
import { schemaEnumNullMissing } from "../rules/schema/enum-null-missing.ts";
import { schemaEnumSingle } from "../rules/schema/enum-single.ts";
import { enumTypeMismatch } from "../rules/schema/enum-type-mismatch.ts";
import { schemaEnumWithConstraints } from "../rules/schema/enum-with-constraints.ts";
import { schemaEqualBounds } from "../rules/schema/equal-bounds.ts";
import { schemaExampleSingular } from "../rules/schema/example-singular.ts";
import { schemaExamplesDuplicate } from "../rules/schema/examples-duplicate.ts";
import { schemaExamplesInvalid } from "../rules/schema/examples-invalid.ts";
import { schemaExclusiveAndInclusive } from "../rules/schema/exclusive-and-inclusive.ts";
import { schemaExclusiveBoolean } from "../rules/schema/exclusive-boolean.ts";
import { schemaFormatAnnotationOnly } from "../rules/schema/format-annotation-only.ts";
import { schemaFormatTypeMismatch } from "../rules/schema/format-type-mismatch.ts";
import { schemaFormatUnknown } from "../rules/schema/format-unknown.ts";
import { schemaIdDuplicate } from "../rules/schema/id-duplicate.ts";
import { schemaIdFragment } from "../rules/schema/id-fragment.ts";
import { schemaIdPresent } from "../rules/schema/id-present.ts";
import { schemaIfIncomplete } from "../rules/schema/if-incomplete.ts";
import { schemaIntegerFractional } from "../rules/schema/integer-fractional.ts";
import { schemaKeywordInsideProperties } from "../rules/schema/keyword-inside-properties.ts";
import { schemaKeywordTypeMismatch } from "../rules/schema/keyword-type-mismatch.ts";
import { schemaMapUntyped } from "../rules/schema/map-untyped.ts";
import { schemaMinPropertiesRedundant } from "../rules/schema/min-properties-redundant.ts";
import { schemaMissingType } from "../rules/schema/missing-type.ts";
import { schemaMultipleOfInvalid } from "../rules/schema/multiple-of-invalid.ts";
import { schemaNestedSchemaKeyword } from "../rules/schema/nested-schema-keyword.ts";
import { schemaNotUsage } from "../rules/schema/not-usage.ts";
import { schemaNullableKeyword } from "../rules/schema/nullable-keyword.ts";
import { schemaNullableWithoutType } from "../rules/schema/nullable-without-type.ts";
import { schemaObjectMissingProperties } from "../rules/schema/object-missing-properties.ts";
import { schemaOneofDiscriminator } from "../rules/schema/oneof-discriminator.ts";
import { schemaOneofOverlap } from "../rules/schema/oneof-overlap.ts";
import { schemaOpenapiKeyword } from "../rules/schema/openapi-keyword.ts";
import { schemaPatternDelimited } from "../rules/schema/pattern-delimited.ts";
import { schemaPatternDialect } from "../rules/schema/pattern-dialect.ts";
import { schemaPatternInvalid } from "../rules/schema/pattern-invalid.ts";
import { schemaPatternNotUnicodeSafe } from "../rules/schema/pattern-not-unicode-safe.ts";
import { schemaPatternPropertiesOverlap } from "../rules/schema/pattern-properties-overlap.ts";
import { schemaPatternUnanchored } from "../rules/schema/pattern-unanchored.ts";
import { schemaPropertyFalseRequired } from "../rules/schema/property-false-required.ts";
import { schemaPropertyIdentifier } from "../rules/schema/property-identifier.ts";
import { schemaReadonlyWriteonly } from "../rules/schema/readonly-writeonly.ts";
import { schemaRefCycle } from "../rules/schema/ref-cycle.ts";
import { schemaRefPortability } from "../rules/schema/ref-portability.ts";
import { schemaRefRecursive } from "../rules/schema/ref-recursive.ts";
import { schemaRefSiblingsDraft07 } from "../rules/schema/ref-siblings-draft07.ts";
import { schemaRefTargetStyle } from "../rules/schema/ref-target-style.ts";
import { schemaRefUnresolved } from "../rules/schema/ref-unresolved.ts";
import { schemaRequiredBoolean } from "../rules/schema/required-boolean.ts";
import { schemaRequiredDeprecated } from "../rules/schema/required-deprecated.ts";
import { schemaRequiredDuplicate } from "../rules/schema/required-duplicate.ts";
import { requiredUndefined } from "../rules/schema/required-undefined.ts";
import { schemaSingleTypeArray } from "../rules/schema/single-type-array.ts";
import { schemaTitleNoise } from "../rules/schema/title-noise.ts";
import { schemaTupleItems2020 } from "../rules/schema/tuple-items-2020.ts";
import { schemaTypeArrayInvalid } from "../rules/schema/type-array-invalid.ts";
import { schemaUnionType } from "../rules/schema/union-type.ts";
import { schemaUniqueItemsObjects } from "../rules/schema/unique-items-objects.ts";
import { schemaUnknownKeyword } from "../rules/schema/unknown-keyword.ts";
import { schemaUnknownType } from "../rules/schema/unknown-type.ts";
import { schemaVacuousKeyword } from "../rules/schema/vacuous-keyword.ts";

/** In the order of the reference. */
export const schemaRules: readonly Rule[] = [
  schemaUnknownType,
  schemaTypeArrayInvalid,
  schemaSingleTypeArray,
  schemaUnionType,
  schemaMissingType,
  schemaKeywordTypeMismatch,
  schemaUnknownKeyword,
  schemaKeywordInsideProperties,
  schemaRequiredBoolean,
  requiredUndefined,
  schemaRequiredDuplicate,
  schemaRequiredDeprecated,
  schemaArrayMissingItems,
  schemaObjectMissingProperties,
  schemaMapUntyped,
  schemaAdditionalPropertiesOpen,
  schemaClosedComposition,
  schemaClosedAllofBranches,
  schemaTupleItems2020,
  schemaAdditionalItems2020,
  schemaDependencies2020,
  schemaDefinitionsToDefs,
  schemaDefsUnused,
  schemaPatternPropertiesOverlap,
  schemaBoundsInverted,
  schemaBoundInvalid,
  schemaMultipleOfInvalid,
  schemaIntegerFractional,
  schemaExclusiveBoolean,
  schemaExclusiveAndInclusive,
  schemaEqualBounds,
  schemaMinPropertiesRedundant,
  schemaContainsBoundsAlone,
  schemaEnumEmpty,
  schemaEnumDuplicate,
  enumTypeMismatch,
  schemaEnumNullMissing,
  schemaEnumSingle,
  schemaEnumWithConstraints,
  schemaConstTypeMismatch,
  schemaConstAndEnum,
  defaultInvalid,
  schemaDefaultNull,
  schemaDefaultOnRequired,
  schemaExamplesInvalid,
  schemaExampleSingular,
  schemaExamplesDuplicate,
  schemaNullableKeyword,
  schemaNullableWithoutType,
  schemaOpenapiKeyword,
  schemaFormatUnknown,
  schemaFormatTypeMismatch,
  schemaFormatAnnotationOnly,
  schemaPatternInvalid,
  schemaPatternNotUnicodeSafe,
  schemaPatternDialect,
  schemaPatternDelimited,
  schemaPatternUnanchored,
  schemaRefUnresolved,
  schemaRefSiblingsDraft07,
  schemaRefCycle,
  schemaRefRecursive,
  schemaRefTargetStyle,
  schemaRefPortability,
  schemaIdDuplicate,
  schemaIdPresent,
  schemaIdFragment,
  schemaDynamicRef,
  schemaAnchorPortable,
  schemaDialectUriForm,
  schemaNestedSchemaKeyword,
  schemaBranchTypeConflict,
  schemaOneofOverlap,
  schemaOneofDiscriminator,
  schemaCompositionSingle,
  schemaCompositionDuplicate,
  schemaCompositionNested,
  schemaAnyofTrivial,
  schemaIfIncomplete,
  schemaNotUsage,
  schemaBooleanSchema,
  schemaContentKeywords,
  schemaReadonlyWriteonly,
  schemaTitleNoise,
  schemaDescriptionType,
  schemaDescriptionTrim,
  schemaPropertyIdentifier,
  schemaVacuousKeyword,
  schemaUniqueItemsObjects,
  schemaPropertyFalseRequired,
];
