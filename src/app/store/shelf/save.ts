import { difference } from "../difference.ts";
import type { Cells } from "./cells.ts";
import { freeName } from "./names.ts";
import { newRecord, type StoredDocument, type Writer } from "./record.ts";

/** What a tab wants to keep, and which revision it started from; 0 when it is new. */
export interface Draft {
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
const rest = 10_000;
const leap = 200;

/** Compares the revision and writes, all in one transaction: two tabs can never both win. */
export async function save(cells: Cells, draft: Draft, by: Writer): Promise<Saved> {
  const current = await cells.get(draft.id);
  if (!current) return { kind: "saved", document: await write(cells, newRecord(draft, by, draft.base + 1)) };
  const text = draft.changed.text ? draft.text : current.text;
  const name = draft.changed.name ? draft.name : current.name;
  if (text !== current.text && current.textRevision > draft.base) {
    const free = await freeName(`${draft.name} (conflict copy)`, cells.isTaken);
    const copy = newRecord({ id: crypto.randomUUID(), name: free, text }, by);
    return { kind: "copied", document: await write(cells, copy) };
  }
  if (text === current.text && name === current.name) return { kind: "saved", document: current };
  const revision = current.revision + 1;
  const renamed = { ...current, name, revision };
  if (text === current.text) return { kind: "saved", document: await write(cells, renamed) };
  const edit = difference(current.text, text);
  const size = Math.max(edit.length, edit.text.length);
  const { burst } = current;
  const goesOn = burst.writer === by.writer && by.now - burst.at < rest && burst.size + size < leap;
  if (!goesOn) await keepVersion(cells, current);
  const next: StoredDocument = {
    ...renamed,
    text,
    changed: by.now,
    textRevision: revision,
    burst: { writer: by.writer, at: by.now, size: goesOn ? burst.size + size : size },
  };
  return { kind: "saved", document: await write(cells, next) };
}

/** A write that cannot be read back is no write: the transaction ends with this error, and nothing is said to be saved. */
async function write(cells: Cells, document: StoredDocument): Promise<StoredDocument> {
  await cells.put(document);
  const back = await cells.get(document.id);
  if (back?.text !== document.text || back.revision !== document.revision) throw new Error("not read back as written");
  return document;
}

async function keepVersion(cells: Cells, { id, revision, name, text, burst }: StoredDocument): Promise<void> {
  await cells.addVersion({ document: id, revision, name, text, at: burst.at });
  const numbers = await cells.versionNumbers(id);
  for (const old of numbers.slice(0, -maxVersions)) await cells.deleteVersion(id, old);
}
