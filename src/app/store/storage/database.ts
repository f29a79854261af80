import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import {
  type DiskDocument,
  type DiskVersion,
  fromDisk,
  toDisk,
  upgraded,
  versionFromDisk,
  versionToDisk,
} from "./disk.ts";
import { memoryStorage } from "./memory.ts";
import type { StoredDocument } from "./record.ts";
import type { DocumentStorage, Transaction } from "./storage.ts";

interface Schema extends DBSchema {
  documents: { key: string; value: DiskDocument; indexes: { changed: number; name: string } };
  versions: { key: [string, number]; value: DiskVersion };
}

const databaseVersion = 2;
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
export async function openStorage(name = "toolwright"): Promise<DocumentStorage> {
  try {
    const first = await connect(name);
    return first === "blocked" ? memoryStorage(whys.blocked) : databaseStorage(name, first);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "VersionError") return memoryStorage(whys.refused);
    return memoryStorage(whys.newer, await readNewer(name).catch(() => []));
  }
}

type Connection = IDBPDatabase<Schema>;

function connect(name: string): Promise<Connection | "blocked"> {
  return new Promise((resolve, reject) => {
    const opening = openDB<Schema>(name, databaseVersion, {
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
    if (record) await at.update(toDisk(record));
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

function databaseStorage(name: string, first: Connection): DocumentStorage {
  let connection = first;
  const transact = async <Result>(mode: Mode, run: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const transaction = connection.transaction(stores, mode);
    // Both ways of failing end in the catch below; this one must not be reported a second time.
    transaction.done.catch(() => undefined);
    try {
      const result = await run(transactionOf(transaction as IDBPTransaction<Schema, typeof stores, "readwrite">));
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

function transactionOf(transaction: IDBPTransaction<Schema, typeof stores, "readwrite">): Transaction {
  const documents = transaction.objectStore("documents");
  const versions = transaction.objectStore("versions");
  const of = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
  return {
    all: async () => (await documents.getAll()).flatMap((stored) => fromDisk(stored) ?? []),
    get: async (id) => {
      const found = await documents.get(id);
      return found && fromDisk(found);
    },
    put: async (document) => void (await documents.put(toDisk(document))),
    delete: (id) => documents.delete(id),
    isTaken: async (name) => (await documents.index("name").getKey(name)) !== undefined,
    versions: async (id) => (await versions.getAll(of(id))).map(versionFromDisk),
    versionNumbers: async (id) => (await versions.getAllKeys(of(id))).map(([, number]) => number),
    addVersion: async (version) => void (await versions.put(versionToDisk(version))),
    deleteVersion: (id, number) => versions.delete([id, number]),
  };
}
