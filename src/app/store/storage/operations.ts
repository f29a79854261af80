import type { DocumentEntry } from "../state.ts";
import { freeName } from "./names.ts";
import { type EarlierVersion, entryOf, newRecord, type StoredDocument, type Writer } from "./record.ts";
import type { Transaction } from "./storage.ts";

/** The documents, the last changed first. */
export async function list(tx: Transaction): Promise<readonly DocumentEntry[]> {
  const all = await tx.all();
  return all.map(entryOf).sort((a, b) => b.changed - a.changed);
}

export interface NewDocument {
  readonly name: string;
  readonly text: string;
}

/** Adds documents; a name that is taken gets a number, so nothing is ever replaced. */
export async function create(
  tx: Transaction,
  documents: readonly NewDocument[],
  by: Writer,
): Promise<StoredDocument[]> {
  const made: StoredDocument[] = [];
  for (const { name, text } of documents) {
    const free = await freeName(name, tx.isTaken);
    const record = newRecord({ id: crypto.randomUUID(), name: free, text }, by);
    await tx.put(record);
    made.push(record);
  }
  return made;
}

/** A document that was deleted, with all that is needed to put it back. */
export interface Removed {
  readonly document: StoredDocument;
  readonly versions: readonly EarlierVersion[];
}

export async function remove(tx: Transaction, id: string): Promise<Removed | undefined> {
  const document = await tx.get(id);
  if (!document) return undefined;
  const versions = await tx.versions(id);
  await tx.delete(id);
  for (const { number } of versions) await tx.deleteVersion(id, number);
  return { document, versions };
}

/** What another tab wrote under the same id in the meantime stays as it is. */
export async function putBack(tx: Transaction, { document, versions }: Removed): Promise<void> {
  if (!(await tx.get(document.id))) await tx.put(document);
  for (const version of versions) await tx.addVersion(version);
}
