import type { Rule } from "../rule.ts";
import { clientAdvice } from "../rules/client/advice.ts";
import { clientAnthropicDraft202012 } from "../rules/client/anthropic/draft-2020-12.ts";
import { clientAnthropicName64 } from "../rules/client/anthropic/name-64.ts";
import { clientAnthropicNamePattern } from "../rules/client/anthropic/name-pattern.ts";
import { clientAnthropicPropertyKey } from "../rules/client/anthropic/property-key.ts";
import { clientAnthropicRootCombinator } from "../rules/client/anthropic/root-combinator.ts";
import { clientAnthropicStrictAdditionalProperties } from "../rules/client/anthropic-strict/additional-properties.ts";
import { clientAnthropicStrictEnumPrimitive } from "../rules/client/anthropic-strict/enum-primitive.ts";
import { clientAnthropicStrictFormatSubset } from "../rules/client/anthropic-strict/format-subset.ts";
import { clientAnthropicStrictMissingType } from "../rules/client/anthropic-strict/missing-type.ts";
import { clientAnthropicStrictOneof } from "../rules/client/anthropic-strict/oneof.ts";
import { clientAnthropicStrictRecursive } from "../rules/client/anthropic-strict/recursive.ts";
import { clientAnthropicStrictRefSiblings } from "../rules/client/anthropic-strict/ref-siblings.ts";
import { clientAnthropicStrictRequestBudget } from "../rules/client/anthropic-strict/request-budget.ts";
import { clientAnthropicStrictUnsupportedConstraint } from "../rules/client/anthropic-strict/unsupported-constraint.ts";
import { clientBedrockDescriptionMin } from "../rules/client/bedrock/description-min.ts";
import { clientBedrockNamePattern } from "../rules/client/bedrock/name-pattern.ts";
import { clientBedrockPropertyKey } from "../rules/client/bedrock/property-key.ts";
import { clientChanged } from "../rules/client/changed.ts";
import { clientClaudeCodeDescription2048 } from "../rules/client/claude-code/description-2048.ts";
import { clientClaudeCodeQualifiedName } from "../rules/client/claude-code/qualified-name.ts";
import { clientClaudeCodeRootCombinator } from "../rules/client/claude-code/root-combinator.ts";
import { clientClaudeCodeServerPoison } from "../rules/client/claude-code/server-poison.ts";
import { clientClaudeDirectoryAnnotations } from "../rules/client/claude-directory/annotations.ts";
import { clientClineName64 } from "../rules/client/cline/name-64.ts";
import { clientCodexLossyNode } from "../rules/client/codex/lossy-node.ts";
import { clientCodexName128 } from "../rules/client/codex/name-128.ts";
import { clientCodexNullRoot } from "../rules/client/codex/null-root.ts";
import { clientCodexSchemaBudget } from "../rules/client/codex/schema-budget.ts";
import { clientCursorCombinedName } from "../rules/client/cursor/combined-name.ts";
import { clientCursorToolCount } from "../rules/client/cursor/tool-count.ts";
import { clientGeminiEnumString } from "../rules/client/gemini/enum-string.ts";
import { clientGeminiFormatSubset } from "../rules/client/gemini/format-subset.ts";
import { clientGeminiNamePattern } from "../rules/client/gemini/name-pattern.ts";
import { clientGeminiNullableUnion } from "../rules/client/gemini/nullable-union.ts";
import { clientGeminiObjectOnlyKeywords } from "../rules/client/gemini/object-only-keywords.ts";
import { clientGeminiParamName } from "../rules/client/gemini/param-name.ts";
import { clientGeminiTypeRequired } from "../rules/client/gemini/type-required.ts";
import { clientGeminiUnsupportedKeyword } from "../rules/client/gemini/unsupported-keyword.ts";
import { clientGeminiCliDefaultDialect } from "../rules/client/gemini-cli/default-dialect.ts";
import { clientGeminiCliQualifiedName } from "../rules/client/gemini-cli/qualified-name.ts";
import { clientLangchainFlattened } from "../rules/client/langchain/flattened.ts";
import { clientMcpTsSdkV1Ignored2020 } from "../rules/client/mcp-ts-sdk-v1/ignored-2020.ts";
import { clientMistralNamePattern } from "../rules/client/mistral/name-pattern.ts";
import { clientOpenaiArrayItems } from "../rules/client/openai/array-items.ts";
import { clientOpenaiMaxTools } from "../rules/client/openai/max-tools.ts";
import { clientOpenaiNamePattern } from "../rules/client/openai/name-pattern.ts";
import { clientOpenaiObjectProperties } from "../rules/client/openai/object-properties.ts";
import { clientOpenaiRootCombinator } from "../rules/client/openai/root-combinator.ts";
import { clientOpenaiStrictAdditionalProperties } from "../rules/client/openai-strict/additional-properties.ts";
import { clientOpenaiStrictAllRequired } from "../rules/client/openai-strict/all-required.ts";
import { clientOpenaiStrictArrayItems } from "../rules/client/openai-strict/array-items.ts";
import { clientOpenaiStrictBooleanSchema } from "../rules/client/openai-strict/boolean-schema.ts";
import { clientOpenaiStrictExternalRef } from "../rules/client/openai-strict/external-ref.ts";
import { clientOpenaiStrictFormatSubset } from "../rules/client/openai-strict/format-subset.ts";
import { clientOpenaiStrictMaxDepth } from "../rules/client/openai-strict/max-depth.ts";
import { clientOpenaiStrictMaxEnum } from "../rules/client/openai-strict/max-enum.ts";
import { clientOpenaiStrictRootAnyof } from "../rules/client/openai-strict/root-anyof.ts";
import { clientOpenaiStrictUnsupportedKeyword } from "../rules/client/openai-strict/unsupported-keyword.ts";
import { clientRefused } from "../rules/client/refused.ts";
import { clientVscodeArrayItems } from "../rules/client/vscode/array-items.ts";
import { clientVscodeDescription1024 } from "../rules/client/vscode/description-1024.ts";
import { clientVscodeGpt4Keywords } from "../rules/client/vscode/gpt4-keywords.ts";
import { clientVscodeNameCharset } from "../rules/client/vscode/name-charset.ts";
import { clientVscodeQualifiedLength } from "../rules/client/vscode/qualified-length.ts";
import { clientVscodeRequiredUndefined } from "../rules/client/vscode/required-undefined.ts";
import { clientVscodeRootCombinator } from "../rules/client/vscode/root-combinator.ts";
import { clientVscodeSchemaDraft07 } from "../rules/client/vscode/schema-draft07.ts";
import { clientVscodeToolLimit } from "../rules/client/vscode/tool-limit.ts";
import { clientWindsurfToolLimit } from "../rules/client/windsurf/tool-limit.ts";
import { clientZedSubset } from "../rules/client/zed/subset.ts";

/** In the order of the reference: those of one client, then what all others do. They run for clients that are chosen. */
export const clientRules: readonly Rule[] = [
  clientOpenaiNamePattern,
  clientOpenaiRootCombinator,
  clientOpenaiObjectProperties,
  clientOpenaiArrayItems,
  clientOpenaiMaxTools,
  clientOpenaiStrictAllRequired,
  clientOpenaiStrictAdditionalProperties,
  clientOpenaiStrictUnsupportedKeyword,
  clientOpenaiStrictFormatSubset,
  clientOpenaiStrictRootAnyof,
  clientOpenaiStrictBooleanSchema,
  clientOpenaiStrictExternalRef,
  clientOpenaiStrictArrayItems,
  clientOpenaiStrictMaxDepth,
  clientOpenaiStrictMaxEnum,
  clientAnthropicNamePattern,
  clientAnthropicName64,
  clientAnthropicRootCombinator,
  clientAnthropicPropertyKey,
  clientAnthropicDraft202012,
  clientAnthropicStrictUnsupportedConstraint,
  clientAnthropicStrictAdditionalProperties,
  clientAnthropicStrictFormatSubset,
  clientAnthropicStrictMissingType,
  clientAnthropicStrictEnumPrimitive,
  clientAnthropicStrictRefSiblings,
  clientAnthropicStrictOneof,
  clientAnthropicStrictRecursive,
  clientAnthropicStrictRequestBudget,
  clientGeminiNamePattern,
  clientGeminiParamName,
  clientGeminiEnumString,
  clientGeminiFormatSubset,
  clientGeminiUnsupportedKeyword,
  clientGeminiNullableUnion,
  clientGeminiTypeRequired,
  clientGeminiObjectOnlyKeywords,
  clientGeminiCliQualifiedName,
  clientGeminiCliDefaultDialect,
  clientBedrockNamePattern,
  clientBedrockDescriptionMin,
  clientBedrockPropertyKey,
  clientMistralNamePattern,
  clientCursorCombinedName,
  clientCursorToolCount,
  clientVscodeNameCharset,
  clientVscodeQualifiedLength,
  clientVscodeSchemaDraft07,
  clientVscodeArrayItems,
  clientVscodeRootCombinator,
  clientVscodeRequiredUndefined,
  clientVscodeGpt4Keywords,
  clientVscodeDescription1024,
  clientVscodeToolLimit,
  clientClaudeCodeQualifiedName,
  clientClaudeCodeDescription2048,
  clientClaudeCodeRootCombinator,
  clientClaudeCodeServerPoison,
  clientClaudeDirectoryAnnotations,
  clientCodexSchemaBudget,
  clientCodexLossyNode,
  clientCodexNullRoot,
  clientCodexName128,
  clientClineName64,
  clientMcpTsSdkV1Ignored2020,
  clientZedSubset,
  clientLangchainFlattened,
  clientWindsurfToolLimit,
  clientRefused,
  clientChanged,
  clientAdvice,
];
