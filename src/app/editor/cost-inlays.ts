import { isCostShown, marksOf, onCostWayChange } from "../store/panels/cost-marks.ts";
import { isCurrent, store } from "../store/store.ts";
import type { Inlay, Inlays } from "./inlays.ts";

/** What each property costs, beside its name, for those who switched it on. Only tools in view are counted. */
export const costInlays: Inlays = {
  title: "Tokens",
  onChange: onCostWayChange,
  async in(from, to, isCalledOff) {
    if (!isCostShown() || !isCurrent()) return [];
    const { analysis, text } = store.getState();
    const tools = analysis?.tools.filter(({ offset, length }) => offset <= to && offset + length >= from) ?? [];
    const found: Inlay[] = [];
    for (const { offset, length } of tools) {
      const marks = await marksOf(text.slice(offset, offset + length));
      if (isCalledOff()) return [];
      for (const { at, words } of marks) found.push({ at: offset + at, words });
    }
    return found;
  },
};
