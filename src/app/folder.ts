import { type ExportFile, isSafePath, manifestPath, plannedPaths, planWrite, type WritePlan } from "../core/index.ts";

type Picker = (options: { readonly mode: "readwrite" }) => Promise<FileSystemDirectoryHandle>;

/** The browser's way to ask for a folder; undefined where it has none. */
export function folderPicker(): Picker | undefined {
  return "showDirectoryPicker" in window ? (window.showDirectoryPicker as Picker).bind(window) : undefined;
}

/** What writing the files into a folder would do. */
export async function planFolder(
  folder: FileSystemDirectoryHandle,
  files: readonly ExportFile[],
  force: boolean,
): Promise<WritePlan> {
  const present = new Map<string, string>();
  for (const path of plannedPaths(files, await textAt(folder, manifestPath))) {
    const text = await textAt(folder, path);
    if (text !== undefined) present.set(path, text);
  }
  return planWrite(files, present, force);
}

export async function writeFolder(folder: FileSystemDirectoryHandle, plan: WritePlan): Promise<void> {
  for (const { path, text } of plan.write) {
    if (!isSafePath(path)) continue;
    const { parent, name } = await placeOf(folder, path, true);
    const file = await parent?.getFileHandle(name, { create: true });
    const stream = await file?.createWritable();
    await stream?.write(text);
    await stream?.close();
  }
  for (const path of plan.remove) {
    const { parent, name } = await placeOf(folder, path, false);
    await parent?.removeEntry(name);
  }
}

async function textAt(folder: FileSystemDirectoryHandle, path: string): Promise<string | undefined> {
  // The browser throws for what is not there.
  try {
    const { parent, name } = await placeOf(folder, path, false);
    const file = await (await parent?.getFileHandle(name))?.getFile();
    return await file?.text();
  } catch {
    return undefined;
  }
}

async function placeOf(folder: FileSystemDirectoryHandle, path: string, create: boolean) {
  const steps = path.split("/");
  const name = steps.pop() ?? "";
  let parent: FileSystemDirectoryHandle | undefined = folder;
  for (const step of steps) parent = await parent?.getDirectoryHandle(step, { create });
  return { parent, name };
}
