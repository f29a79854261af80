import type { DocumentEntry, DocumentInfo } from "../state.ts";

/** One document as it is kept; `disk.ts` says how it lies in the database. */
export interface StoredDocument extends DocumentInfo {
  readonly text: string;
  readonly changed: number;
  /** Counts every write. */
  readonly writes: number;
  /** The write that last changed the text: what was read before it may not replace the text. */
  readonly textWrites: number;
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
interface Burst {
  readonly writer: string;
  readonly at: number;
  readonly size: number;
}

/** A document as it was at the end of a burst. */
export interface EarlierVersion {
  readonly document: string;
  /** How many writes the document had then. */
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What one tab writes, and when. */
export interface Writer {
  readonly writer: string;
  readonly now: number;
}

export function newRecord(of: DocumentInfo & { readonly text: string }, by: Writer, writes = 1): StoredDocument {
  const { id, name, text } = of;
  const burst = { writer: by.writer, at: by.now, size: Number.MAX_SAFE_INTEGER };
  return { id, name, text, changed: by.now, writes, textWrites: writes, burst };
}

export function entryOf({ id, name, changed, text }: StoredDocument): DocumentEntry {
  return { id, name, changed, size: text.length };
}
