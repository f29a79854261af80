import { type ParsedTool, parseDocument, parseTool } from "./document.ts";
import { member } from "./json.ts";
import { mostDiagnostics } from "./limits.ts";
import { effective, lintFrame, lintTool, type Report } from "./lint/lint.ts";
import { shift } from "./lint/relative.ts";
import type { RuleContext } from "./lint/rule.ts";
import { rules } from "./lint/rules.ts";
import { lineIndex, toPointer } from "./locate.ts";
import { defaultSettings } from "./settings.ts";
import { strictFaults } from "./strict.ts";
import {
  type Analysis,
  type Counts,
  type Diagnostic,
  radii,
  type Settings,
  severities,
  type ToolDocument,
  type ToolSlice,
} from "./types.ts";
import { findRevision, latestRevision, revisions } from "./wire/revisions.ts";

export type Analyzer = (text: string, settings?: Partial<Settings>) => Analysis;

/** Text to everything that is derived from it. */
export const analyze: Analyzer = (text, settings) => createAnalyzer()(text, settings);

/** The same, remembering the tools of the text before: only those whose text changed are parsed and linted again. */
export function createAnalyzer(): Analyzer {
  let memory: Memory = { settings: "", tools: new Map() };
  return (text, partial) => {
    const settings = { ...defaultSettings, ...partial };
    const kept = memory.settings === JSON.stringify(settings) ? memory.tools : new Map<string, Known>();
    const next: Memory = { settings: JSON.stringify(settings), tools: new Map() };
    const context = contextOf(settings);
    const active = rules.filter((rule) => effective(rule, context));
    const know = (source: string): Known | undefined => {
      const known = next.tools.get(source) ?? kept.get(source) ?? learn(source, context, active);
      if (known) next.tools.set(source, known);
      return known;
    };
    const document = withStrictFaults(parseDocument(text, know), settings);
    const reports = lintFrame(document, active, context);
    let characters = 0;
    for (const tool of document.tools) {
      const known = know(tool.text);
      characters += known?.characters ?? 0;
      for (const report of known?.reports ?? []) reports.push(shift(report, tool));
    }
    memory = next;
    return summarize(document, reports, Math.ceil(characters / 4));
  };
}

interface Known extends ParsedTool {
  readonly reports: readonly Report[];
  readonly characters: number;
}

interface Memory {
  readonly settings: string;
  readonly tools: Map<string, Known>;
}

function learn(text: string, context: RuleContext, active: typeof rules): Known | undefined {
  const parsed = parseTool(text);
  if (!parsed) return undefined;
  return { ...parsed, reports: lintTool(parsed, active, context), characters: JSON.stringify(parsed.value).length };
}

function contextOf(settings: Settings): RuleContext {
  const toolFields = new Set(revisions.flatMap((revision) => revision.toolFields));
  return { settings, revision: findRevision(settings.revision) ?? latestRevision, toolFields };
}

function withStrictFaults(document: ToolDocument, { strictJson }: Settings): ToolDocument {
  return strictJson ? { ...document, faults: [...document.faults, ...strictFaults(document.text)] } : document;
}

function summarize(document: ToolDocument, reports: Report[], tokens: number): Analysis {
  reports.sort(
    (a, b) =>
      a.span.offset - b.span.offset ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      radii.indexOf(a.radius) - radii.indexOf(b.radius),
  );
  const omitted = Math.max(0, reports.length - mostDiagnostics);
  const toRange = lineIndex(document.text);
  const diagnostics = reports.slice(0, mostDiagnostics).map((report): Diagnostic => {
    const tool = toolOf(document, report);
    const [fix, ...alternatives] = report.fixes;
    return {
      rule: report.rule.id,
      severity: report.severity,
      radius: report.radius,
      message: report.message,
      tool: tool ? nameOf(tool) : null,
      toolIndex: tool?.index ?? null,
      path: toPointer(report.path),
      range: toRange(report.span),
      ...(fix && { fix }),
      ...(alternatives.length > 0 && { alternatives }),
    };
  });
  const byTool = new Map<number | null, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = byTool.get(diagnostic.toolIndex);
    if (group) group.push(diagnostic);
    else byTool.set(diagnostic.toolIndex, [diagnostic]);
  }
  return {
    shape: document.shape,
    tools: document.tools.map((tool) => ({
      index: tool.index,
      name: nameOf(tool),
      path: toPointer(tool.path),
      offset: tool.offset,
      length: tool.length,
      counts: countUp(byTool.get(tool.index) ?? []),
    })),
    diagnostics,
    counts: countUp(diagnostics),
    omitted,
    bytes: utf8Length(document.text),
    tokens,
  };
}

function toolOf({ tools }: ToolDocument, { span: { offset } }: Report): ToolSlice | undefined {
  let low = 0;
  let high = tools.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const tool = tools[middle];
    if (!tool || offset < tool.offset) high = middle - 1;
    else if (offset >= tool.offset + tool.length) low = middle + 1;
    else return tool;
  }
  return undefined;
}

function nameOf(tool: ToolSlice): string | null {
  const name = member(tool.value, "name");
  return typeof name === "string" && name !== "" ? name : null;
}

function countUp(diagnostics: readonly Diagnostic[]): Counts {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // A surrogate pair is four bytes, so two a unit.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
