import { type Budget, type DocumentCost, type Excess, excesses, growthOf, type ToolGrowth } from "../core/index.ts";

/** Costs with what they are held to. */
export interface CostJudgement {
  readonly cost: DocumentCost;
  readonly client: string | null;
  /** What all tools may cost, where that is limited. */
  readonly max: number | undefined;
  readonly excesses: readonly Excess[];
  readonly before?: DocumentCost;
  readonly growth?: readonly ToolGrowth[];
  readonly ratchet: boolean;
  readonly fails: boolean;
}

interface Against {
  readonly before?: DocumentCost;
  readonly client: string | null;
  readonly ratchet: boolean;
}

/** A ratchet fails on growth alone: a base that is over its budget already is not the fault of who changes something else. */
export function judgeCost(cost: DocumentCost, budget: Budget, { before, client, ratchet }: Against): CostJudgement {
  const over = excesses(budget, cost, client);
  const max = client === null ? budget.all : (budget.clients?.[client] ?? budget.all);
  const grown = before !== undefined && cost.tokens > before.tokens;
  const isLimited = max !== undefined || budget.tool !== undefined || budget.tools !== undefined;
  return {
    ...{ cost, client, max, excesses: over, ratchet },
    ...(before && { before, growth: growthOf(before.tools, cost.tools) }),
    fails: ratchet ? grown && (over.length > 0 || !isLimited) : over.length > 0,
  };
}
