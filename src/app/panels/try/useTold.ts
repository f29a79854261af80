import { useMemo } from "react";
import { isTold, useTouched, wasAt } from "../../store/panels/touched.ts";
import { useTry } from "../../store/panels/try.ts";
import type { PlacedProblem } from "../../store/panels/try-problems.ts";

/** The problems that are shown where they are. Those of a field that nobody was at are only counted. */
export function useTold(): readonly PlacedProblem[] {
  const key = useTry((state) => state.subject?.key ?? "");
  const judged = useTry((state) => state.judged);
  const at = useTouched(key, (touched) => touched);
  return useMemo(
    () =>
      judged.kind === "judged" ? judged.problems.filter(({ field }) => isTold(field, judged.of, wasAt(field, at))) : [],
    [judged, at],
  );
}
