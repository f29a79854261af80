export { type AlignDifference, type Alignment, alignTool } from "./align.ts";
export { type Analyzer, analyze, analyzeResult, createAnalyzer } from "./analyze.ts";
export { addCaseEdit, type CaseRun, casesOf, type PlacedCase, removeCaseEdit, runCases } from "./cases.ts";
export {
  type ArgumentsCheck,
  type Check,
  checkArguments,
  checkResult,
  type Disagreement,
  type ResultCheck,
} from "./check.ts";
export type { ChangeSeverity, DiffVerdict, Direction, ToolChange } from "./diff/change.ts";
export {
  alignDocument,
  type CompareRequest,
  type CompareRow,
  type Comparison,
  compareDocuments,
} from "./diff/rows.ts";
export { type DiffOptions, diffTools, type ToolDiff, type ToolSource } from "./diff.ts";
export { parseDocument } from "./document.ts";
export {
  type Exporter,
  type ExporterOption,
  type ExportFile,
  type ExportGroup,
  type ExportNote,
  type ExportStep,
  exportGroups,
  type OptionValue,
} from "./export/exporter.ts";
export { exporters, findExporter } from "./export/exporters.ts";
export { fileNames, isSafePath } from "./export/file-names.ts";
export { manifestPath, plannedPaths, planWrite, type WritePlan } from "./export/manifest.ts";
export {
  type Exported,
  type ExportProgress,
  type ExportRequest,
  exportSteps,
  exportTools,
  notePlaces,
} from "./export-tools.ts";
export { applyFixes, fixAll } from "./fix.ts";
export { branchOf } from "./form/branch-of.ts";
export { optionOf, valueLabel } from "./form/choices.ts";
export { chosenBranch } from "./form/choose-branch.ts";
export { hasField } from "./form/field-at.ts";
export type { Branch, ChoiceOption, FieldKind, FieldPlan, FormPlan, Member, NoForm } from "./form/form-plan.ts";
export { argumentNames, formPlan, isPlan, openDepth } from "./form/plan.ts";
export { type Typed, typedJson, typedNumber, typedText } from "./form/typed.ts";
export { omitAt, renameAt, setAt } from "./form/values.ts";
export { type ImportRequest, type ImportResult, importTools } from "./import/import-tools.ts";
export type { ImportNote } from "./import/importer.ts";
export { importers } from "./import/importers.ts";
export { isObject } from "./json.ts";
export { longLink, mostDepth, mostText } from "./limits.ts";
export { type RuleInfo, ruleReference } from "./lint/reference.ts";
export type { Rule } from "./lint/rule.ts";
export { findRule, rules } from "./lint/rules.ts";

export { fromPointer, lineIndex, toPointer, valueAt } from "./locate.ts";

export { createLock, diffLock, type Lock, readLock } from "./lock.ts";

export { isTooDeep, pathAt } from "./path-at.ts";
export { isDeep } from "./plain-json.ts";
export { radiusWords } from "./radius.ts";
export { type PastedArguments, pastedArguments, pathIn, placesIn, readArguments, written } from "./read-arguments.ts";
export { buildResult, isCanonical, normaliseFor, normaliseResult, type ToolResult } from "./result.ts";
export { type ResultProblem, validateResult } from "./result-problems.ts";
export { rewritten } from "./rewrite.ts";
export { sameJson } from "./same.ts";
export {
  type EdgeCase,
  edgeCases,
  type SampleOptions,
  type SampleValue,
  sample,
  sampleArguments,
  sampleResult,
} from "./sample.ts";
export { type Sample, samples } from "./samples.ts";
export { secretIn } from "./secrets.ts";
export { defaultSettings } from "./settings.ts";
export { type Decoded, decodeSnapshot, encodeSnapshot, type LinkFault, onlyTool } from "./share.ts";
export { staleMessage } from "./suppress.ts";
export { applyEdits } from "./text-edits.ts";
export * from "./types.ts";
export { isUnreadable } from "./unreadable.ts";
export { type EngineName, type ValidateOptions, type ValueProblem, type Verdict, validate } from "./validate.ts";
export { compareWire, type WireRow } from "./wire/compare.ts";
export { conversation } from "./wire/conversation.ts";
export { curl, exampleUrl } from "./wire/curl.ts";
export {
  type Exchange,
  type NoteKind,
  type Party,
  type WireMessage,
  type WireNote,
  type WireView,
  wireMessages,
} from "./wire/exchange.ts";
export type { Page } from "./wire/list-tools.ts";
export { type Outcome, type OutcomeChoice, type OutcomeKind, outcomes } from "./wire/outcome.ts";
export { findRevision, latestRevision, revisions } from "./wire/revisions.ts";
export { type WireOptions, wire } from "./wire/wire.ts";
export { count, nearest, visible } from "./words.ts";
