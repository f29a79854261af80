import { touchAll } from "../../store/panels/touched.ts";
import { tryState } from "../../store/panels/try.ts";
import type { PlacedProblem } from "../../store/panels/try-problems.ts";
import { firstIn } from "../../ui/keep-focus.ts";

/** Brings a person to the field of a problem; to what holds it, where the field is folded away. */
export function goToField(field: string): void {
  const key = tryState().subject?.key;
  if (key !== undefined) touchAll(key);
  // What is told from now on is drawn before it is looked for.
  requestAnimationFrame(() => {
    const place = placeOf(field);
    const control = place && (firstIn(place) ?? place);
    control?.focus();
    place?.scrollIntoView({ block: "nearest" });
  });
}

/** The problem after the one where the focus is, and after the last one the first. */
export function nextProblem(problems: readonly PlacedProblem[]): PlacedProblem | undefined {
  const at = document.activeElement?.closest("[data-field]")?.getAttribute("data-field");
  const here = problems.findIndex(({ field }) => field === at);
  return problems[(here + 1) % problems.length];
}

function placeOf(field: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  return found || field === "" ? found : placeOf(field.slice(0, field.lastIndexOf("/")));
}
