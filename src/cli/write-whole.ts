import { lstat, open, realpath, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file whole or not at all: first beside it, then in its place in one step, so that nobody ever finds half of it,
 * however the process ends. A link stays a link, and what it leads to keeps its mode. Where the file has a second name, or
 * is a device or a pipe, it is written in place: a new one would part the two names, or take the place of the device.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const target = await targetOf(path);
  const before = await statOf(target);
  if (before && (!before.isFile() || before.nlink > 1)) return writeFile(target, text);
  const beside = join(dirname(target), `.${basename(target).slice(0, 100)}.${process.pid}.${count++}.tmp`);
  try {
    await writeNew(beside, text, before && before.mode & 0o7777);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

let count = 0;

/** What a link leads to, also where nothing is there yet. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    return path;
  }
}

async function statOf(path: string) {
  try {
    return await lstat(path);
  } catch {
    return undefined;
  }
}

async function writeNew(path: string, text: string, mode: number | undefined): Promise<void> {
  const file = await open(path, "wx");
  try {
    if (mode !== undefined) await file.chmod(mode);
    await file.writeFile(text);
    // The name must not reach the disk before the text does.
    await file.sync();
  } finally {
    await file.close();
  }
}
