import { newStore } from "../store/new-store.ts";

/** How the plain editor is left: what the real one goes on with. */
export interface Left {
  /** The text that somebody started with: what was typed since is one step back. */
  readonly before: string;
  readonly hasFocus: boolean;
  /** Undefined where only the beginning of a long text was shown. */
  readonly view?: { readonly start: number; readonly end: number; readonly top: number; readonly left: number };
}

/** The plain editor, as the real one sees it. */
export interface Leaving {
  /** Since when no key was pressed in it; in the midst of a composition, never. */
  idleSince(): number;
  leave(): Left;
}

/** Nobody who types without a break waits longer than this for the real editor. */
const maxWaitMs = 3_000;
/** A pause between two words. */
const pauseMs = 300;
/** How often a composition is looked at: it has no limit. */
const lookMs = 50;

const state = newStore<{ readonly isDone: boolean }>({ isDone: false });
let leaving: Leaving | undefined;

/** Whether the real editor has taken over. */
export const useHandedOver = () => state.hook(({ isDone }) => isDone);

/** Called by the plain editor while it is there. */
export function registerLeaving(plain: Leaving): () => void {
  leaving = plain;
  return () => {
    if (leaving === plain) leaving = undefined;
  };
}

/** Runs when somebody who types makes a pause, at once where nobody does; returns how to call it off. */
export function inAPause(run: () => void): () => void {
  const asked = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = performance.now();
    const since = leaving?.idleSince() ?? 0;
    const isLate = now - asked > maxWaitMs && since !== Number.POSITIVE_INFINITY;
    if (isLate || now - since >= pauseMs) run();
    else timer = setTimeout(look, lookMs);
  };
  look();
  return () => clearTimeout(timer);
}

/** How the plain editor was left; undefined when it is long gone. */
export function takeOver(): Left | undefined {
  const left = leaving?.leave();
  leaving = undefined;
  return left;
}

/** The plain editor may go: the real one shows the same and has the focus. */
export function endHandOver(): void {
  state.setState({ isDone: true });
}
