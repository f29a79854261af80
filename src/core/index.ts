export { analyze, createAnalyzer } from "./analyze.ts";
export { addCaseEdit, type CaseRun, casesOf, removeCaseEdit, runCases } from "./cases/index.ts";
export {
  type Check,
  checkArguments,
  checkResult,
} from "./check/index.ts";
export {
  type AsClient,
  asClient,
  type Cell,
  type Client,
  type ClientOptions,
  type ClientReason,
  type ClientStep,
  type ClientVerdict,
  type CompatCell,
  type CompatOptions,
  type Confidence,
  clients,
  clientVerdicts,
  compat,
  compatRow,
  confidenceOf,
  findClient,
  listReasons,
  type Route,
  standardServer,
} from "./clients/index.ts";
export type { ChangeSeverity, ToolChange } from "./diff/index.ts";
export {
  type Alignment,
  alignDocument,
  alignTool,
  type CompareRequest,
  type CompareRow,
  type Comparison,
  compareDocuments,
  createLock,
  diffLock,
  diffTools,
  readLock,
  type ToolDiff,
} from "./diff/index.ts";
export {
  type ExportFile,
  type ExportNote,
  type ExportStep,
  exporters,
  exportGroups,
  exportSteps,
  exportTools,
  fileNames,
  isSafePath,
  manifestPath,
  notePlaces,
  type OptionValue,
  plannedPaths,
  planWrite,
  type WritePlan,
} from "./export/index.ts";
export { fixAll } from "./fix.ts";
export type { Branch, ChoiceOption, FieldKind, FieldPlan, FormPlan, NoForm } from "./form/index.ts";
export {
  argumentNames,
  branchOf,
  chosenBranch,
  formPlan,
  hasField,
  isPlan,
  noFormInWords,
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
export { samples } from "./gallery/index.ts";
export type { ImportNote } from "./import/index.ts";
export { type ImportRequest, importers, importTools } from "./import/index.ts";
export { isObject, sameJson } from "./json.ts";
export { longLink, maxDiagnostics, maxText } from "./limits.ts";
export type { Rule } from "./lint/index.ts";
export { findRule, type RuleInfo, radiusWords, ruleReference, rules, secretIn } from "./lint/index.ts";
export {
  findRevision,
  isCanonical,
  isOlder,
  latestRevision,
  normaliseFor,
  normaliseResult,
  revisions,
  type ToolResult,
  validateResult,
} from "./mcp/index.ts";
export {
  type EdgeCase,
  edgeCases,
  maxSamples,
  type SampleOptions,
  sample,
  sampleArguments,
  sampleResult,
} from "./sample/index.ts";
export { defaultSettings } from "./settings.ts";
export { decodeSnapshot, encodeSnapshot, onlyTool } from "./share/index.ts";
export {
  applyEdits,
  faultWords,
  fromPointer,
  holdsTools,
  isNoJson,
  isTooDeep,
  isUnreadable,
  lineIndex,
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
export {
  compareWire,
  curl,
  type Exchange,
  type Outcome,
  type OutcomeKind,
  outcomes,
  sdkToolFields,
  type WireNote,
  type WireOptions,
  type WireView,
  wire,
} from "./wire/index.ts";
export { count, nearest, plural, shortened, visible } from "./words.ts";
