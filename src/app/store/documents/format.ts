import { formatText } from "../../../core/index.ts";
import { difference } from "../difference.ts";
import { editor } from "../editor-port.ts";
import { actions, store } from "../store.ts";

/** A pasted line longer than this is machine-made. */
const longLine = 300;

/** Lays the whole text out as one step of Undo. */
export function formatDocument(): void {
  const { text } = store.getState();
  const formatted = formatText(text);
  if (formatted === text) actions.announce("The text is laid out already");
  else {
    const offset = sameSpot(text, store.getState().cursor.offset, formatted);
    editor()?.apply([difference(text, formatted)]);
    editor()?.reveal({ offset, length: 0 }, { focus: false });
    actions.announce("Laid out, one member a line", true);
  }
}

/** The place behind as many signs that are no blanks: laying a text out changes blanks alone. */
export function sameSpot(before: string, offset: number, after: string): number {
  let left = before.slice(0, offset).replace(/\s/g, "").length;
  let at = 0;
  for (; left > 0 && at < after.length; at++) if (/\S/.test(after[at] ?? "")) left--;
  return at;
}

/** Somebody pasted JSON that is all on one line: nobody can read that. */
export function offerFormat(pasted: string): void {
  if (!isOnOneLine(pasted)) return;
  const { edits } = store.getState();
  actions.offer("Pasted on one line", {
    label: "Format",
    stays: true,
    // It is about the text: where that is out of sight, nobody can tell what it means.
    isOver: (now) => now.edits !== edits || now.panelExpanded || now.view === "design",
    run: formatDocument,
  });
}

/** Also behind a line of a log or of a comment; a few long lines among short ones are somebody's own layout. */
export function isOnOneLine(text: string): boolean {
  const longest = text.split(/\r\n|\r|\n/).reduce((most, line) => (line.length > most.length ? line : most), "");
  return longest.length > longLine && longest.length * 2 > text.length && /^\s*[[{].*":.*[\]}],?\s*$/.test(longest);
}
