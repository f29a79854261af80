import type { OpenedFile, StoredDocument } from "../storage/record.ts";

/** The files that documents were opened from, by document. */
const files = new Map<string, OpenedFile>();

export function openedFile(document: string): OpenedFile | undefined {
  return files.get(document);
}

export function setOpenedFile(document: string, file: OpenedFile): void {
  files.set(document, file);
}

/** What was kept with a document counts again once it is shown. */
export function recallFile({ id, file }: StoredDocument): void {
  if (file && !files.has(id)) files.set(id, file);
}
