import { createClient, type WorkerLike } from "../worker/client.ts";
import { difference } from "./difference.ts";
import { editor } from "./editor-port.ts";
import { asBegun, isBlank, safeFixes, withAnalysis } from "./state.ts";
import { actions, isCurrent, store } from "./store.ts";

const client = createClient(
  () => new Worker(new URL("../worker/core.worker.ts", import.meta.url), { type: "module" }) as unknown as WorkerLike,
  (rules) => store.setState({ rules }),
);

/** Loads the worker while the page still looks for its document. */
export function wakeAnalysis(): void {
  client.wake();
}

/** Keeps the analysis of the newest text in the state. A text that waits its turn gives way to a newer one. */
export function startAnalysis(): void {
  store.subscribe((state, before) => {
    if (state.edits !== before.edits || state.settings !== before.settings) void check();
  });
  void check();
}

async function check(): Promise<void> {
  const { text, edits, settings } = store.getState();
  const outcome = await client.analyze(text, settings);
  const state = store.getState();
  if (outcome.kind === "analyzed") {
    store.setState(withAnalysis(state, edits, isBlank(text) ? asBegun(outcome.analysis) : outcome.analysis));
  } else if (outcome.kind === "timed-out") {
    store.setState({ checking: { kind: "timed-out", tool: nameIn(outcome.tool) } });
    // The tool that hung is left out from now on, so the others get their answer.
    if (outcome.tool !== null) void checkRest(edits);
  } else if (outcome.kind === "failed") store.setState({ checking: { kind: "failed", message: outcome.message } });
}

/** The same text without the tool that hung; the state goes on saying that it did. */
async function checkRest(edits: number): Promise<void> {
  const { text, settings, checking, edits: now } = store.getState();
  if (now !== edits) return;
  const outcome = await client.analyze(text, settings);
  if (outcome.kind !== "analyzed" || store.getState().edits !== edits) return;
  store.setState({ analysis: outcome.analysis, analyzedEdits: edits, checking });
}

function nameIn(toolText: string | null): string | null {
  return /"name"\s*:\s*"([^"\\\n]{1,80})"/.exec(toolText ?? "")?.[1] ?? null;
}

/** Applies every safe fix as one edit that one Undo takes back. */
export async function fixAllSafe(): Promise<void> {
  const { text, edits, settings } = store.getState();
  const number = safeFixes(store.getState()).length;
  if (number === 0 || !isCurrent()) return;
  const fixed = await client.fixAll(text, settings);
  if (fixed === undefined || fixed === text || store.getState().edits !== edits) return;
  editor()?.apply([difference(text, fixed)]);
  actions.announce(number === 1 ? "Fixed 1 problem" : `Fixed ${number} problems`, true);
}
