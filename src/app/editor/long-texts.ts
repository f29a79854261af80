import { store } from "../store/store.ts";
import { toolsJson } from "./languages.ts";
import { type Editor, type Model, monaco } from "./monaco.ts";

/** How much of a text is split into lines and laid out in one task: more would keep the page from answering. */
const step = 300_000;
/** The task that shows a document has more to do. */
const beginning = 100_000;
/** Whatever a hand does to the text, or is about to do, is meant for all of it. */
const hands = ["keydown", "pointerdown", "beforeinput", "compositionstart", "paste", "drop"] as const;

export const pathOf = (session: number) => `toolwright:/${session}.json`;

export interface LongTexts {
  /** Puts a text into a model; of a long one the beginning, and the rest in the tasks after. */
  fill(model: Model, text: string): void;
  /** Whether the rest is still to come: until then the editor knows nothing about the document. */
  isFilling(): boolean;
  /** Puts the rest in at once. */
  catchUp(): void;
  stop(): void;
}

/** Shows long texts at once, before all of their lines are there; `onWhole` hears of each when they are. */
export function showLongTexts(editor: Editor, onWhole: () => void): LongTexts {
  let rest: { readonly model: Model; readonly text: string; at: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const add = (to: number) => {
    if (!rest) return;
    const { model, text, at } = rest;
    const end = model.getFullModelRange().getEndPosition();
    model.applyEdits([{ range: monaco.Range.fromPositions(end), text: text.slice(at, to) }]);
    rest.at = to;
    if (to < text.length) return;
    rest = undefined;
    onWhole();
  };
  const goOn = () => {
    timer = setTimeout(() => {
      // Lines are cheap to lay out as they come, and dear all at once.
      if (rest?.model.isAttachedToEditor()) add(lineEnd(rest.text, rest.at + step));
      if (rest) goOn();
    });
  };
  const callOff = () => {
    clearTimeout(timer);
    if (rest && !rest.model.isAttachedToEditor()) rest.model.dispose();
    rest = undefined;
  };
  const addRest = (model: Model, text: string, at: number) => {
    if (at === text.length) return;
    rest = { model, text, at };
    goOn();
  };
  const catchUp = () => {
    if (!rest) return;
    clearTimeout(timer);
    if (!rest.model.isAttachedToEditor()) editor.setModel(rest.model);
    add(rest.text.length);
  };
  const unsubscribe = store.subscribe(({ session, text }, before) => {
    if (session === before.session) return;
    callOff();
    const at = beginningOf(text);
    if (at === text.length) return; // whoever shows it makes its model
    const model = monaco.editor.createModel(text.slice(0, at), toolsJson, monaco.Uri.parse(pathOf(session)));
    addRest(model, text, at);
  });
  const place = editor.getContainerDomNode();
  for (const hand of hands) place.addEventListener(hand, catchUp, { capture: true });
  return {
    fill(model, text) {
      callOff();
      const at = beginningOf(text);
      // The editor takes text as it is; it must not settle mixed line ends behind the user's back.
      model.setValue(text.slice(0, at));
      addRest(model, text, at);
    },
    isFilling: () => rest !== undefined,
    catchUp,
    stop() {
      unsubscribe();
      callOff();
      for (const hand of hands) place.removeEventListener(hand, catchUp, { capture: true });
    },
  };
}

/** How much of a text is shown at once: all of it, unless it is long and has lines. */
function beginningOf(text: string): number {
  return text.length <= step ? text.length : lineEnd(text, beginning);
}

/** Behind the end of the line that is so far in a text, or the end of the text. */
function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from - 1);
  return end < 0 ? text.length : end + 1;
}
