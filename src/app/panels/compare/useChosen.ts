import { chosenRows, useCompare } from "../../store/compare.ts";

/** How many rows would be aligned. */
export function useChosen(): number {
  return useCompare((state) => chosenRows(state).length);
}
