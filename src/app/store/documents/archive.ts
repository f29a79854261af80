import { count } from "../../../core/index.ts";
import type { NewDocument } from "../storage/operations.ts";
import { actions } from "../store.ts";
import { newLane } from "../workers.ts";
import { flush, inStorage, openStored } from "./current.ts";
import { decode, endingOf } from "./decode.ts";
import { addDocuments } from "./documents.ts";
import { evenLineEnds } from "./line-ends.ts";

const lane = newLane();
const timeoutMs = 20_000;
/** How many of the files that were left out are named. */
const maxNamed = 5;

/** Every document of this browser as one zip. */
export async function packAll(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  await flush();
  const all = await inStorage((storage) => storage.transact("readonly", (tx) => tx.all())).catch(() => []);
  const documents = all.map(({ name, text }) => ({ name, text, ending: endingOf(text) }));
  const packed = await lane.ask("files", "pack", documents, { timeoutMs });
  if (packed.kind === "answered") return packed.value as Uint8Array<ArrayBuffer>;
  actions.say("The documents could not be packed. Download them one by one");
  return undefined;
}

/** The documents of a zip as new ones, beside those that are there. */
export async function addArchive(file: string, bytes: Uint8Array): Promise<void> {
  const answer = await lane.ask("files", "unpack", bytes, { timeoutMs });
  const unpacked =
    answer.kind === "answered" ? answer.value : { kind: "unreadable" as const, why: "it takes too long" };
  if (unpacked.kind === "unreadable") return actions.say(`${file} could not be unpacked: ${unpacked.why}`);
  const found = unpacked.documents.map(({ name, bytes: content }) => ({ name, text: decode(content) }));
  const readable = found.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
  const left = found.flatMap(({ name, text }) => (text === undefined ? [`${name} (no text file)`] : []));
  if (unpacked.left > 0) left.push(count(unpacked.left, "file"));
  await addAndShow(file, readable, left);
}

/** The text of the manifest in an MCP bundle; undefined, with a word on it, where there is none. */
export async function manifestIn(file: string, bytes: Uint8Array): Promise<string | undefined> {
  const answer = await lane.ask("files", "bundleManifest", bytes, { timeoutMs });
  const manifest = answer.kind === "answered" ? answer.value : undefined;
  const text = manifest && decode(manifest);
  if (text === undefined) actions.say(`${file} holds no manifest.json that can be read: is it an MCP bundle?`);
  return text;
}

/** Adds documents, shows the first and says how many came and what did not. */
export async function addAndShow(
  source: string,
  documents: readonly NewDocument[],
  left: readonly string[],
): Promise<void> {
  const even = documents.map(({ name, text }) => ({ name, text: evenLineEnds(text) }));
  const made = await addDocuments(even).catch(() => undefined);
  if (!made) return actions.say(`${source} was not opened: this browser could not store its documents`);
  if (made[0]) await openStored(made[0].id);
  const opened = made.length === 0 ? "holds no tools to open" : `opened as ${count(made.length, "document")}`;
  if (left.length === 0 && made.length > 0) return actions.announce(`${source} ${opened}`);
  const named = left.length > maxNamed ? [...left.slice(0, maxNamed), `${left.length - maxNamed} more`] : left;
  actions.say(`${source} ${opened}${left.length > 0 ? `. Left out: ${named.join(", ")}` : ""}`);
}

/** Whether a text is about tools. Where that cannot be told in time, it is taken for one that is. */
export async function holdsTools(text: string): Promise<boolean> {
  const answer = await lane.ask("files", "holdTools", [text]);
  return answer.kind !== "answered" || answer.value[0] === true;
}
