import type { ToolSummary } from "../../core/index.ts";

export const toolOrders = [
  { value: "document", label: "As in the document" },
  { value: "problems", label: "Worst problems first" },
  { value: "tokens", label: "Most tokens first" },
] as const;
export type ToolOrder = (typeof toolOrders)[number]["value"];

/** Which tools are listed, and how. */
export interface ToolView {
  readonly order: ToolOrder;
  /** What a name must have in it. */
  readonly filter: string;
  /** Leaves out tools without a problem. */
  readonly onlyProblems: boolean;
}

/** Tools as they are listed; those that are alike stay in the order of the document. */
export function shownTools(
  tools: readonly ToolSummary[],
  { order, filter, onlyProblems }: ToolView,
): readonly ToolSummary[] {
  const wanted = filter.trim().toLowerCase();
  const found = tools.filter(
    (tool) => (wanted === "" || tool.name?.toLowerCase().includes(wanted)) && (!onlyProblems || badness(tool) > 0),
  );
  if (order === "document") return found;
  const weight = order === "tokens" ? ({ tokens }: ToolSummary) => tokens : badness;
  return found.sort((a, b) => weight(b) - weight(a));
}

/** One error weighs more than any number of warnings. */
function badness({ counts: { error, warning, info, hint } }: ToolSummary): number {
  return error * 1e9 + Math.min(warning, 999) * 1e6 + Math.min(info, 999) * 1e3 + Math.min(hint, 999);
}
