import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { applyEdits, type Span, type TextEdit } from "../../core/index.ts";
import { importPasted } from "../store/documents/import.ts";
import { register } from "../store/editor-port.ts";
import { actions, store, useApp } from "../store/store.ts";
import { useWidth } from "../useWidth.ts";
import { registerLeaving } from "./hand-over.ts";
import { LineNumbers } from "./LineNumbers.tsx";
import styles from "./PlainEditor.module.css";
import { lineHeight, longer, scrolledTo, shorter } from "./plain-text.ts";

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
  const session = useApp((state) => state.session);
  const narrow = useWidth() === "narrow";
  const wrap = useApp((state) => state.wrap) || narrow;
  const [asked, setAsked] = useState(false);
  const isCut = !asked && text.length > long;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const field = useRef<HTMLTextAreaElement>(null);
  const replacesAll = useRef(false);
  // Each document starts at its own cursor.
  useLayoutEffect(() => {
    const { cursor, text: full, session: shown } = store.getState();
    const at = shorter(full.slice(0, cursor.offset));
    if (shown !== session || at === 0 || !field.current || field.current.readOnly) return;
    field.current.setSelectionRange(at, at);
    field.current.scrollTop = scrolledTo(cursor.line, field.current.clientHeight);
  }, [session]);
  useEffect(() => (field.current ? connectField(field.current) : undefined), []);
  const lines = text.split("\n").length;
  return (
    <div
      className={styles.place}
      data-narrow={narrow}
      data-wrap={wrap}
      style={{ "--digits": Math.max(narrow ? 2 : 4, String(lines).length) } as CSSProperties}
    >
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
        onSelect={({ currentTarget: { selectionStart: at, value } }) => {
          const before = value.slice(0, at).split("\n");
          const offset = crlf ? longer(value, at) : at;
          actions.setCursor({ offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
        }}
      />
      {!wrap && <LineNumbers of={field} lines={lines} />}
    </div>
  );
}

/** Ties the field to the rest of the app, and says how it is left. */
function connectField(field: HTMLTextAreaElement): () => void {
  const history = newHistory();
  let idleSince = 0;
  const onKey = (event: KeyboardEvent) => {
    idleSince = event.isComposing ? Number.POSITIVE_INFINITY : performance.now();
  };
  const onComposition = ({ type }: CompositionEvent) => {
    idleSince = type === "compositionend" ? performance.now() : Number.POSITIVE_INFINITY;
  };
  field.addEventListener("keydown", onKey);
  field.addEventListener("compositionstart", onComposition);
  field.addEventListener("compositionend", onComposition);
  const apply = (edits: readonly TextEdit[]) => history.go(applyEdits(store.getState().text, edits));
  const reveal = ({ offset, length }: Span, { focus }: { readonly focus: boolean }) => {
    const { text } = store.getState();
    const start = shorter(text.slice(0, offset));
    field.setSelectionRange(start, start + shorter(text.slice(offset, offset + length)));
    const line = text.slice(0, offset).split("\n").length;
    const top = (line - 1) * lineHeight;
    const isSeen = top >= field.scrollTop && top + lineHeight <= field.scrollTop + field.clientHeight;
    if (!isSeen) field.scrollTop = scrolledTo(line, field.clientHeight);
    if (focus) field.focus();
  };
  const stops = [
    () => field.removeEventListener("keydown", onKey),
    () => field.removeEventListener("compositionstart", onComposition),
    () => field.removeEventListener("compositionend", onComposition),
    history.stop,
    register({
      apply,
      applyAndFill(edits, [first]) {
        apply(edits);
        if (first) reveal(first, { focus: true });
      },
      reveal,
      undo: history.undo,
      redo: history.redo,
      focus: () => field.focus(),
    }),
    registerLeaving({
      idleSince: () => idleSince,
      leave() {
        const { text } = store.getState();
        const at = (offset: number) => (text.includes("\r\n") ? longer(field.value, offset) : offset);
        const { selectionStart, selectionEnd, scrollTop: top, scrollLeft: left } = field;
        return {
          before: history.first(),
          hasFocus: document.activeElement === field,
          ...(!field.readOnly && { view: { start: at(selectionStart), end: at(selectionEnd), top, left } }),
        };
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The text that a document came with, and the last repair or edit of the app, which one step takes back. */
function newHistory() {
  let first = store.getState().text;
  let [before, after] = [first, first];
  const stop = store.subscribe((state, last) => {
    if (state.session === last.session) return;
    first = state.text;
    [before, after] = [first, first];
  });
  return {
    stop,
    first: () => first,
    go(text: string) {
      [before, after] = [store.getState().text, text];
      actions.setText(after);
    },
    undo: () => actions.setText(before),
    redo: () => actions.setText(after),
  };
}
