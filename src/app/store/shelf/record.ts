import type { DocumentEntry, DocumentInfo } from "../state.ts";

/** One document as it is kept. Every older shape is brought to this one when the store is opened. */
export interface StoredDocument extends DocumentInfo {
  readonly version: 2;
  readonly text: string;
  readonly changed: number;
  /** Counts every write. */
  readonly revision: number;
  /** The write that last changed the text: what was read before it may not replace the text. */
  readonly textRevision: number;
  readonly burst: Burst;
  /** The file on disk that it was opened from; it stays in this browser, whatever leaves it. */
  readonly file?: OpenedFile;
}

/** A file that may be written in place, with what must be known of it for that. */
export interface OpenedFile {
  readonly handle: FileHandle;
  /** When it was last read or written from here. */
  readonly modified: number;
  /** The byte order mark that it starts with, or nothing. */
  readonly mark: string;
}

export type FileHandle = Pick<FileSystemFileHandle, "name" | "getFile" | "createWritable"> & {
  /** Asks the person again after a reload; not every browser has it. */
  requestPermission?(of: { readonly mode: "readwrite" }): Promise<PermissionState>;
};

/** Changes by one tab that follow each other closely: they make one earlier version, not twenty. */
export interface Burst {
  readonly writer: string;
  readonly at: number;
  readonly size: number;
}

/** A document as it was at the end of a burst. */
export interface EarlierVersion {
  readonly document: string;
  readonly revision: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What one tab writes, and when. */
export interface Writer {
  readonly writer: string;
  readonly now: number;
}

export function newRecord(of: DocumentInfo & { readonly text: string }, by: Writer, revision = 1): StoredDocument {
  const { id, name, text } = of;
  const burst = { writer: by.writer, at: by.now, size: Number.MAX_SAFE_INTEGER };
  return { id, name, text, version: 2, changed: by.now, revision, textRevision: revision, burst };
}

/** A record of version 1, or whatever lies there instead: undefined when no text can be made out. */
export function upgraded(stored: unknown): StoredDocument | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { id, name, text, changed } = stored as Record<string, unknown>;
  if (typeof id !== "string" || typeof text !== "string") return undefined;
  const now = typeof changed === "number" ? changed : 0;
  return newRecord({ id, text, name: typeof name === "string" ? name : "untitled" }, { writer: "", now });
}

/** Records that were left as they are because nobody could read them are not shown either. */
export function isReadable(stored: StoredDocument): boolean {
  return stored.version === 2 && typeof stored.text === "string";
}

export function entryOf({ id, name, changed, text }: StoredDocument): DocumentEntry {
  return { id, name, changed, size: text.length };
}
