import type { FileHandle } from "./store/storage/record.ts";

interface FileInFolder {
  readonly file: File;
  readonly path: string;
}

/** What was dropped: files, and folders with all that is in them. */
export interface Dropped {
  readonly files: readonly { readonly file: File; readonly handle?: FileHandle }[];
  readonly folders: readonly ({ readonly name: string } & Folder)[];
}

export interface Folder {
  readonly files: readonly FileInFolder[];
  /** Files and folders that the browser could not read. */
  readonly unread: readonly string[];
  /** Whether there is more in it than was looked at. */
  readonly more: boolean;
}

/** A folder is looked through this far; what is deeper or more is somebody's whole disk. */
export const maxLooked = 2_000;
export const deepest = 8;

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
    folders: await Promise.all(folders.map(async (folder) => ({ name: folder.name, ...(await lookThrough(folder)) }))),
  };
}

type WithHandle = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

function withHandle(file: File, handle: FileSystemHandle | null | undefined) {
  return handle?.kind === "file" ? { file, handle: handle as FileSystemFileHandle } : { file };
}

/** All files under a folder but those of hidden ones and of installed packages, in the order of their paths. */
export async function lookThrough(root: FileSystemDirectoryEntry): Promise<Folder> {
  const files: FileInFolder[] = [];
  const unread: string[] = [];
  const folders = [{ folder: root, depth: 0 }];
  let looked = 0;
  let tooDeep = false;
  for (let next = folders.shift(); next && looked <= maxLooked; next = folders.shift()) {
    const { folder, depth } = next;
    const entries = await entriesOf(folder).catch(() => undefined);
    if (!entries) unread.push(`${folder.name}/`);
    for (const entry of entries ?? []) {
      if (isLeftAlone(entry.name)) continue;
      if (++looked > maxLooked) break;
      if (entry.isDirectory) {
        if (depth === deepest) tooDeep = true;
        else folders.push({ folder: entry as FileSystemDirectoryEntry, depth: depth + 1 });
      } else {
        const file = await fileOf(entry as FileSystemFileEntry).catch(() => undefined);
        if (file) files.push({ file, path: entry.fullPath });
        else unread.push(entry.name);
      }
    }
  }
  return { files: files.sort(byPath), unread, more: tooDeep || looked > maxLooked };
}

/** The files of a chosen folder, without those that are left alone in a dropped one. */
export function chosenFiles(all: Iterable<File>): Folder {
  const files = [...all]
    .map((file) => ({ file, path: file.webkitRelativePath }))
    .filter(({ path }) => !path.split("/").slice(1).some(isLeftAlone));
  return { files: files.slice(0, maxLooked).sort(byPath), unread: [], more: files.length > maxLooked };
}

function byPath(a: FileInFolder, b: FileInFolder): number {
  return a.path < b.path ? -1 : 1;
}

function isLeftAlone(name: string): boolean {
  return name.startsWith(".") || name === "node_modules";
}

/** A reader gives some entries at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length <= maxLooked) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    all.push(...some);
  }
  return all;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
