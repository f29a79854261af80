import { samples } from "../../core/index.ts";
import { difference } from "./difference.ts";
import { recallFile, setOpenedFile } from "./opened-files.ts";
import { editor } from "./port.ts";
import { readPreferences, writePreferences } from "./preferences.ts";
import type { Cells, Shelf } from "./shelf/cells.ts";
import { openShelf } from "./shelf/database.ts";
import { createKeeper, type Keeper, type Tab } from "./shelf/keeper.ts";
import { candidateNames } from "./shelf/names.ts";
import { findNotes, leaveNote } from "./shelf/notes.ts";
import { list } from "./shelf/operations.ts";
import { askToPersist } from "./shelf/persistence.ts";
import { entryOf, type OpenedFile, type StoredDocument, type Writer } from "./shelf/record.ts";
import { save } from "./shelf/save.ts";
import type { AppState } from "./state.ts";
import { actions, store } from "./store.ts";

let shelf: Shelf;
let keeper: Keeper;
const tabId = crypto.randomUUID();
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("toolwright.documents") : undefined;

/** Brings back the last document, or the first-visit sample, and keeps every change from then on. */
export async function restore(): Promise<void> {
  const preferences = readPreferences();
  store.setState({ theme: preferences.theme, settings: { ...store.getState().settings, ...preferences.settings } });
  shelf = await openShelf();
  keeper = createKeeper(shelf, tab);
  await writeNotes().catch(() => undefined);
  const documents = await shelf.transact("readonly", list).catch(() => []);
  store.setState({ documents });
  const wanted = documents.find(({ id }) => id === preferences.document) ?? documents[0];
  if (!wanted || !(await showStored(wanted.id).catch(() => false))) showFirst();
  if (shelf.memoryOnly !== undefined) actions.say(shelf.memoryOnly);
  store.subscribe(keep);
  keeper.changed();
  watchPage();
}

/** The sample that explains itself, as a new document. */
export function showFirst(): void {
  const sample = samples.find(({ id }) => id === "first-visit");
  actions.showDocument({ id: crypto.randomUUID(), name: freeName("my-tools") }, sample?.text ?? "");
}

/** A new document from some text. Nothing that is there is overwritten. */
export function openText(name: string, text: string): void {
  const even = evenLineEnds(text);
  actions.showDocument({ id: crypto.randomUUID(), name: freeName(name) }, even);
  if (even !== text) actions.say(`${name} mixes line ends: they were made the same in this copy`);
}

/** An editor can only hold one kind of line end; the one that most lines have is kept. */
export function evenLineEnds(text: string): string {
  const all = text.match(/\r\n|\r|\n/g) ?? [];
  const windows = all.filter((end) => end === "\r\n").length;
  const unix = all.filter((end) => end === "\n").length;
  if (windows === all.length || unix === all.length) return text;
  return text.replace(/\r\n|\r|\n/g, windows > unix ? "\r\n" : "\n");
}

export async function openStored(id: string): Promise<void> {
  await flush();
  const shown = await keeper.inTurn(() => showStored(id)).catch(() => false);
  if (!shown) actions.say("That document is no longer in this browser");
}

/** Keeps with a document which file it came from. Where that cannot be stored it lasts as long as the tab. */
export async function keepFile(id: string, file: OpenedFile): Promise<void> {
  setOpenedFile(id, file);
  await flush();
  const put = async (cells: Cells) => {
    const found = await cells.get(id);
    if (found) await cells.put({ ...found, file });
  };
  await onShelf((kept) => kept.transact("readwrite", put)).catch(() => undefined);
}

/** Writes what is not written yet. */
export async function flush(): Promise<void> {
  await keeper?.flush();
}

/** Does something with all that is kept, after what waits to be written. */
export function onShelf<Result>(task: (shelf: Shelf, keeper: Keeper) => Promise<Result>): Promise<Result> {
  return keeper.inTurn(() => task(shelf, keeper));
}

export function writerNow(): Writer {
  return { writer: tabId, now: Date.now() };
}

/** A document has come, changed or gone: the list of this tab and the other tabs hear of it. */
export function tellOthers(id: string, document: StoredDocument | undefined): void {
  updateList(id, document);
  channel?.postMessage({ id });
}

async function showStored(id: string): Promise<boolean> {
  const unwritten = keeper.unwritten(id);
  const found = await shelf.transact("readonly", (cells) => cells.get(id));
  if (!found && !unwritten) return false;
  if (found) {
    keeper.hold(found);
    recallFile(found);
  }
  const { document, text } = unwritten ?? { document: { id, name: found?.name ?? "" }, text: found?.text ?? "" };
  actions.showDocument(document, text);
  return true;
}

/** A name that no document has yet. */
export function freeName(name: string): string {
  const taken = new Set(store.getState().documents.map((document) => document.name));
  for (const candidate of candidateNames(name)) if (!taken.has(candidate)) return candidate;
  return name;
}

function keep(state: AppState, before: AppState): void {
  const isOther = state.document.id !== before.document.id && state.session !== before.session;
  if (isOther && !before.preview) void keeper.left(before);
  // What comes from a link is not stored, nor what it changes.
  if (state.preview) return;
  if (isOther) void keeper.look(state.document.id);
  if (state.text !== before.text || state.document !== before.document || before.preview) keeper.changed();
  if (state.text !== before.text && state.session === before.session && !shelf.memoryOnly) void askToPersist();
  const { theme, settings, document } = state;
  if (theme !== before.theme || settings !== before.settings || document.id !== before.document.id)
    writePreferences({ theme, settings, document: document.id });
}

function updateList(id: string, document: StoredDocument | undefined): void {
  const others = store.getState().documents.filter((entry) => entry.id !== id);
  store.setState({ documents: document ? [entryOf(document), ...others] : others });
}

/** What other tabs could not write when they were closed. */
async function writeNotes(): Promise<void> {
  for (const { draft, discard } of shelf.memoryOnly ? [] : findNotes()) {
    await shelf.transact("readwrite", (cells) => save(cells, draft, writerNow()));
    discard();
  }
}

/** Nothing may be lost when the page goes away, and nothing old may be shown when it comes back. */
function watchPage(): void {
  const onSight = () => void (document.visibilityState === "hidden" ? keeper.flush() : keeper.look());
  document.addEventListener("visibilitychange", onSight);
  window.addEventListener("pagehide", () => {
    leaveNote(tabId, keeper.unsaved());
    void keeper.flush();
  });
  // The page comes back as it was: it writes for itself again.
  window.addEventListener("pageshow", () => {
    leaveNote(tabId, undefined);
    void keeper.look();
  });
  channel?.addEventListener("message", ({ data: { id } }: MessageEvent<{ id: string }>) => {
    void keeper.look(id);
    void shelf.transact("readonly", (cells) => cells.get(id)).then((found) => updateList(id, found));
  });
}

const notSaved = "Not saved: ";
const retried = "The next change tries again; Download keeps your work in a file";

const tab: Tab = {
  shown: () => (store.getState().preview ? undefined : store.getState()),
  mark: (saving) => {
    const { saving: now, notice } = store.getState();
    const reason = saving.kind === "failed" ? saving.reason : undefined;
    const before = now.kind === "failed" ? now.reason : undefined;
    if (now.kind === saving.kind && reason === before) return;
    store.setState({ saving });
    if (reason !== undefined && notice === null) actions.say(`${notSaved}${reason}. ${retried}`);
    if (reason === undefined && saving.kind !== "unsaved" && notice?.startsWith(notSaved)) actions.say(null);
  },
  become: (copy, original) => {
    store.setState({ document: copy });
    actions.say(
      `${original.name} was changed in another tab at the same time. What you wrote here goes on as ${copy.name}; the other text is under ${original.name}`,
    );
  },
  follow: ({ id, name, text }) => {
    const before = store.getState();
    if (text !== before.text) {
      editor()?.apply([difference(before.text, text)]);
      // An editor that keeps its own line ends, or none at all, is given the text anew.
      if (store.getState().text !== text) actions.showDocument({ id, name }, text);
    }
    if (name !== before.document.name) store.setState({ document: { id, name } });
  },
  gone: ({ name }) => actions.say(`${name} was deleted in another tab. It is still here: the next change keeps it`),
  tell: (document) => tellOthers(document.id, document),
  later: (run, milliseconds) => void setTimeout(run, milliseconds),
  by: writerNow,
};
