import { visible } from "../../../core/index.ts";
import type { useCost } from "../../store/panels/cost.ts";
import type { EarlierCost } from "../../store/panels/cost-earlier.ts";

type CostState = Parameters<Parameters<typeof useCost>[0]>[0];

interface Grown {
  readonly name: string;
  readonly change: number;
  readonly since: string;
}

let last:
  | { readonly costs: unknown; readonly before: EarlierCost | null; readonly grown: Grown | undefined }
  | undefined;

/** The tool that grew most since the version that changes are told since, if one did. */
export function costAbout({ costs }: CostState, before: EarlierCost | null): Grown | undefined {
  if (last?.costs === costs && last.before === before) return last.grown;
  let grown: Grown | undefined;
  for (const one of before ? costs : []) {
    const change = one ? one.tokens - (before?.tokens.get(one.tool) ?? one.tokens) : 0;
    if (one && change > (grown?.change ?? 0))
      grown = { name: visible(one.tool).slice(0, 60), change, since: before?.label ?? "" };
  }
  last = { costs, before, grown };
  return grown;
}
