import { difference } from "../difference.ts";
import { freeName } from "./names.ts";
import { newRecord, type StoredDocument, type Writer } from "./record.ts";
import type { Transaction } from "./storage.ts";

/** What a tab wants to keep, and how many writes it had seen; 0 when it is new. */
export interface PendingWrite {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly base: number;
  readonly changed: { readonly name: boolean; readonly text: boolean };
}

export type Saved =
  | { readonly kind: "saved"; readonly document: StoredDocument }
  /** Another tab was first: the text went into a document of its own. */
  | { readonly kind: "copied"; readonly document: StoredDocument };

/** How many earlier versions of a document are kept. */
export const maxVersions = 50;
/** A rest of this long, or this many characters, ends a burst of typing. */
const burstPauseMs = 10_000;
const maxBurst = 200;

/** Compares the number of writes and writes, all in one transaction: two tabs can never both win. */
export async function save(tx: Transaction, pending: PendingWrite, by: Writer): Promise<Saved> {
  const current = await tx.get(pending.id);
  if (!current) return { kind: "saved", document: await write(tx, newRecord(pending, by, pending.base + 1)) };
  const text = pending.changed.text ? pending.text : current.text;
  const name = pending.changed.name ? pending.name : current.name;
  if (text !== current.text && current.textWrites > pending.base) {
    const free = await freeName(`${pending.name} (conflict copy)`, tx.isTaken);
    const copy = newRecord({ id: crypto.randomUUID(), name: free, text }, by);
    return { kind: "copied", document: await write(tx, copy) };
  }
  if (text === current.text && name === current.name) return { kind: "saved", document: current };
  const writes = current.writes + 1;
  const renamed = { ...current, name, writes };
  if (text === current.text) return { kind: "saved", document: await write(tx, renamed) };
  const edit = difference(current.text, text);
  const size = Math.max(edit.length, edit.text.length);
  const { burst } = current;
  const goesOn = burst.writer === by.writer && by.now - burst.at < burstPauseMs && burst.size + size < maxBurst;
  if (!goesOn) await keepVersion(tx, current);
  const next: StoredDocument = {
    ...renamed,
    text,
    changed: by.now,
    textWrites: writes,
    burst: { writer: by.writer, at: by.now, size: goesOn ? burst.size + size : size },
  };
  return { kind: "saved", document: await write(tx, next) };
}

/** A write that cannot be read back is no write: the transaction ends with this error, and nothing is said to be saved. */
async function write(tx: Transaction, document: StoredDocument): Promise<StoredDocument> {
  await tx.put(document);
  const back = await tx.get(document.id);
  if (back?.text !== document.text || back.writes !== document.writes) throw new Error("not read back as written");
  return document;
}

async function keepVersion(tx: Transaction, { id, writes, name, text, burst }: StoredDocument): Promise<void> {
  await tx.addVersion({ document: id, number: writes, name, text, at: burst.at });
  const numbers = await tx.versionNumbers(id);
  for (const old of numbers.slice(0, -maxVersions)) await tx.deleteVersion(id, old);
}
