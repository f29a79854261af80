import { afterEach, expect, test } from "vitest";
import { register } from "./editor-port.ts";
import { actions, store } from "./store.ts";
import { registerHistory, undoDocument, undoInPart } from "./undo.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function documentOf(...texts: string[]) {
  let at = texts.length - 1;
  const show = (to: number) => {
    at = Math.min(texts.length - 1, Math.max(0, to));
    actions.setText(texts[at] ?? "");
  };
  show(at);
  const nothing = () => {};
  stops.push(
    register({
      apply: nothing,
      applyAndFill: nothing,
      reveal: nothing,
      focus: nothing,
      undo: () => show(at - 1),
      redo: () => show(at + 1),
    }),
  );
}

test("a part takes back its own change and never one of the document", () => {
  documentOf("old", "new");
  const steps: string[] = [];
  stops.push(registerHistory("arguments", (step) => steps.push(step) > 0));
  undoInPart("arguments", "undo");
  expect([store.getState().text, steps]).toEqual(["new", ["undo"]]);
});

test("a part without a history says so", () => {
  documentOf("old", "new");
  undoInPart("arguments", "undo");
  expect([store.getState().text, store.getState().toast.message]).toEqual(["new", "Nothing to undo in the arguments"]);
});

test("away from the editor, Undo of the document says what it undid", () => {
  documentOf('{\n"a": 1\n}', '{\n"a": 2\n}');
  undoDocument("undo", true);
  expect(store.getState().toast.message).toBe("Undid the last change of the text, in line 2");
  undoDocument("redo", true);
  expect(store.getState().toast.message).toBe("Did again the last change of the text, in line 2");
  undoDocument("redo", true);
  expect(store.getState().toast.message).toBe("Nothing to redo in the text");
});
