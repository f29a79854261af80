import { draftOf } from "../../store/panels/arguments.ts";
import { tryState } from "../../store/panels/try.ts";
import { callTool } from "../../store/panels/try-call.ts";
import { goToField } from "./go-to-problem.ts";

/** Calls the tool; where that is not possible yet, goes to what has to be repaired first. */
export function callOrGo(): void {
  void callTool();
  const key = tryState().subject?.key;
  if (key === undefined) return;
  const { broken, unfinished } = draftOf(key);
  const [field] = Object.keys(unfinished);
  if (broken) document.querySelector<HTMLElement>("section[aria-label='Arguments'] textarea")?.focus();
  else if (field !== undefined) goToField(field);
}
