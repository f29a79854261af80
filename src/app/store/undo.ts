import { difference } from "./difference.ts";
import { editor } from "./editor-port.ts";
import { actions, store } from "./store.ts";

export type UndoStep = "undo" | "redo";

/** A part of the page with a history of its own; false where there is nothing to take back. */
type OwnHistory = (step: UndoStep) => boolean;

const histories = new Map<string, OwnHistory>();

/** Undo inside of `[data-undo-scope]` with this name belongs to this history; returns how to give it up. */
export function registerHistory(scope: string, history: OwnHistory): () => void {
  histories.set(scope, history);
  return () => {
    if (histories.get(scope) === history) histories.delete(scope);
  };
}

const done = { undo: "Undid", redo: "Did again" } as const;

/** Takes back the last change of the part that somebody is in, and says so. No part may touch the text of the document. */
export function undoInPart(scope: string, step: UndoStep): void {
  if (!histories.get(scope)?.(step)) actions.announce(`Nothing to ${step} in the ${scope}`);
}

/** Takes back the last change of the document. Away from it somebody has to be told what that was. */
export function undoDocument(step: UndoStep, isTold: boolean): void {
  const before = store.getState().text;
  editor()?.[step]();
  const after = store.getState().text;
  if (isTold) actions.announce(before === after ? `Nothing to ${step} in the text` : told(step, before, after));
}

function told(step: UndoStep, before: string, after: string): string {
  const { offset } = difference(before, after);
  const line = after.slice(0, offset).split("\n").length;
  return `${done[step]} the last change of the text, in line ${line}`;
}
