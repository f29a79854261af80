import { isObject, member } from "../json.ts";
import { remember } from "../memo.ts";
import { dialectOf, jsonTypes, keywordNames, subschemas } from "../schema/index.ts";
import { editsFor, isUnreadable, nodeValue, spanAt, strings } from "../text/index.ts";
import {
  type Fault,
  type Fix,
  type JsonNode,
  type JsonObject,
  type Path,
  presets,
  type Radius,
  type Severity,
  type Span,
  type Suppression,
  type ToolDocument,
  type ToolSlice,
} from "../types.ts";
import { relative, shift } from "./relative.ts";
import type { DocumentView, Finding, Rule, RuleContext, SchemaView } from "./rule.ts";

/** A finding with its place in the text that it was found in. */
export interface PlacedFinding {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly radius: Radius;
  readonly message: string;
  readonly path: Path;
  readonly span: Span;
  readonly fixes: readonly Fix[];
  /** The suppression that it says is stale. */
  readonly suppression?: Suppression;
}

interface Source {
  readonly root: JsonNode;
  readonly text: string;
  readonly faults: readonly Fault[];
}

function sourceOf({ tree, text, faults }: Pick<ToolSlice, "tree" | "text" | "faults">): Source {
  return { root: tree(), text, faults };
}

/** Words of JSON Schema itself, more than half of all strings: no rule about text has anything to say of them. */
export const ownWords: ReadonlySet<string> = new Set([...keywordNames, ...jsonTypes]);

/** What one tool's text alone tells; offsets and paths count from that text. `onRule` is called before each rule. */
export function lintTool(
  tool: Pick<ToolSlice, "tree" | "text" | "value" | "faults">,
  rules: readonly Rule[],
  context: RuleContext,
  onRule: () => void = () => {},
) {
  const placed: PlacedFinding[] = [];
  const source = sourceOf(tool);
  const schemas = [...schemaViews(tool.value, context)];
  const schemasOf = byKeywords(schemas);
  const texts = strings(tool.value).filter(({ text }) => !ownWords.has(text));
  for (const rule of rules) {
    onRule();
    const add = (findings: Iterable<Finding>) => collect(placed, rule, findings, source, context);
    if (rule.fault) for (const fault of tool.faults) add(rule.fault(fault, context));
    if (rule.tool) add(rule.tool(tool.value, context));
    if (rule.schema) for (const schema of schemasOf(rule)) add(rule.schema(schema, context));
    if (rule.text) for (const text of texts) add(rule.text(text, context));
  }
  return withoutEchoes(placed);
}

/** What the text of one result tells. */
export function lintResult(
  source: Source,
  tool: JsonObject | undefined,
  rules: readonly Rule[],
  context: RuleContext,
): PlacedFinding[] {
  const placed: PlacedFinding[] = [];
  for (const rule of rules) {
    if (rule.fault)
      for (const fault of source.faults) collect(placed, rule, rule.fault(fault, context), source, context);
    if (rule.result) collect(placed, rule, rule.result(nodeValue(source.root), tool, context), source, context);
  }
  return withoutEchoes(placed);
}

/** What only the whole document tells: its shape, its frame, and its tools side by side. */
export function lintFrame(document: ToolDocument, rules: readonly Rule[], context: RuleContext): PlacedFinding[] {
  const placed: PlacedFinding[] = [];
  const view: DocumentView = {
    shape: document.shape,
    frame: document.frame ? nodeValue(document.frame) : null,
    tools: document.tools,
    unreadable: isUnreadable(document.faults),
  };
  const { text, faults } = document;
  const source = { root: document.frame ?? { type: "null", offset: 0, length: 0 }, text, faults } as const;
  const toolOf = toolFinder(document);
  for (const rule of rules) {
    if (rule.fault) {
      for (const fault of document.faults) collect(placed, rule, rule.fault(fault, context), source, context);
    }
    if (!rule.document) continue;
    for (const finding of rule.document(view, context)) {
      const tool = toolOf(finding.path);
      if (!tool) collect(placed, rule, [finding], source, context);
      else {
        const local: PlacedFinding[] = [];
        collect(local, rule, [relative(finding, tool.path.length)], sourceOf(tool), context);
        placed.push(...local.map((one) => shift(one, tool)));
      }
    }
  }
  return placed;
}

/** The tool that a path of the document leads into. All tools of a document stand equally deep, in one list. */
function toolFinder({ tools }: ToolDocument): (path: Path) => ToolSlice | undefined {
  const first = tools[0];
  const byIndex = new Map(tools.map((tool) => [tool.index, tool]));
  return (path) => {
    if (!first || first.path.length === 0) return first;
    const last = first.path.length - 1;
    if (first.path.slice(0, last).some((key, index) => path[index] !== key)) return undefined;
    return byIndex.get(Number(path[last] ?? Number.NaN));
  };
}

/** The severity that the settings leave a rule, if any. */
export function effective(rule: Rule, { settings }: RuleContext): { severity?: Severity } | undefined {
  const own = Object.hasOwn(settings.rules, rule.id) ? settings.rules[rule.id] : undefined;
  if (own === "off" || (rule.clients && !settings.clients.some((id) => rule.clients?.includes(id)))) return undefined;
  if (own) return { severity: own };
  if (rule.preset === "option") return undefined;
  return presets.indexOf(rule.preset) <= presets.indexOf(settings.preset) ? {} : undefined;
}

/** Where the parser lost its way, members may belong to other objects than it says: only text can be replaced there. */
const isUnparsed = remember((faults: readonly Fault[]) =>
  faults.some((fault) => fault.kind === "syntax" && fault.replacement === undefined),
);

function collect(
  placed: PlacedFinding[],
  rule: Rule,
  findings: Iterable<Finding>,
  source: Source,
  context: RuleContext,
): void {
  for (const finding of findings) {
    placed.push({
      rule,
      severity: effective(rule, context)?.severity ?? finding.severity ?? rule.severity,
      radius: finding.radius ?? rule.radius,
      message: finding.message,
      path: finding.path,
      span: finding.span ?? spanAt(source.root, finding.path, finding.place),
      fixes: (finding.repairs ?? []).flatMap(({ title, safe, changes }) => {
        if (isUnparsed(source.faults) && changes.some(({ kind }) => kind !== "text")) return [];
        const edits = editsFor(source.root, source.text, changes);
        return edits ? [{ title, safe, edits }] : [];
      }),
    });
  }
}

export function* schemaViews(tool: JsonObject, { revision }: RuleContext): Generator<SchemaView> {
  for (const field of ["inputSchema", "outputSchema"] as const) {
    const root = member(tool, field);
    if (!isObject(root)) continue;
    const dialect = dialectOf(root, revision);
    for (const { schema, path } of subschemas(root, [field])) {
      if (isObject(schema)) yield { schema, path, root, field, dialect };
    }
  }
}

/** The schemas that a rule is asked about, in their order. */
function byKeywords(all: readonly SchemaView[]): (rule: Rule) => readonly SchemaView[] {
  const withKeyword = new Map<string, SchemaView[]>();
  for (const view of all) {
    for (const keyword of Object.keys(view.schema)) {
      const views = withKeyword.get(keyword);
      if (views) views.push(view);
      else withKeyword.set(keyword, [view]);
    }
  }
  return ({ keywords }) => {
    if (!keywords) return all;
    const present = keywords.filter((keyword) => withKeyword.has(keyword));
    const [first, second] = present;
    if (first === undefined) return [];
    if (second === undefined) return withKeyword.get(first) ?? [];
    return all.filter(({ schema }) => present.some((keyword) => Object.hasOwn(schema, keyword)));
  };
}

/** A generic finding is left out where another rule speaks of the same path. */
function withoutEchoes(placed: readonly PlacedFinding[]): PlacedFinding[] {
  const key = ({ path }: PlacedFinding) => JSON.stringify(path);
  const told = new Set(placed.filter(({ rule }) => !rule.generic).map(key));
  return placed.filter((one) => !one.rule.generic || !told.has(key(one)));
}
