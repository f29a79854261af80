import { access, constants, lstat, open, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isZip } from "./bundle.ts";

/**
 * Writes a file whole or not at all: first beside it, then in its place in one step, so that nobody ever finds half of it,
 * however the process ends. A link stays a link, and what it leads to keeps its mode. Where the file has a second name, or
 * is a device or a pipe, it is written in place: a new one would part the two names, or take the place of the device.
 * With `read`, what the file held when it was read: what somebody has written since then stays.
 */
export async function writeWhole(path: string, text: string, read?: string): Promise<void> {
  const target = await targetOf(path);
  const before = await statOf(target);
  // A new file in its place asks the folder alone, and would go over one that nobody may write.
  if (before) await access(target, constants.W_OK);
  // Its manifest was read as the text of the file: written over it, it would be all that is left.
  if (before?.isFile() && isZip(await readFile(target))) throw refusal("EBUNDLE");
  if (before && (!before.isFile() || before.nlink > 1)) {
    await expectSame(target, read);
    return writeFile(target, text);
  }
  const beside = join(dirname(target), `.${basename(target).slice(0, 100)}.${process.pid}.${count++}.tmp`);
  try {
    await writeNew(beside, text, before && before.mode & 0o7777);
    await expectSame(target, read);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

let count = 0;

async function expectSame(target: string, read: string | undefined): Promise<void> {
  if (read === undefined || Buffer.from(read).equals(await readFile(target))) return;
  throw refusal("ECHANGED");
}

/** `reasonOf` has its words. */
function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

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
