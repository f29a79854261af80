import { editor } from "../store/editor-port.ts";
import { toolStart } from "../store/panels/design.ts";
import { actions, store } from "../store/store.ts";

/** Goes to a place of the tool's text: beside the page where both are shown, in its stead otherwise. */
export function showInSource(offset: number): void {
  const start = toolStart();
  if (store.getState().view === "design") actions.setView("source");
  // Only what is on screen can have the focus.
  requestAnimationFrame(() => {
    if (start === undefined) editor()?.focus();
    else actions.goTo({ offset: start + offset, length: 0 });
  });
}
