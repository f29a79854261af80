import { samples } from "../../../core/index.ts";
import { keepPreferences, readPreferences } from "../preferences.ts";
import { keepSession, resumeSession } from "../session.ts";
import type { AppState } from "../state.ts";
import { type Autosave, createAutosave } from "../storage/autosave.ts";
import { openStorage } from "../storage/database.ts";
import { candidateNames } from "../storage/names.ts";
import { list } from "../storage/operations.ts";
import { askToPersist } from "../storage/persistence.ts";
import { entryOf, type OpenedFile, type StoredDocument, type Writer } from "../storage/record.ts";
import { save } from "../storage/save.ts";
import type { DocumentStorage, Transaction } from "../storage/storage.ts";
import { findPendingWrites, leavePendingWrite } from "../storage/unload.ts";
import { actions, store } from "../store.ts";
import { evenLineEnds } from "./line-ends.ts";
import { recallFile, setOpenedFile } from "./opened-files.ts";
import { tabOf } from "./tab.ts";

let storage: DocumentStorage;
let autosave: Autosave;
const tabId = crypto.randomUUID();
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("toolwright.documents") : undefined;

/** Settled when documents can be read and written. */
let opened: Promise<void> = Promise.resolve();

/**
 * Brings back the last document, or the first-visit sample, and keeps every change from then on. Whoever comes for the first
 * time sees the sample without waiting for storage, unless something else is about to be shown.
 */
export async function restore(mayShowSample: boolean): Promise<void> {
  const preferences = readPreferences();
  const { theme, view, wrap, settings } = preferences;
  store.setState({ theme, view, wrap, settings: { ...store.getState().settings, ...settings } });
  const isFirstVisit = mayShowSample && preferences.document === undefined;
  if (isFirstVisit) showFirst();
  opened = open(preferences.document, isFirstVisit ? store.getState().edits : undefined);
  if (!isFirstVisit) await opened;
}

/** `shown`: what is on screen already, as a count of edits; it stays when it was touched, or where nothing else is kept. */
async function open(last: string | undefined, shown: number | undefined): Promise<void> {
  storage = await openStorage();
  autosave = createAutosave(storage, tabOf({ tell: (document) => tellOthers(document.id, document), by: writerNow }));
  await writePending().catch(() => undefined);
  const documents = await storage.transact("readonly", list).catch(() => []);
  store.setState({ documents });
  const wanted = documents.find(({ id }) => id === last) ?? documents[0];
  const isTouched = shown !== undefined && store.getState().edits !== shown;
  const isThere = isTouched || (wanted !== undefined && (await showStored(wanted.id).catch(() => false)));
  if (!isThere && shown === undefined) showFirst();
  if (isTouched) actions.rename(freeName(store.getState().document.name));
  resumeSession();
  keepSession();
  if (storage.memoryOnly !== undefined) actions.say(storage.memoryOnly);
  store.subscribe(keep);
  keepPreferences({ document: store.getState().document.id });
  autosave.changed();
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

export async function openStored(id: string): Promise<void> {
  await flush();
  const shown = await autosave.afterWrites(() => showStored(id)).catch(() => false);
  if (!shown) actions.say("That document is no longer in this browser");
}

/** Keeps with a document which file it came from. Where that cannot be stored it lasts as long as the tab. */
export async function keepFile(id: string, file: OpenedFile): Promise<void> {
  setOpenedFile(id, file);
  await flush();
  const put = async (tx: Transaction) => {
    const found = await tx.get(id);
    if (found) await tx.put({ ...found, file });
  };
  await inStorage((kept) => kept.transact("readwrite", put)).catch(() => undefined);
}

/** Writes what is not written yet. */
export async function flush(): Promise<void> {
  await opened;
  await autosave.flush();
}

/** Does something with all that is kept, after what waits to be written. */
export async function inStorage<Result>(
  task: (storage: DocumentStorage, autosave: Autosave) => Promise<Result>,
): Promise<Result> {
  await opened;
  return autosave.afterWrites(() => task(storage, autosave));
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
  const unwritten = autosave.unwritten(id);
  const found = await storage.transact("readonly", (tx) => tx.get(id));
  if (!found && !unwritten) return false;
  if (found) {
    autosave.opened(found);
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
  if (isOther && !before.preview) void autosave.left(before);
  // What comes from a link is not stored, nor what it changes.
  if (state.preview) return;
  if (isOther) void autosave.refresh(state.document.id);
  if (state.text !== before.text || state.document !== before.document || before.preview) autosave.changed();
  if (state.text !== before.text && state.session === before.session && !storage.memoryOnly) void askToPersist();
  const { theme, view, wrap, settings, document } = state;
  const isLook = theme === before.theme && view === before.view && wrap === before.wrap;
  const isSame = isLook && settings === before.settings;
  if (isSame && document.id === before.document.id) return;
  keepPreferences({ theme, view, wrap, settings, document: document.id });
}

function updateList(id: string, document: StoredDocument | undefined): void {
  const others = store.getState().documents.filter((entry) => entry.id !== id);
  store.setState({ documents: document ? [entryOf(document), ...others] : others });
}

/** What other tabs could not write when they were closed. */
async function writePending(): Promise<void> {
  for (const { pending, discard } of storage.memoryOnly ? [] : findPendingWrites()) {
    await storage.transact("readwrite", (tx) => save(tx, pending, writerNow()));
    discard();
  }
}

/** Nothing may be lost when the page goes away, and nothing old may be shown when it comes back. */
function watchPage(): void {
  const onSight = () => void (document.visibilityState === "hidden" ? autosave.flush() : autosave.refresh());
  document.addEventListener("visibilitychange", onSight);
  window.addEventListener("pagehide", () => {
    leavePendingWrite(tabId, autosave.unsaved());
    void autosave.flush();
  });
  // The page comes back as it was: it writes for itself again.
  window.addEventListener("pageshow", () => {
    leavePendingWrite(tabId, undefined);
    void autosave.refresh();
  });
  channel?.addEventListener("message", ({ data: { id } }: MessageEvent<{ id: string }>) => {
    void autosave.refresh(id);
    void storage.transact("readonly", (tx) => tx.get(id)).then((found) => updateList(id, found));
  });
}
