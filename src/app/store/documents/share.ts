import { longLink } from "../../../core/index.ts";
import { copyText } from "../../copy-text.ts";
import { newStore } from "../new-store.ts";
import { chosenTool, type EditorView, type PanelId, selectedTool } from "../state.ts";
import { actions, store } from "../store.ts";
import { newLane } from "../workers.ts";

/** How the last link came out; what needs words stays until the next one. */
export type Shared =
  | { readonly kind: "none" }
  | { readonly kind: "copied"; readonly length: number; readonly long: boolean; readonly secret: string | null }
  /** The browser kept its clipboard to itself. */
  | { readonly kind: "refused"; readonly url: string }
  | { readonly kind: "failed"; readonly message: string };

interface Sharing {
  readonly open: boolean;
  readonly shared: Shared;
}

const sharing = newStore<Sharing>({ open: false, shared: { kind: "none" } });
const lane = newLane();

export const useSharing = sharing.hook;

export function setShareOptions(open: boolean): void {
  sharing.setState(open ? { open, shared: { kind: "none" } } : { open });
}

export interface ShareOptions {
  /** Only the selected tool. */
  readonly only?: boolean;
  /** What it opens on. */
  readonly panel?: PanelId | EditorView;
}

/** Copies a link to what is on screen. What the user should know about it opens beside the button. */
export async function shareLink({ only = false, panel }: ShareOptions = {}): Promise<void> {
  const state = store.getState();
  // A link to the whole document says nothing of a tool that nobody chose.
  const isOne = only || state.analysis?.tools.length === 1;
  const tool = (isOne ? selectedTool(state) : chosenTool(state))?.name;
  const snapshot = {
    version: 1 as const,
    name: state.document.name,
    text: state.text,
    revision: state.settings.revision,
    ...(state.settings.clients.length > 0 && { clients: state.settings.clients, server: state.settings.server }),
    ...(tool && { tool }),
    ...(panel && { panel }),
  };
  const answer = await lane.ask("share", "link", { snapshot, only });
  if (answer.kind === "dropped") return;
  if (answer.kind !== "answered")
    return settle({ kind: "failed", message: "The link could not be made. Send the file instead" });
  const { fragment, opens, secret } = answer.value;
  if (!opens) return settle({ kind: "failed", message: tooMuch(fragment.length) });
  const url = location.origin + location.pathname + fragment;
  if (!(await copyText(url))) return settle({ kind: "refused", url });
  actions.announce(`Link copied, ${url.length.toLocaleString("en")} characters`);
  settle({ kind: "copied", length: url.length, long: url.length > longLink, secret });
}

function settle(shared: Shared): void {
  const isQuiet = shared.kind === "copied" && !shared.long && shared.secret === null;
  sharing.setState(({ open }) => ({ shared, open: open || !isQuiet }));
}

function tooMuch(length: number): string {
  const size = length.toLocaleString("en");
  return `The document does not fit in a link: it is too large (${size} characters) or nested too deep. Send the file instead`;
}
