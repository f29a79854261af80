import type { DocumentInfo, Saving } from "../state.ts";
import type { Shelf } from "./cells.ts";
import type { StoredDocument, Writer } from "./record.ts";
import { type Draft, save } from "./save.ts";

/** A document as a tab has it on screen. */
export interface Shown {
  readonly document: DocumentInfo;
  readonly text: string;
}

/** What a keeper needs of the tab it works for. */
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
  /** The shelf has changed: other tabs and the list want to know. */
  tell(document: StoredDocument): void;
  later(run: () => void, milliseconds: number): void;
  by(): Writer;
}

export interface Keeper {
  /** Something on screen has changed: it is written before long. */
  changed(): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** What is on screen and not written yet, for those who cannot wait. */
  unsaved(): Draft | undefined;
  /** Another document took the place of this one. */
  left(before: Shown): Promise<void>;
  /** Does something with the shelf after all that waits to be written. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>;
  /** The newest text of a document that was left when it could not be written. */
  unwritten(id: string): Shown | undefined;
  /** The shelf holds this, and the tab shows it. */
  hold(document: StoredDocument): void;
  forget(id: string): void;
  /** Another tab wrote, or may have. */
  look(id?: string): Promise<void>;
}

/** Between a change and its write; together with the write it stays under half a second. */
const pause = 300;

/** Keeps what one tab shows, one write at a time. */
export function createKeeper(shelf: Shelf, tab: Tab): Keeper {
  /** What the shelf holds of the documents that this tab has shown. */
  const held = new Map<string, Pick<StoredDocument, "name" | "text" | "revision">>();
  /** Documents that were left while their text went into a copy: what comes after goes there too. */
  const copies = new Map<string, DocumentInfo>();
  /** Documents that were left when they could not be written: tried again with every write. */
  const stranded = new Map<string, { readonly shown: Shown; readonly reason: string }>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = false;

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
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
    const known = held.get(id);
    if (!shown || !known || shown.text !== known.text || shown.document.name !== known.name) return;
    const [other] = stranded.values();
    if (other) tab.mark({ kind: "failed", reason: other.reason });
    else tab.mark({ kind: shelf.memoryOnly === undefined ? "saved" : "memory" });
  };

  function draftOf({ document: { id, name }, text }: Shown): Draft | undefined {
    const known = held.get(id);
    const changed = { name: known?.name !== name, text: known?.text !== text };
    return changed.name || changed.text ? { id, name, text, changed, base: known?.revision ?? 0 } : undefined;
  }

  async function write(shown: Shown): Promise<void> {
    const { document: named, text } = shown;
    const document = copies.get(named.id) ?? named;
    const { id } = document;
    const draft = draftOf({ document, text });
    if (!draft) return settle(id);
    try {
      const saved = await shelf.transact("readwrite", (cells) => save(cells, draft, tab.by()));
      const kept = saved.document;
      held.set(kept.id, kept);
      if (saved.kind === "copied") {
        held.delete(id);
        if (onScreen(id)) tab.become({ id: kept.id, name: kept.name }, document);
        else copies.set(id, { id: kept.id, name: kept.name });
      } else if (kept.text !== text && onScreen(id)?.text === text) tab.follow(kept);
      settle(kept.id);
      tab.tell(kept);
    } catch (error) {
      const reason = reasonOf(error);
      if (!onScreen(id)) stranded.set(id, { shown, reason });
      tab.mark({ kind: "failed", reason });
    }
  }

  async function writeStranded(): Promise<void> {
    for (const [id, { shown }] of [...stranded]) {
      stranded.delete(id);
      await write(shown);
    }
  }

  async function look(id: string): Promise<void> {
    const shown = onScreen(id);
    const known = held.get(id);
    if (!shown || !known) return;
    const kept = await shelf.transact("readonly", (cells) => cells.get(id));
    const now = onScreen(id);
    if (!now || (kept && kept.revision <= known.revision)) return;
    if (!kept) return tab.gone(now.document);
    // What was typed here meanwhile is settled by the next write.
    if (now.text !== known.text || now.document.name !== known.name) return;
    held.set(id, kept);
    tab.follow(kept);
    settle(id);
  }

  const keeper: Keeper = {
    changed() {
      if (waiting) return;
      waiting = true;
      tab.later(() => {
        waiting = false;
        void keeper.flush();
      }, pause);
    },
    flush: () =>
      inTurn(async () => {
        await writeStranded();
        const shown = tab.shown();
        if (shown) await write(shown);
      }),
    unsaved: () => {
      const shown = tab.shown();
      return shown && draftOf(shown);
    },
    left: (before) => inTurn(() => write(before)),
    inTurn,
    unwritten: (id) => stranded.get(id)?.shown,
    hold(document) {
      stranded.delete(document.id);
      copies.delete(document.id);
      held.set(document.id, document);
    },
    forget: (id) => void held.delete(id),
    look: (id = tab.shown()?.document.id) => inTurn(async () => (id === undefined ? undefined : look(id))),
  };
  return keeper;
}

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "this browser's storage is full";
  if (name === "VersionError") return "a newer version of Toolwright took over the storage: reload this tab";
  return "this browser refused to store it";
}
