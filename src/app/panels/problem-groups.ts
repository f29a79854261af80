import { type Diagnostic, radii, type Severity, severities } from "../../core/index.ts";
import { toolTitle } from "../tool-title.ts";

export interface ProblemGroup {
  readonly key: string;
  readonly title: string;
  readonly problems: readonly Diagnostic[];
}

export type Grouping = "tool" | "rule";

export const problemOrders = [
  { value: "worst", label: "Worst first" },
  { value: "number", label: "Most problems first" },
  { value: "text", label: "As in the text" },
] as const;
export type ProblemOrder = (typeof problemOrders)[number]["value"];

/** Which problems are listed, and how. */
export interface ProblemView {
  readonly only: Severity | null;
  readonly by: Grouping;
  readonly order: ProblemOrder;
  /** Words that a problem must have in its message, its rule or its tool. */
  readonly search: string;
}

/** Problems by tool or by rule, the document before all tools. Inside a group the worst first, or all as they stand in the text. */
export function problemGroups(
  diagnostics: readonly Diagnostic[],
  { only, by, order, search }: ProblemView,
): ProblemGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if ((only && diagnostic.severity !== only) || !has(diagnostic, words)) continue;
    const key = by === "rule" ? diagnostic.rule : toolKey(diagnostic);
    const group = groups.get(key);
    if (group) group.push(diagnostic);
    else groups.set(key, [diagnostic]);
  }
  const listed = [...groups].map(([key, problems]) => ({
    key,
    title: by === "rule" ? key : key === wholeDocument ? "Document" : toolTitle(problems[0]?.tool ?? null),
    problems: order === "text" ? problems : problems.toSorted((a, b) => badness(a) - badness(b)),
  }));
  return order === "text" ? listed : listed.sort((a, b) => rank(a, order) - rank(b, order));
}

const wholeDocument = "document";

function toolKey({ toolIndex }: Diagnostic): string {
  return toolIndex === null ? wholeDocument : `tool ${toolIndex}`;
}

function has({ message, rule, tool }: Diagnostic, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = `${message} ${rule} ${tool ?? ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function rank({ key, problems }: ProblemGroup, order: "worst" | "number"): number {
  if (key === wholeDocument) return Number.NEGATIVE_INFINITY;
  if (order === "number") return -problems.length;
  return problems[0] ? badness(problems[0]) : Number.MAX_SAFE_INTEGER;
}

function badness({ severity, radius }: Diagnostic): number {
  return severities.indexOf(severity) * radii.length + radii.indexOf(radius);
}
