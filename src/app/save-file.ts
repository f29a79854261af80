import { saveText } from "./save-text.ts";
import { packAll } from "./store/documents/archive.ts";
import { keepFile } from "./store/documents/current.ts";
import { endingOf } from "./store/documents/decode.ts";
import { openedFile, setOpenedFile } from "./store/documents/opened-files.ts";
import type { FileHandle } from "./store/storage/record.ts";
import { actions, store } from "./store/store.ts";

/** The document on screen came from this file: saving goes there, also after a reload. */
export function rememberFile(handle: FileHandle, file: File, bytes: Uint8Array): void {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const { id } = store.getState().document;
  void keepFile(id, { handle, modified: file.lastModified, mark: hasMark ? "\uFEFF" : "" });
}

export function fileOf(document: string): string | undefined {
  return openedFile(document)?.handle.name;
}

/** Saves into the file that the document was opened from, where there is one, and downloads it otherwise. */
export async function saveFile(): Promise<void> {
  const { document, text } = store.getState();
  const file = openedFile(document.id);
  if (!file) return download();
  const { handle, modified, mark } = file;
  try {
    // After a reload the person is asked again; a browser without the question asks when the file is written.
    const answer = await handle.requestPermission?.({ mode: "readwrite" });
    if (answer !== undefined && answer !== "granted") throw new DOMException("refused", "NotAllowedError");
    const now = (await handle.getFile()).lastModified;
    if (now !== modified) {
      // The second time is a decision, until the page is closed.
      setOpenedFile(document.id, { ...file, modified: now });
      actions.say(
        `${handle.name} was changed by something else since it was opened. Nothing was written: save again to replace it, or open it to have both`,
        "file",
      );
      return;
    }
    const writable = await handle.createWritable();
    await writable.write(mark + text);
    await writable.close();
    void keepFile(document.id, { ...file, modified: (await handle.getFile()).lastModified });
    actions.settle("file");
    actions.announce(`Saved ${handle.name}`);
  } catch (error) {
    const why =
      error instanceof DOMException && error.name === "NotAllowedError"
        ? "the browser was not allowed to"
        : "it cannot be reached";
    actions.say(`${handle.name} was not written: ${why}. Download keeps your work in another file`, "file");
  }
}

export function download(): void {
  const { document: info, text } = store.getState();
  give(text, `${info.name.replace(/[^\p{L}\p{N}._ -]+/gu, "-")}.${endingOf(text)}`, "application/json");
}

/** Every document of this browser in one zip. */
export async function downloadAll(): Promise<void> {
  const packed = await packAll();
  if (packed) give(packed, "toolwright-documents.zip", "application/zip");
}

function give(content: string | Uint8Array<ArrayBuffer>, name: string, type: string): void {
  saveText(name, content, type);
  actions.announce(`Downloaded ${name}`);
}
