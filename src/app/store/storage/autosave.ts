import type { DocumentInfo, Saving } from "../state.ts";
import type { StoredDocument, Writer } from "./record.ts";
import { type PendingWrite, save } from "./save.ts";
import type { DocumentStorage } from "./storage.ts";

/** A document as a tab has it on screen. */
interface Shown {
  readonly document: DocumentInfo;
  readonly text: string;
}

/** What the storage held when this tab last looked. */
type Known = Pick<StoredDocument, "name" | "writes"> & { readonly text: string | undefined };

/** What an autosave needs of the tab it works for. */
export interface Tab {
  /** What is on screen; undefined while it is not to be kept. */
  shown(): Shown | undefined;
  mark(saving: Saving): void;
  /** Goes on with the same text under another id and name, because another tab changed the document first. */
  become(copy: DocumentInfo, original: DocumentInfo): void;
  /** Shows what another tab has written. */
  follow(document: StoredDocument): void;
  /** The document on screen was deleted in another tab. */
  gone(document: DocumentInfo): void;
  /** The storage has changed: other tabs and the list want to know. */
  tell(document: StoredDocument): void;
  later(run: () => void, milliseconds: number): void;
  by(): Writer;
}

export interface Autosave {
  /** Something on screen has changed: it is written before long. */
  changed(): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** What is on screen and not written yet, for those who cannot wait. */
  unsaved(): PendingWrite | undefined;
  /** Another document took the place of this one. */
  left(before: Shown): Promise<void>;
  /** Does something with the storage after all that waits to be written. */
  afterWrites<Result>(task: () => Promise<Result>): Promise<Result>;
  /** The newest text of a document that was left when it could not be written. */
  unwritten(id: string): Shown | undefined;
  /** The tab shows this, as the storage has it. */
  opened(document: StoredDocument): void;
  forget(id: string): void;
  /** Follows what another tab wrote, or may have written. */
  refresh(id?: string): Promise<void>;
}

/** Between a change and its write; together with the write it stays under half a second. */
const debounceMs = 300;

/** Keeps what one tab shows, one write at a time. */
export function createAutosave(storage: DocumentStorage, tab: Tab): Autosave {
  /** What the storage holds of the documents that this tab has shown; of one that was left no longer the text. */
  const stored = new Map<string, Known>();
  /** Documents that were left while their text went into a copy: what comes after goes there too. */
  const copies = new Map<string, DocumentInfo>();
  /** Documents that were left when they could not be written: tried again with every write. */
  const unwritten = new Map<string, { readonly shown: Shown; readonly reason: string }>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = false;

  const afterWrites = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  const onScreen = (id: string): Shown | undefined => {
    const shown = tab.shown();
    return shown?.document.id === id ? shown : undefined;
  };
  const settle = (id: string) => {
    const shown = onScreen(id);
    const known = stored.get(id);
    if (!shown || !known || shown.text !== known.text || shown.document.name !== known.name) return;
    const [other] = unwritten.values();
    if (other) tab.mark({ kind: "failed", reason: other.reason });
    else tab.mark({ kind: storage.memoryOnly === undefined ? "saved" : "memory" });
  };

  function pendingOf({ document: { id, name }, text }: Shown): PendingWrite | undefined {
    const known = stored.get(id);
    const changed = { name: known?.name !== name, text: known?.text !== text };
    return changed.name || changed.text ? { id, name, text, changed, base: known?.writes ?? 0 } : undefined;
  }

  async function write(shown: Shown): Promise<void> {
    const { document: named, text } = shown;
    const document = copies.get(named.id) ?? named;
    const { id } = document;
    const pending = pendingOf({ document, text });
    if (!pending) return settle(id);
    try {
      const saved = await storage.transact("readwrite", (tx) => save(tx, pending, tab.by()));
      const kept = saved.document;
      stored.set(kept.id, kept);
      if (saved.kind === "copied") {
        stored.delete(id);
        if (onScreen(id)) tab.become({ id: kept.id, name: kept.name }, document);
        else copies.set(id, { id: kept.id, name: kept.name });
      } else if (kept.text !== text && onScreen(id)?.text === text) tab.follow(kept);
      settle(kept.id);
      tab.tell(kept);
    } catch (error) {
      const reason = reasonOf(error);
      if (!onScreen(id)) unwritten.set(id, { shown, reason });
      tab.mark({ kind: "failed", reason });
    }
  }

  async function writeLeft(shown: Shown): Promise<void> {
    await write(shown);
    const now = tab.shown();
    // What is not kept may end with a return to the document as it was.
    if (!now) return;
    for (const id of [shown.document.id, copies.get(shown.document.id)?.id]) {
      const known = id !== undefined && id !== now.document.id && stored.get(id);
      // Texts of all documents that a day has seen would pile up. Whoever shows one again reads it again.
      if (known) stored.set(id, { name: known.name, text: undefined, writes: known.writes });
    }
  }

  async function writeUnwritten(): Promise<void> {
    for (const [id, { shown }] of [...unwritten]) {
      unwritten.delete(id);
      await writeLeft(shown);
    }
  }

  async function refresh(id: string): Promise<void> {
    const shown = onScreen(id);
    const known = stored.get(id);
    if (!shown || !known) return;
    const kept = await storage.transact("readonly", (tx) => tx.get(id));
    const now = onScreen(id);
    if (!now || (kept && kept.writes <= known.writes)) return;
    if (!kept) return tab.gone(now.document);
    // What was typed here meanwhile is settled by the next write.
    if (now.text !== known.text || now.document.name !== known.name) return;
    stored.set(id, kept);
    tab.follow(kept);
    settle(id);
  }

  const autosave: Autosave = {
    changed() {
      if (waiting) return;
      waiting = true;
      tab.later(() => {
        waiting = false;
        void autosave.flush();
      }, debounceMs);
    },
    flush: () =>
      afterWrites(async () => {
        await writeUnwritten();
        const shown = tab.shown();
        if (shown) await write(shown);
      }),
    unsaved: () => {
      const shown = tab.shown();
      return shown && pendingOf(shown);
    },
    left: (before) => afterWrites(() => writeLeft(before)),
    afterWrites,
    unwritten: (id) => unwritten.get(id)?.shown,
    opened(document) {
      unwritten.delete(document.id);
      copies.delete(document.id);
      stored.set(document.id, document);
    },
    forget: (id) => void stored.delete(id),
    refresh: (id = tab.shown()?.document.id) => afterWrites(async () => (id === undefined ? undefined : refresh(id))),
  };
  return autosave;
}

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "this browser's storage is full";
  if (name === "VersionError") return "a newer version of Toolwright took over the storage: reload this tab";
  return "this browser refused to store it";
}
