import { type EarlierVersion, newRecord, type StoredDocument } from "./record.ts";

/** A document as it lies in the database since version 2. Tabs of an older Toolwright read and write the same: never to be changed. */
export interface DiskDocument extends Omit<StoredDocument, "writes" | "textWrites"> {
  readonly version: 2;
  readonly revision: number;
  readonly textRevision: number;
}

/** An earlier version as it lies there. */
export interface DiskVersion extends Omit<EarlierVersion, "number"> {
  readonly revision: number;
}

export function toDisk({ writes, textWrites, ...same }: StoredDocument): DiskDocument {
  return { ...same, version: 2, revision: writes, textRevision: textWrites };
}

/** Undefined for what nobody could read when the database was brought to this version: it was left as it is. */
export function fromDisk(stored: DiskDocument): StoredDocument | undefined {
  const { version, revision, textRevision, ...same } = stored;
  if (version !== 2 || typeof same.text !== "string") return undefined;
  return { ...same, writes: revision, textWrites: textRevision };
}

export function versionToDisk({ number, ...same }: EarlierVersion): DiskVersion {
  return { ...same, revision: number };
}

export function versionFromDisk({ revision, ...same }: DiskVersion): EarlierVersion {
  return { ...same, number: revision };
}

/** A record of version 1, or whatever lies there instead: undefined when no text can be made out. */
export function upgraded(stored: unknown): StoredDocument | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { id, name, text, changed } = stored as Record<string, unknown>;
  if (typeof id !== "string" || typeof text !== "string") return undefined;
  const now = typeof changed === "number" ? changed : 0;
  return newRecord({ id, text, name: typeof name === "string" ? name : "untitled" }, { writer: "", now });
}
