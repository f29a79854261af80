import type { ToolSummary } from "../../core/index.ts";

export const toolOrders = ["document", "problems", "size"] as const;
export type ToolOrder = (typeof toolOrders)[number];

/** Tools as they are listed; those that are alike stay in the order of the document. */
export function inOrder(tools: readonly ToolSummary[], order: ToolOrder): readonly ToolSummary[] {
  if (order === "document") return tools;
  const weight = order === "size" ? ({ length }: ToolSummary) => length : badness;
  return [...tools].sort((a, b) => weight(b) - weight(a));
}

/** One error weighs more than any number of warnings. */
function badness({ counts: { error, warning, info, hint } }: ToolSummary): number {
  return error * 1e9 + Math.min(warning, 999) * 1e6 + Math.min(info, 999) * 1e3 + Math.min(hint, 999);
}
