import { useCompare } from "../../store/panels/compare.ts";
import { useApp } from "../../store/store.ts";

/** Why the rows may not be acted on yet; undefined where they are of the text as it is. */
export function useStaleReason(): string | undefined {
  const text = useApp((state) => state.text);
  const of = useCompare((state) => state.resultOf?.text);
  if (of === undefined) return "Wait for the comparison";
  return of === text ? undefined : "The text has changed since: wait for the comparison";
}
