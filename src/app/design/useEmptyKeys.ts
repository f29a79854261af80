import { useEffect } from "react";
import { action } from "../actions/actions.ts";
import { beginWith } from "../store/documents/add.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { isText } from "./useKeyQueue.ts";

/** The keys of a page without a row: they work in the pane, and where nothing else has the focus. */
export function useEmptyKeys(showKeys: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isHere(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== "?" && (event.key !== "Insert" || event.shiftKey)) return;
      event.preventDefault();
      if (event.key === "?") showKeys();
      else action("add-tool").run();
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      // Files are taken wherever they are pasted.
      if (!isHere(event.target) || event.clipboardData?.files.length) return;
      event.preventDefault();
      if (text.trim() === "") designActions.say("Nothing to paste: the clipboard holds no text", true);
      else void beginWith(text);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("paste", onPaste);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("paste", onPaste);
    };
  }, [showKeys]);
}

const here = "[data-own-keys], [role=tablist][aria-label='Views of the document']";

function isHere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || isText(target)) return false;
  return target === document.body || target.closest(here) !== null;
}
