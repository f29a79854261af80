import { maxText } from "../core/index.ts";
import { deepest, type Folder, maxLooked } from "./dropped.ts";
import { rememberFile } from "./save-file.ts";
import { addAndShow, addArchive, holdsTools, manifestIn } from "./store/documents/archive.ts";
import { decode } from "./store/documents/decode.ts";
import { importFolder, importText, reportFolder } from "./store/documents/import.ts";
import { evenLineEnds } from "./store/documents/line-ends.ts";
import type { NewDocument } from "./store/storage/operations.ts";
import type { FileHandle } from "./store/storage/record.ts";
import { actions, store } from "./store/store.ts";

/** Most documents that one drop opens. */
const maxOpened = 50;
/** Most documents that a folder opens. */
const maxInFolder = 500;
const jsonEnding = /\.(jsonc?|txt)$/i;
const sourceEnding = /\.([cm]?[jt]sx?|py|ya?ml)$/i;
const knownEnding = /\.(jsonc?|jsonl|ndjson|txt|log|har|ya?ml|py|mcpb|dxt|[cm]?[jt]sx?)$/i;
/** MCP bundles, which are zips with a manifest. */
const bundleEnding = /\.(mcpb|dxt)$/i;
/** Files that nobody wrote by hand, or that only tests need. */
const foreign = /(?:^|\/)(?:node_modules|\.git|dist|build|coverage|\.next|venv|__pycache__)\//;

/** Opens a file as a new document, a zip as all that it holds, a bundle as the tools of its manifest; what is no text says so and changes nothing. */
async function openFile(file: File, handle?: FileHandle): Promise<void> {
  if (/\.zip$/i.test(file.name)) return addArchive(file.name, new Uint8Array(await file.arrayBuffer()));
  if (bundleEnding.test(file.name)) {
    const manifest = await manifestIn(file.name, new Uint8Array(await file.arrayBuffer()));
    return manifest === undefined ? undefined : importText(nameOf(file), manifest);
  }
  if (file.size > maxText) {
    actions.say(`${file.name} has ${sizeOf(file)}; at most ${maxText / 1024 / 1024} MiB can be opened: split it`);
    return;
  }
  const bytes = await file.arrayBuffer();
  const text = decode(bytes);
  if (text === undefined) {
    actions.say(`${file.name} is not a text file: open JSON with tool descriptors in it`);
    return;
  }
  await importText(nameOf(file), text);
  // What was made from a foreign format must not be written over its source.
  if (handle && store.getState().text === evenLineEnds(text)) rememberFile(handle, file, new Uint8Array(bytes));
}

/** Opens files one after the other; the last is shown. */
export async function openFiles(
  files: readonly { readonly file: File; readonly handle?: FileHandle }[],
): Promise<void> {
  for (const { file, handle } of files.slice(0, maxOpened)) await openFile(file, handle);
  if (files.length > maxOpened) actions.say(`The first ${maxOpened} of ${files.length} files were opened`);
}

/** Opens every file of a folder that holds tools, as one document each, and names those that could not be. */
export async function openFolder(name: string, { files, unread, more }: Folder): Promise<void> {
  const documents: NewDocument[] = [];
  const left = unread.map((file) => `${file} (cannot be read)`);
  for (const { file } of files.filter(({ file: { name: ending } }) => jsonEnding.test(ending))) {
    const read = await textIn(file);
    if ("why" in read) left.push(`${file.name} (${read.why})`);
    else if (!(await holdsTools(read.text))) continue;
    else if (documents.length === maxInFolder) left.push(`${file.name} (after ${maxInFolder} documents)`);
    else documents.push({ name: nameOf(file), text: read.text });
  }
  const sources = await importFolder(name, await sourcesIn(files));
  if (sources === null) left.push("its source files, which were not read to the end");
  for (const { path, text, tools } of sources ?? []) {
    if (tools > 0) documents.push({ name: (path.split("/").at(-1) ?? path).replace(knownEnding, ""), text });
  }
  if (more) left.push(`what is behind the first ${maxLooked} files or more than ${deepest} folders deep`);
  await addAndShow(name, documents, left);
  reportFolder(name, sources ?? []);
}

/** The source files of a folder; they explain each other. */
async function sourcesIn(files: Folder["files"]): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const texts: { path: string; text: string }[] = [];
  let size = 0;
  for (const { file, path } of files) {
    const isWanted = sourceEnding.test(path) || /(?:^|\/)package\.json$/.test(path);
    if (
      !isWanted ||
      (foreign.test(path) && !/node_modules\/zod\/package\.json$/.test(path)) ||
      size + file.size > maxText
    )
      continue;
    const read = await textIn(file);
    if ("why" in read) continue;
    size += file.size;
    texts.push({ path, text: read.text });
  }
  return texts;
}

async function textIn(file: File): Promise<{ readonly text: string } | { readonly why: string }> {
  if (file.size > maxText) return { why: `${sizeOf(file)}, at most ${maxText / 1024 / 1024} MiB can be opened` };
  // What was there when the folder was looked through may be gone, or forbidden.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { why: "cannot be read" };
  const text = decode(bytes);
  return text === undefined ? { why: "no text file" } : { text };
}

function sizeOf({ size }: File): string {
  return `${(size / 1024 / 1024).toFixed(1)} MiB`;
}

function nameOf({ name }: File): string {
  return name.replace(knownEnding, "");
}

/** Lets the person choose files to open; those that the browser can also write are saved in place later. */
export async function chooseFile(): Promise<void> {
  const { showOpenFilePicker: pick } = window as Picker;
  if (!pick) return document.querySelector<HTMLInputElement>("#open-file")?.click();
  const chosen = await pick({ multiple: true }).catch(() => []);
  const files = await Promise.all(chosen.map(async (handle) => ({ file: await handle.getFile(), handle })));
  await openFiles(files);
}

export function chooseFolder(): void {
  document.querySelector<HTMLInputElement>("#open-folder")?.click();
}

interface Picker {
  readonly showOpenFilePicker?: (options: { readonly multiple: true }) => Promise<readonly FileHandle[]>;
}
