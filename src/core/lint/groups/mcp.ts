import type { Rule } from "../rule.ts";
import { mcpAnnotationContradiction } from "../rules/mcp/annotation-contradiction.ts";
import { mcpAnnotationDefaults } from "../rules/mcp/annotation-defaults.ts";
import { mcpAnnotationIdempotentNoop } from "../rules/mcp/annotation-idempotent-noop.ts";
import { annotationMisplaced } from "../rules/mcp/annotation-misplaced.ts";
import { annotationType } from "../rules/mcp/annotation-type.ts";
import { annotationUnknown } from "../rules/mcp/annotation-unknown.ts";
import { mcpBooleanPropertySchema } from "../rules/mcp/boolean-property-schema.ts";
import { descriptionMissing } from "../rules/mcp/description-missing.ts";
import { descriptionType } from "../rules/mcp/description-type.ts";
import { mcpDialectMismatch } from "../rules/mcp/dialect-mismatch.ts";
import { mcpDialectRecommend } from "../rules/mcp/dialect-recommend.ts";
import { dialectUnsupported } from "../rules/mcp/dialect-unsupported.ts";
import { mcpExecutionRemoved } from "../rules/mcp/execution-removed.ts";
import { mcpExecutionTaskSupport } from "../rules/mcp/execution-task-support.ts";
import { mcpExternalRef } from "../rules/mcp/external-ref.ts";
import { mcpFieldRevision } from "../rules/mcp/field-revision.ts";
import { mcpIconsMime } from "../rules/mcp/icons-mime.ts";
import { mcpIconsShape } from "../rules/mcp/icons-shape.ts";
import { mcpIconsSizes } from "../rules/mcp/icons-sizes.ts";
import { mcpIconsTheme } from "../rules/mcp/icons-theme.ts";
import { mcpInputCompositionLegacy } from "../rules/mcp/input-composition-legacy.ts";
import { inputSchemaObject } from "../rules/mcp/input-schema-object.ts";
import { inputSchemaRequired } from "../rules/mcp/input-schema-required.ts";
import { inputSchemaRootType } from "../rules/mcp/input-schema-root-type.ts";
import { mcpMetaKeyFormat } from "../rules/mcp/meta-key-format.ts";
import { mcpMetaKeyReserved } from "../rules/mcp/meta-key-reserved.ts";
import { mcpMetaKeyUnprefixed } from "../rules/mcp/meta-key-unprefixed.ts";
import { mcpMetaType } from "../rules/mcp/meta-type.ts";
import { nameCharset } from "../rules/mcp/name-charset.ts";
import { mcpNameEdgePunctuation } from "../rules/mcp/name-edge-punctuation.ts";
import { nameLength } from "../rules/mcp/name-length.ts";
import { mcpNameNormalizedCollision } from "../rules/mcp/name-normalized-collision.ts";
import { nameRequired } from "../rules/mcp/name-required.ts";
import { nameUnique } from "../rules/mcp/name-unique.ts";
import { mcpNoParamsClosed } from "../rules/mcp/no-params-closed.ts";
import { outputSchemaCompiles } from "../rules/mcp/output-schema-compiles.ts";
import { mcpOutputSchemaRootLegacy } from "../rules/mcp/output-schema-root-legacy.ts";
import { outputSchemaType } from "../rules/mcp/output-schema-type.ts";
import { parametersMisnamed } from "../rules/mcp/parameters-misnamed.ts";
import { propertiesMap } from "../rules/mcp/properties-map.ts";
import { requiredArray } from "../rules/mcp/required-array.ts";
import { schemaAsString } from "../rules/mcp/schema-as-string.ts";
import { mcpSchemaComplexity } from "../rules/mcp/schema-complexity.ts";
import { schemaValid } from "../rules/mcp/schema-valid.ts";
import { mcpTitleConflict } from "../rules/mcp/title-conflict.ts";
import { mcpTitleLegacy } from "../rules/mcp/title-legacy.ts";
import { mcpTitleType } from "../rules/mcp/title-type.ts";
import { mcpUiResourceUri } from "../rules/mcp/ui-resource-uri.ts";
import { mcpUiVisibility } from "../rules/mcp/ui-visibility.ts";
import { unknownToolField } from "../rules/mcp/unknown-tool-field.ts";
import { mcpXHeaderIntegerRange } from "../rules/mcp/x-header-integer-range.ts";
import { mcpXHeaderReachable } from "../rules/mcp/x-header-reachable.ts";
import { mcpXHeaderToken } from "../rules/mcp/x-header-token.ts";
import { mcpXHeaderType } from "../rules/mcp/x-header-type.ts";
import { mcpXHeaderUnique } from "../rules/mcp/x-header-unique.ts";
import { mcpXHeaderValue } from "../rules/mcp/x-header-value.ts";

/** In the order of the reference. */
export const mcpRules: readonly Rule[] = [
  nameRequired,
  nameLength,
  nameCharset,
  mcpNameEdgePunctuation,
  nameUnique,
  mcpNameNormalizedCollision,
  inputSchemaRequired,
  inputSchemaObject,
  inputSchemaRootType,
  propertiesMap,
  mcpBooleanPropertySchema,
  requiredArray,
  mcpNoParamsClosed,
  mcpInputCompositionLegacy,
  parametersMisnamed,
  schemaAsString,
  unknownToolField,
  mcpFieldRevision,
  descriptionType,
  descriptionMissing,
  mcpTitleType,
  mcpTitleConflict,
  mcpTitleLegacy,
  annotationType,
  annotationUnknown,
  annotationMisplaced,
  mcpAnnotationContradiction,
  mcpAnnotationIdempotentNoop,
  mcpAnnotationDefaults,
  outputSchemaType,
  mcpOutputSchemaRootLegacy,
  outputSchemaCompiles,
  dialectUnsupported,
  mcpDialectMismatch,
  mcpDialectRecommend,
  schemaValid,
  mcpExternalRef,
  mcpSchemaComplexity,
  mcpXHeaderValue,
  mcpXHeaderToken,
  mcpXHeaderUnique,
  mcpXHeaderType,
  mcpXHeaderReachable,
  mcpXHeaderIntegerRange,
  mcpMetaType,
  mcpMetaKeyFormat,
  mcpMetaKeyReserved,
  mcpMetaKeyUnprefixed,
  mcpIconsShape,
  mcpIconsSizes,
  mcpIconsTheme,
  mcpIconsMime,
  mcpExecutionTaskSupport,
  mcpExecutionRemoved,
  mcpUiResourceUri,
  mcpUiVisibility,
];
