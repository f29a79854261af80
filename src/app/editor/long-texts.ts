import { newStore } from "../store/new-store.ts";
import { store } from "../store/store.ts";
import { toolsJson } from "./languages.ts";
import { type Editor, type Model, monaco } from "./monaco.ts";

/** A longer text is split into lines in one task and drawn in the next: both at once would keep the page from answering. */
const long = 500_000;

/** The session that the editor still shows while the next one is made ready. */
const leaving = newStore<{ readonly session: number | undefined }>({ session: undefined });

/** The editing session whose text the editor is to show. */
export function useShownSession(newest: number): number {
  return leaving.hook(({ session }) => session) ?? newest;
}

export const pathOf = (session: number) => `toolwright:/${session}.json`;

/** Makes long texts ready before the editor shows them. */
export function showLongTexts(editor: Editor): { readonly catchUp: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: Model | undefined;
  const split = () => {
    const { session, text } = store.getState();
    return monaco.editor.createModel(text, toolsJson, monaco.Uri.parse(pathOf(session)));
  };
  /** Edits are meant for the newest text: it is shown before they are made. */
  const catchUp = () => {
    if (leaving.getState().session === undefined) return;
    clearTimeout(timer);
    editor.setModel(next ?? split());
    next = undefined;
    leaving.setState({ session: undefined });
  };
  const callOff = () => {
    clearTimeout(timer);
    next?.dispose();
    next = undefined;
  };
  const unsubscribe = store.subscribe(({ session, text }, before) => {
    if (session === before.session) return;
    callOff();
    if (text.length < long) return leaving.setState({ session: undefined });
    leaving.setState({ session: leaving.getState().session ?? before.session });
    timer = setTimeout(() => {
      next = split();
      timer = setTimeout(catchUp);
    });
  });
  const stop = () => {
    unsubscribe();
    callOff();
    leaving.setState({ session: undefined });
  };
  return { catchUp, stop };
}
