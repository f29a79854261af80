import type { Figure, TokenizerId, ToolCost } from "../../../core/index.ts";
import { type CostTool, useCost } from "../../store/panels/cost.ts";
import { useCostChoice } from "../../store/panels/cost-way.ts";
import { selectedTool } from "../../store/state.ts";
import { useApp } from "../../store/store.ts";

interface Shown {
  readonly total: Figure;
  readonly beside: Figure;
  readonly tokenizer: TokenizerId;
  readonly isAll: boolean;
}

/** The place of the tool that all panels are about. */
export function useSelectedPlace(): number {
  const index = useApp((state) => selectedTool(state)?.index);
  return useCost((state) =>
    Math.max(
      0,
      state.tools.findIndex((tool: CostTool) => tool.index === index),
    ),
  );
}

export function useSelectedCost(): ToolCost | undefined {
  const place = useSelectedPlace();
  return useCost((state) => state.costs[place]);
}

const none: Figure = { tokens: 0 };

/** The figure of what the panel is about: all tools, or the selected one. */
export function useShownCost(): Shown {
  const scope = useCostChoice((state) => state.scope);
  const total = useCost((state) => state.total);
  const beside = useCost((state) => state.beside);
  const tokenizer = useCost((state) => state.tokenizer);
  const own = useSelectedCost();
  if (scope === "all") return { total, beside, tokenizer, isAll: true };
  return { total: own ?? none, beside: own?.beside ?? none, tokenizer, isAll: false };
}
