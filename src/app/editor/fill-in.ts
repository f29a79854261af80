import type { Span } from "../../core/index.ts";
import { type Editor, type Model, monaco } from "./monaco.ts";
import { template } from "./snippet-template.ts";

/** What the feature of snippets can do, as much of it as is used here. */
interface Snippets extends monaco.editor.IEditorContribution {
  cancel(): void;
  isInSnippet(): boolean;
  insert(template: string, options: { readonly [option: string]: boolean }): void;
}

/** The command behind Tab. */
export const nextPlace = "jumpToNextSnippetPlaceholder";

/** Selects the first of some spans; Tab goes on to the next. What is there stays, so that it is no step of Undo by itself. */
export function fillIn(editor: Editor, spans: readonly Span[]): void {
  const model = editor.getModel();
  const [first] = spans;
  const last = spans.at(-1);
  if (!model || !first || !last) return;
  const at = ({ offset, length }: Span) =>
    monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
  const snippets = snippetsOf(editor);
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

/** Whether Tab goes on to a next place in the editor of a text. */
export function isFillingIn(model: Model): boolean {
  return monaco.editor.getEditors().some((editor) => editor.getModel() === model && snippetsOf(editor)?.isInSnippet());
}

const snippetsOf = (editor: Pick<Editor, "getContribution">) => editor.getContribution<Snippets>("snippetController2");
