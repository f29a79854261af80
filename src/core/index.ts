export { type Analyzer, analyze, analyzeResult, createAnalyzer } from "./analyze.ts";
export { addCaseEdit, type CaseRun, casesOf, type PlacedCase, removeCaseEdit, runCases } from "./cases/index.ts";
export {
  type ArgumentsCheck,
  type Check,
  checkArguments,
  checkResult,
  type Disagreement,
  type ResultCheck,
  type ValidateOptions,
  type ValueProblem,
  type Verdict,
  validate,
} from "./check/index.ts";
export type { ChangeSeverity, DiffVerdict, Direction, ToolChange } from "./diff/index.ts";
export {
  type AlignDifference,
  type Alignment,
  alignDocument,
  alignTool,
  type CompareRequest,
  type CompareRow,
  type Comparison,
  compareDocuments,
  createLock,
  type DiffOptions,
  diffLock,
  diffTools,
  type Lock,
  readLock,
  type ToolDiff,
  type ToolSource,
} from "./diff/index.ts";
export {
  type Exported,
  type Exporter,
  type ExporterOption,
  type ExportFile,
  type ExportGroup,
  type ExportNote,
  type ExportProgress,
  type ExportRequest,
  type ExportStep,
  exporters,
  exportGroups,
  exportSteps,
  exportTools,
  fileNames,
  findExporter,
  isSafePath,
  manifestPath,
  notePlaces,
  type OptionValue,
  plannedPaths,
  planWrite,
  type WritePlan,
} from "./export/index.ts";
export { applyFixes, fixAll } from "./fix.ts";
export type { Branch, ChoiceOption, FieldKind, FieldPlan, FormPlan, Member, NoForm } from "./form/index.ts";
export {
  argumentNames,
  branchOf,
  chosenBranch,
  formPlan,
  hasField,
  isPlan,
  omitAt,
  openDepth,
  optionOf,
  renameAt,
  setAt,
  type Typed,
  typedJson,
  typedNumber,
  typedText,
  valueLabel,
} from "./form/index.ts";
export { type Sample, samples } from "./gallery/index.ts";
export type { ImportNote } from "./import/index.ts";
export { type ImportRequest, type ImportResult, importers, importTools } from "./import/index.ts";
export { isObject, sameJson } from "./json.ts";
export { longLink, maxDepth, maxDiagnostics, maxText } from "./limits.ts";
export type { Rule } from "./lint/index.ts";
export { findRule, type RuleInfo, radiusWords, ruleReference, rules, secretIn, staleMessage } from "./lint/index.ts";
export {
  buildResult,
  findRevision,
  isCanonical,
  isOlder,
  latestRevision,
  normaliseFor,
  normaliseResult,
  type ResultProblem,
  revisions,
  type ToolResult,
  validateResult,
} from "./mcp/index.ts";
export {
  type EdgeCase,
  edgeCases,
  type SampleOptions,
  type SampleValue,
  sample,
  sampleArguments,
  sampleResult,
} from "./sample/index.ts";
export type { EngineName } from "./schema/index.ts";
export { defaultSettings } from "./settings.ts";
export { type Decoded, decodeSnapshot, encodeSnapshot, type LinkFault, onlyTool } from "./share/index.ts";
export {
  applyEdits,
  faultWords,
  fromPointer,
  isDeep,
  isNoJson,
  isTooDeep,
  isUnreadable,
  lineIndex,
  type PastedArguments,
  parseDocument,
  pastedArguments,
  pathAt,
  pathIn,
  placesIn,
  readValue,
  rewritten,
  shownFault,
  toPointer,
  valueAt,
  valueFaultWords,
  written,
} from "./text/index.ts";
export * from "./types.ts";
export type { Page } from "./wire/index.ts";
export {
  compareWire,
  conversation,
  curl,
  type Exchange,
  exampleUrl,
  type Outcome,
  type OutcomeChoice,
  type OutcomeKind,
  outcomes,
  type Party,
  type WireMessage,
  type WireNote,
  type WireOptions,
  type WireRow,
  type WireView,
  wire,
  wireMessages,
} from "./wire/index.ts";
export { count, nearest, visible } from "./words.ts";
