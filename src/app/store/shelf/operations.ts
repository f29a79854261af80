import type { DocumentEntry } from "../state.ts";
import type { Cells } from "./cells.ts";
import { freeName } from "./names.ts";
import { type EarlierVersion, entryOf, newRecord, type StoredDocument, type Writer } from "./record.ts";

/** The documents, the last changed first. */
export async function list(cells: Cells): Promise<readonly DocumentEntry[]> {
  const all = await cells.all();
  return all.map(entryOf).sort((a, b) => b.changed - a.changed);
}

export interface NewDocument {
  readonly name: string;
  readonly text: string;
}

/** Adds documents; a name that is taken gets a number, so nothing is ever replaced. */
export async function create(cells: Cells, documents: readonly NewDocument[], by: Writer): Promise<StoredDocument[]> {
  const made: StoredDocument[] = [];
  for (const { name, text } of documents) {
    const free = await freeName(name, cells.isTaken);
    const record = newRecord({ id: crypto.randomUUID(), name: free, text }, by);
    await cells.put(record);
    made.push(record);
  }
  return made;
}

/** A document that was taken off the shelf, with all that is needed to put it back. */
export interface Removed {
  readonly document: StoredDocument;
  readonly versions: readonly EarlierVersion[];
}

export async function remove(cells: Cells, id: string): Promise<Removed | undefined> {
  const document = await cells.get(id);
  if (!document) return undefined;
  const versions = await cells.versions(id);
  await cells.delete(id);
  for (const { revision } of versions) await cells.deleteVersion(id, revision);
  return { document, versions };
}

/** What another tab wrote under the same id in the meantime stays as it is. */
export async function putBack(cells: Cells, { document, versions }: Removed): Promise<void> {
  if (!(await cells.get(document.id))) await cells.put(document);
  for (const version of versions) await cells.addVersion(version);
}
