import type { FileHandle } from "./store/shelf/record.ts";

export interface FileInFolder {
  readonly file: File;
  readonly path: string;
}

/** What was dropped: files, and folders with all that is in them. */
export interface Dropped {
  readonly files: readonly { readonly file: File; readonly handle?: FileHandle }[];
  readonly folders: readonly { readonly name: string; readonly files: readonly FileInFolder[] }[];
}

/** A folder is looked through this far; what is deeper or more is somebody's whole disk. */
const mostLooked = 2_000;
const deepest = 8;

/** Must be called while the drop is handled: afterwards the browser takes everything back. */
export async function takeDropped(transfer: DataTransfer): Promise<Dropped> {
  const items = [...transfer.items].filter(({ kind }) => kind === "file");
  const taken = items.map((item) => ({
    entry: item.webkitGetAsEntry(),
    file: item.getAsFile(),
    handle: (item as WithHandle).getAsFileSystemHandle?.().catch(() => null),
  }));
  const folders = taken.flatMap(({ entry }) => (entry?.isDirectory ? [entry as FileSystemDirectoryEntry] : []));
  const files = taken.filter(({ entry, file }) => file && !entry?.isDirectory);
  return {
    files: await Promise.all(files.map(async ({ file, handle }) => withHandle(file as File, await handle))),
    folders: await Promise.all(folders.map(async (folder) => ({ name: folder.name, files: await filesIn(folder) }))),
  };
}

type WithHandle = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

function withHandle(file: File, handle: FileSystemHandle | null | undefined) {
  return handle?.kind === "file" ? { file, handle: handle as FileSystemFileHandle } : { file };
}

/** All files under a folder but those of hidden ones and of installed packages, in the order of their paths. */
export async function filesIn(root: FileSystemDirectoryEntry): Promise<readonly FileInFolder[]> {
  const found: FileInFolder[] = [];
  const folders = [{ folder: root, depth: 0 }];
  let looked = 0;
  for (let next = folders.shift(); next; next = folders.shift()) {
    const { folder, depth } = next;
    for (const entry of await entriesOf(folder)) {
      if (isLeftAlone(entry.name) || ++looked > mostLooked) continue;
      if (entry.isDirectory && depth < deepest) {
        folders.push({ folder: entry as FileSystemDirectoryEntry, depth: depth + 1 });
      } else if (entry.isFile) {
        const file = await fileOf(entry as FileSystemFileEntry);
        if (file) found.push({ file, path: entry.fullPath });
      }
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The files of a chosen folder, without those that are left alone in a dropped one. */
export function chosenFiles(files: Iterable<File>): readonly FileInFolder[] {
  return [...files]
    .map((file) => ({ file, path: file.webkitRelativePath }))
    .filter(({ path }) => !path.split("/").slice(1).some(isLeftAlone))
    .slice(0, mostLooked)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function isLeftAlone(name: string): boolean {
  return name.startsWith(".") || name === "node_modules";
}

/** A reader gives some entries at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < mostLooked) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) break;
    all.push(...some);
  }
  return all;
}

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}
