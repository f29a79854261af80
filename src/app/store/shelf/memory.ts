import type { Cells, Shelf } from "./cells.ts";
import type { EarlierVersion, StoredDocument } from "./record.ts";

/** Keeps documents as long as the tab lives; what is given was read elsewhere and is not written there. */
export function memoryShelf(memoryOnly: string, given: readonly StoredDocument[] = []): Shelf {
  let documents = new Map(given.map((document) => [document.id, document]));
  let versions = new Map<string, readonly EarlierVersion[]>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    memoryOnly,
    transact(_mode, run) {
      const turn = last.then(async () => {
        const copy = { documents: new Map(documents), versions: new Map(versions) };
        const result = await run(cellsIn(copy.documents, copy.versions));
        documents = copy.documents;
        versions = copy.versions;
        return result;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function cellsIn(documents: Map<string, StoredDocument>, versions: Map<string, readonly EarlierVersion[]>): Cells {
  const of = (id: string) => versions.get(id) ?? [];
  return {
    all: async () => [...documents.values()],
    get: async (id) => documents.get(id),
    put: async (document) => void documents.set(document.id, document),
    delete: async (id) => void documents.delete(id),
    isTaken: async (name) => [...documents.values()].some((document) => document.name === name),
    versions: async (id) => of(id),
    versionNumbers: async (id) => of(id).map(({ revision }) => revision),
    addVersion: async (version) => void versions.set(version.document, [...of(version.document), version]),
    deleteVersion: async (id, revision) =>
      void versions.set(
        id,
        of(id).filter((version) => version.revision !== revision),
      ),
  };
}
