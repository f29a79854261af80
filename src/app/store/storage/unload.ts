import type { PendingWrite } from "./save.ts";

const prefix = "toolwright.unwritten.";

/** A database cannot be written while the page goes away; localStorage can. One entry for every tab. */
export function leavePendingWrite(tab: string, pending: PendingWrite | undefined): void {
  try {
    if (pending) localStorage.setItem(prefix + tab, JSON.stringify(pending));
    else localStorage.removeItem(prefix + tab);
  } catch {
    // It does not fit there, or there is no such storage: what was typed in the last moment is lost.
  }
}

/** What tabs could not write when they were closed, with how to throw each away. */
export function findPendingWrites(): { readonly pending: PendingWrite; readonly discard: () => void }[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => {
      const pending = pendingIn(localStorage.getItem(key) ?? "");
      return pending ? [{ pending, discard: () => localStorage.removeItem(key) }] : [];
    });
  } catch {
    return [];
  }
}

function pendingIn(entry: string): PendingWrite | undefined {
  try {
    const { id, name, text, base, changed } = JSON.parse(entry) as Partial<PendingWrite>;
    if (typeof id !== "string" || typeof name !== "string" || typeof text !== "string") return undefined;
    if (typeof base !== "number" || typeof changed?.name !== "boolean" || typeof changed.text !== "boolean") {
      return undefined;
    }
    return { id, name, text, base, changed: { name: changed.name, text: changed.text } };
  } catch {
    return undefined;
  }
}
