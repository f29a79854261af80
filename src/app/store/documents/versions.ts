import { difference } from "../difference.ts";
import { editor } from "../editor-port.ts";
import { newStore } from "../new-store.ts";
import type { EarlierVersion } from "../storage/record.ts";
import { actions, store } from "../store.ts";
import { flush, inStorage } from "./current.ts";

/** The earlier versions of the document that was last asked about, the newest first. */
export const versions = newStore<{ readonly listed: readonly EarlierVersion[] }>({ listed: [] });

async function loadVersions(): Promise<readonly EarlierVersion[]> {
  await flush();
  const { id } = store.getState().document;
  const found = await inStorage((storage) => storage.transact("readonly", (tx) => tx.versions(id))).catch(() => []);
  return found.toReversed();
}

export async function showVersions(): Promise<void> {
  const listed = await loadVersions();
  versions.setState({ listed });
  if (listed.length > 0) actions.setPalette("versions");
  else actions.announce(`${store.getState().document.name} has no earlier version yet`);
}

/** Brings back an earlier text as one edit that Undo takes back. */
export function restoreVersion({ text, at }: EarlierVersion): void {
  const { text: now } = store.getState();
  if (text !== now) editor()?.apply([difference(now, text)]);
  if (text !== now) actions.announce(`Restored the version of ${timeText(at)}`, true);
  else actions.announce("That version says what the document says now");
}

/** Today by the clock, other days by the date too. */
export function timeText(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat("en", {
    ...(!isToday && { dateStyle: "medium" }),
    timeStyle: isToday ? "medium" : "short",
    hourCycle: "h23",
  }).format(at);
}
