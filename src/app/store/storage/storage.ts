import type { EarlierVersion, StoredDocument } from "./record.ts";

/** What can be read and written inside one transaction: all of it happens, or nothing. */
export interface Transaction {
  all(): Promise<readonly StoredDocument[]>;
  get(id: string): Promise<StoredDocument | undefined>;
  put(document: StoredDocument): Promise<void>;
  delete(id: string): Promise<void>;
  isTaken(name: string): Promise<boolean>;
  /** The earlier versions of a document, the oldest first. */
  versions(id: string): Promise<readonly EarlierVersion[]>;
  /** Only their numbers, the oldest first. */
  versionNumbers(id: string): Promise<readonly number[]>;
  addVersion(version: EarlierVersion): Promise<void>;
  deleteVersion(id: string, number: number): Promise<void>;
}

/** Where documents are kept: the browser's database, or memory where that cannot be written. */
export interface DocumentStorage {
  /** Why nothing lasts longer than the tab; undefined where it does. */
  readonly memoryOnly: string | undefined;
  transact<Result>(mode: "readonly" | "readwrite", run: (tx: Transaction) => Promise<Result>): Promise<Result>;
}
