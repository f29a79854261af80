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
    editor()?.apply([difference(text, formatted)]);
    actions.announce("Laid out, one member a line", true);
  }
}

/** Somebody pasted JSON that is all on one line: nobody can read that. */
export function offerFormat(pasted: string): void {
  const lines = pasted.trim().split(/\r\n|\r|\n/);
  const isOneLine = lines.some((line) => line.length > longLine && /^\s*[[{].*":.*[\]}],?$/.test(line));
  if (!isOneLine) return;
  actions.offer("Pasted on one line", { label: "Format", run: formatDocument });
}
