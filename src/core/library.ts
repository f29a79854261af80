/**
 * The door for the world: what `dist-core/index.js` exports, and nothing else. `docs/api.md` is made from it. To take a name
 * away, or to give it another meaning, is a new major version: `library.types.test.ts` pins names and signatures.
 */

export type {
  ArgumentsCheck,
  Check,
  Disagreement,
  ResultCheck,
  Verdict,
} from "./check/index.ts";
export type {
  Annotation,
  Chip,
  Consequence,
  DesignEdit,
  DesignPage,
  Edited,
  EditRefusal,
  EditResult,
  PastedField,
  Row,
  RowKind,
  Section,
  SectionId,
  TypeChoice,
  TypeView,
  UsePlace,
} from "./design/index.ts";
export type {
  AlignDifference,
  Alignment,
  ChangeSeverity,
  DiffVerdict,
  Direction,
  Rename,
  ToolChange,
  ToolDiff,
  ToolSource,
} from "./diff/index.ts";
export type {
  Exported,
  ExporterOption,
  ExportFile,
  ExportGroup,
  ExportNote,
  ExportResult,
  OptionValue,
} from "./export/index.ts";
export type { ImportChoice, ImportNote, ImportNoteKind, ImportResult } from "./import/index.ts";
export { type CostOptions, type CostPart, costOf, type ToolCost } from "./library/cost.ts";
export { designEdit, designPage, inferSchema } from "./library/design.ts";
export {
  type Analyzer,
  analyze,
  applyFixes,
  createAnalyzer,
  fixAll,
  parseDocument,
  type RuleInfo,
  rules,
} from "./library/documents.ts";
export {
  type ExporterInfo,
  type ExportOptions,
  exporters,
  exportTools,
  type ImporterInfo,
  type ImportOptions,
  importers,
  importTools,
} from "./library/formats.ts";
export {
  asClient,
  type ClientInfo,
  type ClientOptions,
  type ClientReason,
  type ClientStep,
  type ClientVerdict,
  type ClientView,
  type CompatCell,
  type CompatOptions,
  clients,
  compat,
} from "./library/hosts.ts";
export { decodeSnapshot, encodeSnapshot } from "./library/links.ts";
export { type WireOptions, wire, wireMessages } from "./library/messages.ts";
export { OptionError } from "./library/option-error.ts";
export { buildResult, isCanonical, normaliseResult, validateResult } from "./library/results.ts";
export { defaultSettings, dialects, presets, revisions, severities } from "./library/settings.ts";
export {
  checkArguments,
  checkResult,
  type DialectName,
  type SampleOptions,
  sample,
  type ValidateOptions,
  validate,
} from "./library/values.ts";
export { alignTool, type DiffOptions, diffTools } from "./library/versions.ts";
export type { ToolResult } from "./mcp/index.ts";
export type { SampleValue } from "./sample/index.ts";
export type { EngineName, ServerEngine } from "./schema/index.ts";
export type { Decoded, LinkCode } from "./share/index.ts";
export type {
  Analysis,
  Budget,
  Case,
  Counts,
  Diagnostic,
  Dialect,
  Fault,
  Fix,
  Json,
  JsonNode,
  JsonObject,
  Path,
  Position,
  Preset,
  ProblemFix,
  Radius,
  Range,
  Refusal,
  ServerNames,
  Settings,
  Severity,
  Shape,
  Snapshot,
  Span,
  Suppression,
  SyntaxCode,
  TextEdit,
  ToolDocument,
  ToolSlice,
  ToolSummary,
  ValueProblem,
} from "./types.ts";
export type {
  BlockOutcome,
  Exchange,
  HttpRequest,
  HttpResponse,
  Outcome,
  Page,
  Party,
  WireMessage,
  WireNote,
  WireNoteKind,
  WireView,
} from "./wire/index.ts";
