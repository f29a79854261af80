import { newStore } from "../new-store.ts";
import { actions, store } from "../store.ts";
import type { ServedCall, ServedEvent } from "./call.ts";
import { listen, saveFile } from "./link.ts";

interface Served {
  readonly state: "waiting" | "live" | "lost";
  /** Since when it is not reachable, in ms since 1970. */
  readonly since: number;
  readonly file: string;
  readonly name: string;
  /** Oldest first, at most a thousand. */
  readonly calls: readonly ServedCall[];
  readonly total: number;
  readonly clients: number;
  /** The text of the file as somebody else wrote it, while another one is on screen. */
  readonly conflict: { readonly text: string; readonly version: string } | null;
}

const first: Served = {
  state: "waiting",
  since: 0,
  file: "",
  name: "",
  calls: [],
  total: 0,
  clients: 0,
  conflict: null,
};
const served = newStore<Served>(first);
export const useServed = served.hook;

const maxCalls = 1000;
const saveAfterMs = 300;
const documentId = "served-file";

/** The text that both sides have, and its version. */
let seen = { text: "", version: "" };
/** The text that was sent last: the server tells of it, too. */
let sent: string | undefined;
let isWaiting = false;

/** Follows the file and its calls for as long as the server is there. */
export function startServed(): void {
  store.subscribe(() => {
    const { document, text } = store.getState();
    if (document.id !== documentId || text === seen.text || served.getState().state !== "live") return;
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => void write(), saveAfterMs);
  });
  void follow();
}

export async function follow(): Promise<void> {
  await listen(hear).catch(() => undefined);
  served.setState({ state: "lost", since: Date.now() });
}

function hear(event: ServedEvent): void {
  if (event.kind === "hello") {
    const { file, name, calls, total, clients } = event;
    served.setState({ state: "live", file, name, calls, total, clients, conflict: null });
    show(event.text, event.version);
  } else if (event.kind === "file") {
    if (event.text === store.getState().text || event.text === sent)
      seen = { text: event.text, version: event.version };
    else if (store.getState().text === seen.text) show(event.text, event.version);
    else served.setState({ conflict: { text: event.text, version: event.version } });
  } else {
    const calls = [...served.getState().calls, ...event.calls].slice(-maxCalls);
    served.setState({ calls, total: event.total, clients: event.clients });
  }
}

function show(text: string, version: string): void {
  seen = { text, version };
  const { document, text: before } = store.getState();
  if (document.id === documentId && before === text) return;
  actions.showDocument({ id: documentId, name: served.getState().file }, text);
}

async function write(): Promise<void> {
  isWaiting = false;
  const { document, text } = store.getState();
  if (document.id !== documentId || served.getState().conflict || text === seen.text) return;
  sent = text;
  const answer = await saveFile(text, seen.version);
  if (answer.kind === "saved") {
    seen = { text, version: answer.version };
    actions.settle("file");
  } else if (answer.kind === "conflict") served.setState({ conflict: { text: answer.text, version: answer.version } });
  else actions.say(`${served.getState().file} could not be saved: the server does not answer`, "file");
}

/** What is on screen goes over what somebody else wrote, or makes room for it. */
export function settleConflict(keep: "mine" | "theirs"): void {
  const { conflict } = served.getState();
  if (!conflict) return;
  served.setState({ conflict: null });
  if (keep === "theirs") show(conflict.text, conflict.version);
  else {
    seen = { text: conflict.text, version: conflict.version };
    void write();
  }
}
