import { store } from "../store/store.ts";
import type { Action } from "./action.ts";
import { appActions } from "./actions.ts";
import { matches } from "./keys.ts";

/** Undo belongs to whatever field has the focus. */
const ownedByFields = new Set(["undo"]);

/** Runs actions by their keys. It listens before the editor does, which has its own ideas about some of them. */
export function startKeyboard(): void {
  window.addEventListener("keydown", onKey, { capture: true });
}

function onKey(event: KeyboardEvent): void {
  if (event.isComposing || store.getState().palette !== null) return;
  const typing = isField(event.target);
  for (const action of appActions as readonly Action[]) {
    if (!action.keys || !matches(action.keys, event)) continue;
    if (typing && (ownedByFields.has(action.id) || !/mod|alt|F\d/.test(action.keys))) continue;
    // In the editor the menu of fixes is better than the first of them.
    if (action.id === "quick-fix" && inEditor(event.target)) continue;
    event.preventDefault();
    event.stopPropagation();
    if (!action.unavailable?.(store.getState())) action.run();
    return;
  }
  if (event.key === "/" && !typing) {
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-tool-filter]")?.focus();
  }
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, [role=textbox]"))
  );
}

function inEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(".monaco-editor") !== null;
}
