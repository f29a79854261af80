import type { Span } from "../../core/index.ts";
import { type Editor, monaco } from "./monaco.ts";
import { template } from "./snippet-template.ts";

/** What the feature of snippets can do, as much of it as is used here. */
interface Snippets extends monaco.editor.IEditorContribution {
  cancel(): void;
  insert(template: string, options: { readonly [option: string]: boolean }): void;
}

/** Selects the first of some spans; Tab goes on to the next. What is there stays, so that it is no step of Undo by itself. */
export function fillIn(editor: Editor, spans: readonly Span[]): void {
  const model = editor.getModel();
  const [first] = spans;
  const last = spans.at(-1);
  if (!model || !first || !last) return;
  const at = ({ offset, length }: Span) =>
    monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
  const snippets = editor.getContribution<Snippets>("snippetController2");
  if (!snippets || spans.length < 2) {
    editor.setSelection(at(first));
  } else {
    editor.setSelection(at({ offset: first.offset, length: last.offset + last.length - first.offset }));
    // One inside of another would go on with the places of the other.
    snippets.cancel();
    const steady = { undoStopBefore: false, undoStopAfter: false, adjustWhitespace: false };
    snippets.insert(template(model.getValue(), spans), steady);
  }
  editor.revealPositionInCenterIfOutsideViewport(model.getPositionAt(first.offset), monaco.editor.ScrollType.Immediate);
  editor.focus();
}
