export { type Analyzer, analyze, analyzeResult, createAnalyzer } from "./analyze.ts";
export {
  type ArgumentsCheck,
  type Check,
  checkArguments,
  checkResult,
  type Disagreement,
  type ResultCheck,
} from "./check.ts";
export { parseDocument } from "./document.ts";
export { applyEdits } from "./edit.ts";
export {
  type ExporterOption,
  type ExportFile,
  type ExportGroup,
  type ExportNote,
  type ExportStep,
  exportGroups,
  type OptionValue,
} from "./export/exporter.ts";
export { exporters, findExporter } from "./export/exporters.ts";
export { type Exported, type ExportRequest, exportTools } from "./export-tools.ts";
export { applyFixes, fixAll } from "./fix.ts";
export { mostText } from "./limits.ts";
export { type RuleInfo, ruleReference } from "./lint/reference.ts";
export type { Rule } from "./lint/rule.ts";
export { findRule, rules } from "./lint/rules.ts";
export { lineIndex } from "./locate.ts";
export { isTooDeep, pathAt } from "./path-at.ts";
export { radiusWords } from "./radius.ts";
export { type Sample, samples } from "./samples.ts";
export { defaultSettings } from "./settings.ts";
export { staleMessage } from "./suppress.ts";
export * from "./types.ts";
export { type EngineName, type ValidateOptions, type ValueProblem, type Verdict, validate } from "./validate.ts";
export { findRevision, latestRevision, revisions } from "./wire/revisions.ts";
export { count, nearest, visible } from "./words.ts";
