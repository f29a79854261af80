import type { Figure } from "./tool-cost.ts";

interface Named extends Figure {
  readonly tool: string;
}

/** What one tool cost before and costs now; null where it was or is not there. */
export interface ToolGrowth {
  readonly tool: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly change: number;
}

/** Tools by their names, in the order of the newer list; then those that are gone. Of equal names the n-th is the n-th. */
export function growthOf(older: readonly Named[], newer: readonly Named[]): readonly ToolGrowth[] {
  const waiting = new Map<string, Figure[]>();
  for (const cost of older) waiting.set(cost.tool, [...(waiting.get(cost.tool) ?? []), cost]);
  const now = newer.map(({ tool, tokens }): ToolGrowth => {
    const before = waiting.get(tool)?.shift()?.tokens ?? null;
    return { tool, before, after: tokens, change: tokens - (before ?? 0) };
  });
  const gone = [...waiting].flatMap(([tool, left]) =>
    left.map(({ tokens }): ToolGrowth => ({ tool, before: tokens, after: null, change: -tokens })),
  );
  return [...now, ...gone];
}
