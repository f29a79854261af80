import type { Draft } from "./save.ts";

const prefix = "toolwright.unwritten.";

/** A database cannot be written while the page goes away; a note can. One for every tab. */
export function leaveNote(tab: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(prefix + tab, JSON.stringify(draft));
    else localStorage.removeItem(prefix + tab);
  } catch {
    // Too long for a note, or no notes here: what was typed in the last moment is lost.
  }
}

/** The notes that tabs left when they were closed, with how to throw each away. */
export function findNotes(): { readonly draft: Draft; readonly discard: () => void }[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => {
      const draft = draftIn(localStorage.getItem(key) ?? "");
      return draft ? [{ draft, discard: () => localStorage.removeItem(key) }] : [];
    });
  } catch {
    return [];
  }
}

function draftIn(note: string): Draft | undefined {
  try {
    const { id, name, text, base, changed } = JSON.parse(note) as Partial<Draft>;
    if (typeof id !== "string" || typeof name !== "string" || typeof text !== "string") return undefined;
    if (typeof base !== "number" || typeof changed?.name !== "boolean" || typeof changed.text !== "boolean") {
      return undefined;
    }
    return { id, name, text, base, changed: { name: changed.name, text: changed.text } };
  } catch {
    return undefined;
  }
}
