import type { EditorPort } from "../store/editor-port.ts";
import { type Editor, monaco } from "./monaco.ts";

/** The editor as the rest of the app may use it. */
export function editorPort(editor: Editor): EditorPort {
  return {
    apply(edits) {
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
      editor.pushUndoStop();
    },
    reveal({ offset, length }, { focus }) {
      const model = editor.getModel();
      if (!model) return;
      const range = monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
      editor.setSelection(range);
      editor.revealRangeInCenterIfOutsideViewport(range, monaco.editor.ScrollType.Immediate);
      if (focus) editor.focus();
    },
    undo: () => editor.trigger("toolwright", "undo", null),
    focus: () => editor.focus(),
  };
}
