import { hasOneFix } from "../store/state.ts";
import { store } from "../store/store.ts";
import { type UndoStep, undoDocument, undoInPart } from "../store/undo.ts";
import type { Action } from "./action.ts";
import { appActions } from "./actions.ts";
import { matches } from "./keys.ts";

/** Undo belongs to whatever field has the focus. */
const ownedByFields = new Set(["undo", "redo"]);
/** The page of fields has its own use for these keys. */
const ownedByDesign = new Set(["call", "shortcuts"]);

/** Runs actions by their keys. It listens before the editor does, which has its own ideas about some of them. */
export function startKeyboard(): void {
  window.addEventListener("keydown", onKey, { capture: true });
}

function onKey(event: KeyboardEvent): void {
  if (event.isComposing || store.getState().palette !== null) return;
  const typing = isField(event.target);
  for (const action of appActions as readonly Action[]) {
    if (!action.keys || !(matches(action.keys, event) || (action.id === "commands" && event.key === "F1"))) continue;
    if (typing && (ownedByFields.has(action.id) || !/mod|alt|F\d/.test(action.keys))) continue;
    if (ownedByDesign.has(action.id) && inDesign(event.target)) continue;
    // In the editor the menu of fixes is better than the first of several.
    if (action.id === "quick-fix" && inEditor(event.target) && !hasOneFix(store.getState())) continue;
    event.preventDefault();
    event.stopPropagation();
    if (ownedByFields.has(action.id)) undoAt(event.target, action.id as UndoStep);
    else if (!action.unavailable?.(store.getState())) action.run();
    return;
  }
  if (event.key === "/" && !typing) {
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-tool-filter]")?.focus();
  }
}

/** Undo belongs to where somebody is: the panel with a history of its own, else the document. */
function undoAt(target: EventTarget | null, step: UndoStep): void {
  const scope = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-undo-scope]") : null;
  if (scope?.dataset.undoScope) undoInPart(scope.dataset.undoScope, step);
  else undoDocument(step, !inDesign(target));
}

const textFields = "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, [role=textbox]";

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
}

function inDesign(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("[data-own-keys]") !== null;
}

function inEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(".monaco-editor") !== null;
}
