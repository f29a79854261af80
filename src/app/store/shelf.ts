import { samples } from "../../core/index.ts";
import { openShelf, readPreferences, type Shelf, writePreferences } from "./persist.ts";
import { actions, store } from "./store.ts";

/** Time between the last keystroke and the write. */
const pause = 300;

let shelf: Shelf;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Brings back the last document, or the first-visit sample, and keeps every change from then on. */
export async function restore(): Promise<void> {
  const preferences = readPreferences();
  shelf = await openShelf();
  store.setState({ theme: preferences.theme, settings: { ...store.getState().settings, ...preferences.settings } });
  const kept = await shelf.all().catch(() => []);
  const last = kept.find(({ id }) => id === preferences.document) ?? kept[0];
  store.setState({ documents: kept.map(({ id, name }) => ({ id, name })) });
  if (last) actions.showDocument({ id: last.id, name: last.name }, last.text);
  else {
    const sample = samples.find(({ id }) => id === "first-visit");
    actions.showDocument({ id: newId(), name: "my-tools" }, sample?.text ?? "");
  }
  if (!shelf.durable) {
    actions.say("This browser keeps nothing for this page: download your work before you close the tab");
  }
  if (last) store.setState({ saving: { kind: "saved" } });
  else schedule();
  store.subscribe((state, before) => {
    if (state.document.id !== before.document.id && !before.preview) void flush(before);
    // What comes from a link is not stored, nor what it changes.
    if (state.preview) return;
    if (state.text !== before.text || state.document !== before.document || before.preview) schedule();
    if (
      state.theme !== before.theme ||
      state.document.id !== before.document.id ||
      state.settings !== before.settings
    ) {
      const { theme, settings, document } = state;
      writePreferences({ theme, settings, document: document.id });
    }
  });
}

/** A new document from some text. Nothing that is there is overwritten. */
export function openText(name: string, text: string): void {
  const even = evenLineEnds(text);
  actions.showDocument({ id: newId(), name: freeName(name) }, even);
  if (even !== text) actions.say(`${name} mixes line ends: they were made the same in this copy`);
}

/** An editor can only hold one kind of line end; the one that most lines have is kept. */
function evenLineEnds(text: string): string {
  const all = text.match(/\r\n|\r|\n/g) ?? [];
  const windows = all.filter((end) => end === "\r\n").length;
  const unix = all.filter((end) => end === "\n").length;
  if (windows === all.length || unix === all.length) return text;
  return text.replace(/\r\n|\r|\n/g, windows > unix ? "\r\n" : "\n");
}

export async function openStored(id: string): Promise<void> {
  await flush();
  const found = await shelf.get(id).catch(() => undefined);
  if (found) actions.showDocument({ id: found.id, name: found.name }, found.text);
  else actions.say("That document is no longer in this browser");
}

/** Writes what is not written yet; called when the page is about to go away. */
export async function flush(state = store.getState()): Promise<void> {
  if (state.saving.kind === "saved" || state.preview || !shelf) return;
  clearTimeout(timer);
  const { document, text, version } = state;
  try {
    await shelf.put({ ...document, version: 1, text, changed: Date.now() });
    const now = store.getState();
    const others = now.documents.filter(({ id }) => id !== document.id);
    store.setState({ documents: [document, ...others] });
    if (now.version === version && now.document === document) store.setState({ saving: { kind: "saved" } });
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    const reason = full ? "this browser's storage is full" : "this browser refused to store it";
    store.setState({ saving: { kind: "failed", reason } });
  }
}

function schedule(): void {
  if (store.getState().saving.kind === "saved") store.setState({ saving: { kind: "unsaved" } });
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), pause);
}

function newId(): string {
  return crypto.randomUUID();
}

function freeName(name: string): string {
  const taken = new Set(store.getState().documents.map((document) => document.name));
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
