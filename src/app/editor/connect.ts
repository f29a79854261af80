import { fixAllSafe } from "../store/analysis.ts";
import { difference } from "../store/difference.ts";
import { formatDocument, offerFormat } from "../store/documents/format.ts";
import { importPasted } from "../store/documents/import.ts";
import { register } from "../store/editor-port.ts";
import type { AppState } from "../store/state.ts";
import { actions, store } from "../store/store.ts";
import { onThemeChange } from "../theme.ts";
import { registerCodeActions } from "./code-actions.ts";
import { registerCompletion } from "./completion.ts";
import { costInlays } from "./cost-inlays.ts";
import { decorationsFor } from "./decorations.ts";
import { nextPlace } from "./fill-in.ts";
import { endHandOver, type Left, takeOver } from "./hand-over.ts";
import { hiddenInlays } from "./hidden-inlays.ts";
import { registerInlays } from "./inlays.ts";
import { registerHover } from "./keyword-hover.ts";
import { showLongTexts } from "./long-texts.ts";
import { type Editor, type Model, monaco } from "./monaco.ts";
import { applyMonacoTheme } from "./monaco-theme.ts";
import { editorPort } from "./port.ts";

const menuActions = [
  { id: "toolwright.format", label: "Format the text", run: formatDocument },
  { id: "toolwright.commands", label: "Commands", run: () => actions.setPalette("commands") },
];

/** Ties an editor to the state: text both ways, cursor in, squiggles out. Returns how to untie it. */
export function connect(editor: Editor): () => void {
  const squiggles = editor.createDecorationsCollection();
  let writing = false;

  /** Between two documents the editor still holds the one before, and of a long text the beginning: that says nothing about it. */
  const isInTouch = () =>
    !writing && !longTexts.isFilling() && editor.getModel()?.uri.path === `/${store.getState().session}.json`;
  const longTexts = showLongTexts(editor, () => {
    place(editor, left);
    left = undefined;
    decorate(store.getState());
  });
  let left: Left | undefined;
  const show = ({ text }: AppState) => {
    const model = editor.getModel();
    if (!model || !isInTouch()) return;
    writing = true;
    left = takeOver();
    if (left && left.before !== text) typedBefore(model, left.before, text);
    else if (model.getValueLength() !== text.length || model.getValue() !== text) {
      longTexts.fill(model, text);
      squiggles.clear();
    }
    if (!longTexts.isFilling()) place(editor, left);
    takeFocus(editor, left);
    writing = false;
  };
  const decorate = ({ analysis, analyzedEdits, edits }: AppState) => {
    if (!analysis || analyzedEdits !== edits || !isInTouch()) return;
    squiggles.set(decorationsFor(analysis.diagnostics));
    mark("toolwright:markers", edits);
  };

  applyMonacoTheme();
  show(store.getState());
  decorate(store.getState());
  const stops = [
    longTexts.stop,
    register(editorPort(editor, longTexts.catchUp)),
    onThemeChange(() => requestAnimationFrame(applyMonacoTheme)),
    store.subscribe((state, before) => {
      if (state.analysis !== before.analysis) decorate(state);
    }),
    disposer(registerCodeActions()),
    ...[costInlays, hiddenInlays].map((inlays) => disposer(registerInlays(inlays))),
    disposer(registerCompletion()),
    disposer(registerHover()),
    disposer(monaco.editor.registerCommand("toolwright.fixAll", () => void fixAllSafe())),
    // One palette: F1 and the context menu of the editor open ours.
    disposer(monaco.editor.registerCommand("editor.action.quickCommand", () => actions.setPalette("commands"))),
    // A line break in a text that is being filled in would break it, and a phone has no Tab.
    disposer(
      monaco.editor.addKeybindingRule({
        keybinding: monaco.KeyCode.Enter,
        command: nextPlace,
        when: "editorTextFocus && inSnippetMode && hasNextTabstop && !suggestWidgetVisible",
      }),
    ),
    ...menuActions.map((action) => disposer(editor.addAction({ ...action, contextMenuGroupId: "z_toolwright" }))),
    disposer(
      editor.onDidChangeModelContent(() => {
        if (!isInTouch()) return;
        actions.setText(editor.getValue());
        mark("toolwright:change", store.getState().edits);
      }),
    ),
    disposer(
      editor.onDidPaste(({ range }) => {
        const model = editor.getModel();
        if (!model) return;
        if (!model.getFullModelRange().equalsRange(range)) return offerFormat(model.getValueInRange(range));
        startAtTop(editor);
        // What is read from another format is laid out already.
        void importPasted().then(() => offerFormat(store.getState().text));
      }),
    ),
    disposer(
      editor.onDidScrollChange(({ scrollTopChanged, scrollHeightChanged }) => {
        // A scrollbar for a wide line moves the text while it is drawn: the numbers beside it were drawn before.
        if (scrollTopChanged && scrollHeightChanged) requestAnimationFrame(() => editor.render(true));
      }),
    ),
    disposer(
      editor.onDidChangeModel(({ oldModelUrl }) => {
        // Nobody comes back to it: a document that is shown again gets a new one.
        if (oldModelUrl) monaco.editor.getModel(oldModelUrl)?.dispose();
        squiggles.clear();
        show(store.getState());
        decorate(store.getState());
      }),
    ),
    disposer(
      editor.onDidChangeCursorPosition(({ position }) => {
        if (!isInTouch()) return;
        const offset = editor.getModel()?.getOffsetAt(position) ?? 0;
        actions.setCursor({ offset, line: position.lineNumber, column: position.column });
      }),
    ),
  ];
  endHandOver();
  performance.mark("toolwright:editor");
  return () => {
    squiggles.clear();
    for (const stop of stops) stop();
  };
}

/** What was typed before this editor was there is one step that Undo takes back. */
function typedBefore(model: Model, before: string, text: string): void {
  model.setValue(before);
  const { offset, length, text: typed } = difference(before, text);
  const range = monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
  model.pushStackElement();
  model.pushEditOperations(null, [{ range, text: typed }], () => null);
  model.pushStackElement();
}

/** Goes on where the plain editor was left, or where a link points at. */
function place(editor: Editor, left: Left | undefined): void {
  const { cursor } = store.getState();
  const model = editor.getModel();
  if (model && left?.view) {
    const { start, end, top, left: scrollLeft } = left.view;
    editor.setSelection(monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end)));
    editor.setScrollPosition({ scrollTop: top, scrollLeft }, monaco.editor.ScrollType.Immediate);
  } else if (model && cursor.offset > 0) {
    const position = model.getPositionAt(cursor.offset);
    editor.setPosition(position);
    editor.revealPositionInCenterIfOutsideViewport(position, monaco.editor.ScrollType.Immediate);
  }
}

function takeFocus(editor: Editor, left: Left | undefined): void {
  // React takes the attribute away with its next drawing; until then nothing in there could have the focus.
  editor.getContainerDomNode().closest("[inert]")?.removeAttribute("inert");
  if (left?.hasFocus) editor.focus();
}

/** Who pastes a whole document reads it from its beginning, where it does not fit on the screen. */
function startAtTop(editor: Editor): void {
  const { height, width } = editor.getLayoutInfo();
  const isOneLine = editor.getModel()?.getLineCount() === 1 && editor.getScrollWidth() > width;
  if (editor.getContentHeight() <= height && !isOneLine) return;
  editor.setPosition({ lineNumber: 1, column: 1 });
  // The editor itself goes to the end of what was pasted, with its next frame.
  requestAnimationFrame(() => editor.setScrollPosition({ scrollTop: 0, scrollLeft: 0 }));
}

/** The last one alone: the browser would keep one for every key. */
function mark(name: string, detail: number): void {
  performance.clearMarks(name);
  performance.mark(name, { detail });
}

function disposer(disposable: { dispose(): void }): () => void {
  return () => disposable.dispose();
}
