import type { EarlierVersion, StoredDocument } from "./record.ts";
import type { DocumentStorage, Transaction } from "./storage.ts";

/** Keeps documents as long as the tab lives; what is given was read elsewhere and is not written there. */
export function memoryStorage(memoryOnly: string, given: readonly StoredDocument[] = []): DocumentStorage {
  let documents = new Map(given.map((document) => [document.id, document]));
  let versions = new Map<string, readonly EarlierVersion[]>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    memoryOnly,
    transact(_mode, run) {
      const turn = last.then(async () => {
        const copy = { documents: new Map(documents), versions: new Map(versions) };
        const result = await run(transactionOf(copy.documents, copy.versions));
        documents = copy.documents;
        versions = copy.versions;
        return result;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function transactionOf(
  documents: Map<string, StoredDocument>,
  versions: Map<string, readonly EarlierVersion[]>,
): Transaction {
  const of = (id: string) => versions.get(id) ?? [];
  return {
    all: async () => [...documents.values()],
    get: async (id) => documents.get(id),
    put: async (document) => void documents.set(document.id, document),
    delete: async (id) => void documents.delete(id),
    isTaken: async (name) => [...documents.values()].some((document) => document.name === name),
    versions: async (id) => of(id),
    versionNumbers: async (id) => of(id).map(({ number }) => number),
    addVersion: async (version) => void versions.set(version.document, [...of(version.document), version]),
    deleteVersion: async (id, number) =>
      void versions.set(
        id,
        of(id).filter((version) => version.number !== number),
      ),
  };
}
