import { type AppState, type PanelId, panelIds } from "./state.ts";
import { store } from "./store.ts";

/** Where somebody was in this tab: what a reload must not lose, and another tab has no use for. */
interface Session {
  readonly document: string;
  readonly panel: PanelId;
  readonly offset: number;
  readonly tool: AppState["lastTool"];
}

const key = "toolwright.session.v1";

/** Goes back to where this tab was, if it shows the same document. */
export function resumeSession(): void {
  const { document, text } = store.getState();
  const stored = readSession();
  if (!stored || stored.document !== document.id) return;
  const offset = Math.min(stored.offset, text.length);
  const lines = text.slice(0, offset).split("\n");
  const cursor = { offset, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  store.setState({ panel: stored.panel, cursor, lastTool: stored.tool });
}

/** Remembers where somebody is when the page goes away. What comes from a link is not kept. */
export function keepSession(): void {
  addEventListener("pagehide", () => {
    const { document, panel, cursor, lastTool, preview } = store.getState();
    if (!preview) write({ document: document.id, panel, offset: cursor.offset, tool: lastTool });
  });
}

function readSession(): Session | undefined {
  try {
    const { document, panel, offset, tool } = JSON.parse(sessionStorage.getItem(key) ?? "null") ?? {};
    const known = panelIds.find((id) => id === panel);
    const isWhole = typeof document === "string" && known && Number.isSafeInteger(offset) && offset >= 0;
    return isWhole ? { document, panel: known, offset, tool: toolOf(tool) } : undefined;
  } catch {
    return undefined;
  }
}

function toolOf(stored: unknown): Session["tool"] {
  const { name, index } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  if ((name !== null && typeof name !== "string") || !Number.isSafeInteger(index)) return null;
  return { name, index: index as number };
}

function write(session: Session): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(session));
  } catch {
    // Without storage a reload starts at the top.
  }
}
