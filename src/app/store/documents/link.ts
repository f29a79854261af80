import { withoutPreview } from "../state.ts";
import { actions, store } from "../store.ts";
import { freeName } from "./current.ts";
import { evenLineEnds } from "./line-ends.ts";
import { cursorIn, withLink } from "./with-link.ts";

/** Fetched before anything else for those who come by a link, and after everything else for the others. */
const decoder = () => import("../../../core/share/share.ts");

export function hasLink(): boolean {
  return location.hash.length > 1;
}

/** Starts with the link in the address, if there is one; to be shown once one's own document is there. */
export async function readLink(): Promise<() => void> {
  if (!hasLink()) return () => {};
  const fragment = location.hash;
  const { decodeSnapshot, toolOffset } = await decoder();
  const decoded = decodeSnapshot(fragment);
  if (!decoded.ok) return () => actions.say(decoded.message);
  const snapshot = { ...decoded.snapshot, text: evenLineEnds(decoded.snapshot.text) };
  const at = snapshot.tool === undefined ? undefined : toolOffset(snapshot.text, snapshot.tool);
  const cursor = cursorIn(snapshot.text, at);
  return () => store.setState(withLink(store.getState(), { id: crypto.randomUUID(), snapshot, cursor }));
}

/** Opens links that are put into the address later, and takes a link out of it that is no longer on screen. */
export function watchLinks(): void {
  // By then the page is there, and the next link finds its reader loaded.
  setTimeout(() => void decoder(), 1_000);
  window.addEventListener("hashchange", async () => {
    const { hash } = location;
    const show = await readLink();
    if (location.hash === hash) show();
  });
  store.subscribe((state, before) => {
    if (!before.preview || state.preview) return;
    history.replaceState(null, "", location.pathname + location.search);
    // Kept by the first edit: no other document may have its name, and it is said.
    if (state.session === before.session && state.text !== before.text) keepAs("Edited, so it is kept as");
  });
}

/** Resolves when a link on screen is checked, at once where there is none: the editor is large and can wait for that. */
export function linkChecked(): Promise<void> {
  const { preview, analysis } = store.getState();
  if (!preview || analysis) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      stop();
      resolve();
    };
    const stop = store.subscribe((state) => state.analysis && done());
    setTimeout(done, 1_000);
  });
}

export function keepLink(): void {
  keepAs("Kept as");
}

function keepAs(said: string): void {
  const state = store.getState();
  const name = freeName(state.document.name);
  store.setState({ ...withoutPreview(state), document: { ...state.document, name } });
  actions.announce(`${said} ${name}`);
}

export function closeLink(): void {
  const { preview } = store.getState();
  if (!preview) return;
  actions.showDocument(preview.before.document, preview.before.text);
  actions.setView(preview.view);
}
