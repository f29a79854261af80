import { chosenRows, useCompare } from "../../store/panels/compare.ts";

/** How many rows would be aligned. */
export function useChosen(): number {
  return useCompare((state) => chosenRows(state).length);
}
