import type { Span, TextEdit } from "../../core/index.ts";

/** What the rest of the app may ask of the editor, whichever editor is there. */
export interface EditorPort {
  /** Applies edits of the current text as one step that Undo takes back. */
  apply(edits: readonly TextEdit[]): void;
  /** The same, and the next keys go where the first of these spans is then; Tab goes on to the next, where the editor can do that. */
  applyAndFill(edits: readonly TextEdit[], spans: readonly Span[]): void;
  /** Selects a place and brings it into view. */
  reveal(span: Span, options: { readonly focus: boolean }): void;
  undo(): void;
  redo(): void;
  focus(): void;
}

let current: EditorPort | undefined;

/** Called by the editor that is on screen; returns how to step down. */
export function register(port: EditorPort): () => void {
  current = port;
  return () => {
    if (current === port) current = undefined;
  };
}

export function editor(): EditorPort | undefined {
  return current;
}
