import { estimateTokens } from "./cost/index.ts";
import { member } from "./json.ts";
import {
  effective,
  lintFrame,
  lintResult,
  lintTool,
  type PlacedFinding,
  type RuleContext,
  rules,
  shift,
  summarize,
  suppress,
  suppressResult,
} from "./lint/index.ts";
import { findRevision, latestRevision, revisions } from "./mcp/index.ts";
import { defaultSettings } from "./settings.ts";
import {
  type ParsedTool,
  parseDocument,
  parseResult,
  parseTool,
  reparse,
  strictFaults,
  utf8Length,
} from "./text/index.ts";
import type { Analysis, JsonObject, Settings, ToolDocument } from "./types.ts";

export type Analyzer = (text: string, settings?: Partial<Settings>) => Analysis;

/** Text to everything that is derived from it. */
export const analyze: Analyzer = (text, settings) => createAnalyzer()(text, settings);

/**
 * The same, remembering the tools of the text before: only those whose text changed are parsed and linted again.
 * `before` hears of every tool that is about to be linted and may refuse it, as a watchdog must; `onRule` is called before each
 * rule, since a large tool takes long without hanging. A page cannot show any number of findings: `maxDiagnostics` bounds the
 * list, not the counts.
 */
export function createAnalyzer(
  before: (toolText: string) => boolean = () => true,
  maxDiagnostics = Number.POSITIVE_INFINITY,
  onRule?: () => void,
): Analyzer {
  let memory: Memory = { settings: "", tools: new Map() };
  return (text, partial) => {
    const settings = { ...defaultSettings, ...partial };
    const kept = memory.settings === JSON.stringify(settings) ? memory.tools : new Map<string, Known>();
    const next: Memory = { settings: JSON.stringify(settings), tools: new Map() };
    const context = contextOf(settings);
    const active = activeRules(context);
    const know = (source: string): Known | undefined => {
      const known = next.tools.get(source) ?? kept.get(source) ?? learn(source, context, active, before, onRule);
      if (known) next.tools.set(source, known);
      return known;
    };
    const parsed = (memory.document && reparse(memory.document, text, know)) ?? parseDocument(text, know);
    const document = withStrictFaults(parsed, settings);
    const findings = lintFrame(document, active, context);
    // Nobody can tell where a tool ends that holds a bracket without a partner, nor what is in it.
    const unclosedAt = document.faults.find(
      (fault) => fault.kind === "syntax" && fault.code === "never-closed",
    )?.offset;
    let [bytes, end] = [0, 0];
    const tokens: number[] = [];
    for (const tool of document.tools) {
      const known = know(tool.text);
      tokens.push(known?.tokens ?? 0);
      bytes += utf8Length(text.substring(end, tool.offset)) + (known?.bytes ?? 0);
      end = tool.offset + tool.length;
      if (end > (unclosedAt ?? text.length)) continue;
      for (const finding of known?.findings ?? []) findings.push(shift(finding, tool));
    }
    bytes += utf8Length(text.substring(end));
    memory = { ...next, document: parsed };
    const { findings: open, suppressed } = suppress(document, findings, context);
    return summarize(document, open, { bytes, tokens, suppressed }, maxDiagnostics);
  };
}

/** The text of a call's result to what is wrong with it, by the tool that gave it where that is known. */
export function analyzeResult(text: string, tool?: JsonObject, partial?: Partial<Settings>): Analysis {
  const context = contextOf({ ...defaultSettings, ...partial });
  const { root, faults } = parseResult(text);
  const empty: ToolDocument = { text, shape: "other", frame: root, tools: [], faults, balanced: false };
  const active = activeRules(context);
  const findings = root
    ? lintResult({ root, text, faults }, tool, active, context)
    : lintFrame({ ...empty, shape: "empty" }, active, context);
  const { findings: open, suppressed } = suppressResult(findings, tool, context);
  return summarize(empty, open, { bytes: utf8Length(text), tokens: [], suppressed });
}

interface Known extends ParsedTool {
  readonly findings: readonly PlacedFinding[];
  readonly tokens: number;
  readonly bytes: number;
}

interface Memory {
  readonly settings: string;
  readonly tools: Map<string, Known>;
  readonly document?: ToolDocument;
}

function learn(
  text: string,
  context: RuleContext,
  active: typeof rules,
  before: (toolText: string) => boolean,
  onRule: (() => void) | undefined,
): Known | undefined {
  const parsed = parseTool(text);
  if (!parsed) return undefined;
  const findings = before(text) ? lintTool(parsed, active, context, onRule) : [];
  return { ...parsed, findings, tokens: estimateTokens(parsed.value), bytes: utf8Length(text) };
}

function activeRules(context: RuleContext): typeof rules {
  return rules.filter((rule) => effective(rule, context));
}

function contextOf(settings: Settings): RuleContext {
  const toolFields = new Set(revisions.flatMap((revision) => revision.toolFields));
  const revision = findRevision(settings.revision) ?? latestRevision;
  return { settings, revision, toolFields, baseline: baselineOf(settings.baseline) };
}

function baselineOf(text: string): ReadonlyMap<string, JsonObject> {
  if (text === "") return new Map();
  return new Map(parseDocument(text).tools.map((tool) => [String(member(tool.value, "name")), tool.value]));
}

function withStrictFaults(document: ToolDocument, { strictJson }: Settings): ToolDocument {
  // A text past a limit or in another language is not read at all.
  const read = strictJson && !document.faults.some(({ kind }) => kind === "limit" || kind === "language");
  return read ? { ...document, faults: [...document.faults, ...strictFaults(document.text)] } : document;
}
