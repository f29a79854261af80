import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { Cells, Shelf } from "./cells.ts";
import { memoryShelf } from "./memory.ts";
import { type EarlierVersion, isReadable, type StoredDocument, upgraded } from "./record.ts";

interface Schema extends DBSchema {
  documents: { key: string; value: StoredDocument; indexes: { changed: number; name: string } };
  versions: { key: [string, number]; value: EarlierVersion };
}

const version = 2;
const stores = ["documents", "versions"] as const;
type Mode = "readonly" | "readwrite";

const whys = {
  refused: "This browser keeps nothing for this page: download your work before you close the tab",
  newer:
    "The documents here were written by a newer version of Toolwright. They can be read, but no change is kept: reload to get the newer version, or download your work",
  blocked:
    "An older version of Toolwright is open in another tab, and nothing can be kept until it is closed: close it, then reload this one",
};

/** The documents of this browser. Where they cannot be written, the app works on in memory and says why. */
export async function openShelf(name = "toolwright"): Promise<Shelf> {
  try {
    const first = await connect(name);
    return first === "blocked" ? memoryShelf(whys.blocked) : databaseShelf(name, first);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "VersionError") return memoryShelf(whys.refused);
    return memoryShelf(whys.newer, await readNewer(name).catch(() => []));
  }
}

type Connection = IDBPDatabase<Schema>;

function connect(name: string): Promise<Connection | "blocked"> {
  return new Promise((resolve, reject) => {
    const opening = openDB<Schema>(name, version, {
      upgrade,
      blocked: () => resolve("blocked"),
      // A newer version in another tab must not wait for this one; the next write says what happened.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    opening.then(resolve, reject);
  });
}

async function upgrade(
  database: Connection,
  before: number,
  _after: number | null,
  transaction: IDBPTransaction<Schema, (typeof stores)[number][], "versionchange">,
): Promise<void> {
  if (before === 0) database.createObjectStore("documents", { keyPath: "id" }).createIndex("changed", "changed");
  const documents = transaction.objectStore("documents");
  documents.createIndex("name", "name");
  database.createObjectStore("versions", { keyPath: ["document", "revision"] });
  for (let at = await documents.openCursor(); at; at = await at.continue()) {
    const record = upgraded(at.value);
    if (record) await at.update(record);
  }
}

/** Reads what it can of a store whose shape is not known, and leaves it alone. */
async function readNewer(name: string): Promise<StoredDocument[]> {
  const database = await openDB(name);
  try {
    const all: unknown[] = database.objectStoreNames.contains("documents") ? await database.getAll("documents") : [];
    return all.flatMap((stored) => upgraded(stored) ?? []);
  } finally {
    database.close();
  }
}

function databaseShelf(name: string, first: Connection): Shelf {
  let connection = first;
  const transact = async <Result>(mode: Mode, run: (cells: Cells) => Promise<Result>): Promise<Result> => {
    const transaction = connection.transaction(stores, mode);
    // Both ways of failing end in the catch below; this one must not be reported a second time.
    transaction.done.catch(() => undefined);
    try {
      const result = await run(cellsIn(transaction as IDBPTransaction<Schema, typeof stores, "readwrite">));
      await transaction.done;
      return result;
    } catch (error) {
      abort(transaction);
      throw transaction.error ?? error;
    }
  };
  return {
    memoryOnly: undefined,
    async transact(mode, run) {
      try {
        return await transact(mode, run);
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
        // The browser closed the database, or a newer version took it over: one more try tells which.
        const again = await connect(name);
        if (again === "blocked") throw error;
        connection = again;
        return transact(mode, run);
      }
    },
  };
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

function cellsIn(transaction: IDBPTransaction<Schema, typeof stores, "readwrite">): Cells {
  const documents = transaction.objectStore("documents");
  const versions = transaction.objectStore("versions");
  const of = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
  return {
    all: async () => (await documents.getAll()).filter(isReadable),
    get: async (id) => {
      const found = await documents.get(id);
      return found && isReadable(found) ? found : undefined;
    },
    put: async (document) => void (await documents.put(document)),
    delete: (id) => documents.delete(id),
    isTaken: async (name) => (await documents.index("name").getKey(name)) !== undefined,
    versions: (id) => versions.getAll(of(id)),
    versionNumbers: async (id) => (await versions.getAllKeys(of(id))).map(([, revision]) => revision),
    addVersion: async (version) => void (await versions.put(version)),
    deleteVersion: (id, revision) => versions.delete([id, revision]),
  };
}
