import type { TextEdit } from "../../core/index.ts";
import type { EditorPort } from "../store/editor-port.ts";
import { fillIn } from "./fill-in.ts";
import { type Editor, monaco } from "./monaco.ts";

/** The editor as the rest of the app may use it; `catchUp` makes it show the newest text. */
export function editorPort(editor: Editor, catchUp: () => void): EditorPort {
  const make = (edits: readonly TextEdit[], then?: () => void) => {
    catchUp();
    const model = editor.getModel();
    if (!model) return;
    editor.pushUndoStop();
    editor.executeEdits(
      "toolwright",
      edits.map(({ offset, length, text }) => ({
        range: monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length)),
        text,
        forceMoveMarkers: true,
      })),
    );
    then?.();
    editor.pushUndoStop();
  };
  return {
    apply: (edits) => make(edits),
    applyAndFill: (edits, spans) => make(edits, () => fillIn(editor, spans)),
    reveal({ offset, length }, { focus }) {
      catchUp();
      const model = editor.getModel();
      if (!model) return;
      const range = monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
      editor.setSelection(range);
      // Where it starts: to bring the end of a long line into view would push its beginning out of it.
      editor.revealPositionInCenterIfOutsideViewport(range.getStartPosition(), monaco.editor.ScrollType.Immediate);
      if (focus) editor.focus();
    },
    // By its command it would undo in whatever field has the focus.
    undo: () => void editor.getModel()?.undo(),
    redo: () => void editor.getModel()?.redo(),
    focus: () => editor.focus(),
  };
}
