import { create, type NewDocument, putBack, type Removed, remove } from "../storage/operations.ts";
import type { StoredDocument } from "../storage/record.ts";
import { actions, store } from "../store.ts";
import { flush, inStorage, openStored, showFirst, tellOthers, writerNow } from "./current.ts";

/** Adds documents without showing them; names that are taken get a number. */
export async function addDocuments(documents: readonly NewDocument[]): Promise<readonly StoredDocument[]> {
  const made = await inStorage((storage) => storage.transact("readwrite", (tx) => create(tx, documents, writerNow())));
  for (const document of [...made].reverse()) tellOthers(document.id, document);
  return made;
}

/** A second document with the same text, shown. */
export async function duplicateDocument(): Promise<void> {
  const { document, text } = store.getState();
  const [made] = await addDocuments([{ name: `${document.name} copy`, text }]);
  if (!made) return;
  await openStored(made.id);
  actions.announce(`Duplicated ${document.name}`);
}

/** Deletes a document after all that waits to be written, shows the next, and offers to bring it back. */
export async function deleteDocument(id = store.getState().document.id): Promise<void> {
  await flush();
  const removed = await inStorage((storage) => storage.transact("readwrite", (tx) => remove(tx, id))).catch(
    () => undefined,
  );
  if (!removed) return actions.say("That document could not be deleted: it is not in this browser's storage");
  tellOthers(id, undefined);
  if (store.getState().document.id === id) {
    const [next] = store.getState().documents;
    if (next) await openStored(next.id);
    else showFirst();
  }
  await inStorage(async (_storage, autosave) => autosave.forget(id));
  actions.offer(`Deleted ${removed.document.name}`, { label: "Undo", stays: true, run: () => void bringBack(removed) });
}

async function bringBack(removed: Removed): Promise<void> {
  const { document } = removed;
  await inStorage((storage) => storage.transact("readwrite", (tx) => putBack(tx, removed)));
  tellOthers(document.id, document);
  await openStored(document.id);
}
