import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { applyEdits } from "../../core/index.ts";
import { importPasted } from "../store/documents/import.ts";
import { passFocus, register } from "../store/editor-port.ts";
import { actions, store, useApp } from "../store/store.ts";
import styles from "./PlainEditor.module.css";

/** A text field lays out every line of its text: of a longer one the beginning is shown until more is asked for. */
const long = 50_000;
const beginning = 8_000;
/** The real editor is there long before, unless it cannot be loaded. */
const timeoutMs = 3_000;

/** A text field in the place of the real editor until that has loaded: reading, typing and fixing work at once. */
export function PlainEditor() {
  // A text field only knows \n: \r\n is taken out on the way in and put back on the way out.
  const crlf = useApp((state) => state.text.includes("\r\n"));
  const text = useApp((state) => state.text.replaceAll("\r\n", "\n"));
  const [asked, setAsked] = useState(false);
  const isCut = !asked && text.length > long;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const field = useRef<HTMLTextAreaElement>(null);
  const replacesAll = useRef(false);
  // In a layout effect, because afterwards the field and its focus are gone.
  useLayoutEffect(() => {
    const element = field.current;
    return () => {
      if (element && document.activeElement === element) passFocus();
    };
  }, []);
  useEffect(() => {
    let before = store.getState().text;
    let after = before;
    return register({
      apply(edits) {
        before = store.getState().text;
        after = applyEdits(before, edits);
        actions.setText(after);
      },
      reveal({ offset, length }, { focus }) {
        const { text: full } = store.getState();
        const start = shorter(full.slice(0, offset));
        field.current?.setSelectionRange(start, start + shorter(full.slice(offset, offset + length)));
        if (focus) field.current?.focus();
      },
      undo: () => actions.setText(before),
      redo: () => actions.setText(after),
      focus: () => field.current?.focus(),
    });
  }, []);
  return (
    <textarea
      ref={field}
      className={styles.field}
      aria-label="Tool descriptors"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      value={isCut ? text.slice(0, beginning) : text}
      readOnly={isCut}
      onFocus={() => setAsked(true)}
      onWheel={() => setAsked(true)}
      onPaste={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
        replacesAll.current = selectionStart === 0 && selectionEnd === value.length;
      }}
      onChange={({ currentTarget: { value } }) => {
        actions.setText(crlf ? value.replaceAll("\n", "\r\n") : value);
        if (replacesAll.current) void importPasted();
        replacesAll.current = false;
      }}
      onSelect={(event) => {
        const at = event.currentTarget.selectionStart;
        const lines = event.currentTarget.value.slice(0, at).split("\n");
        const offset = crlf ? at + lines.length - 1 : at;
        actions.setCursor({ offset, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
      }}
    />
  );
}

function shorter(text: string): number {
  return text.replaceAll("\r\n", "\n").length;
}
