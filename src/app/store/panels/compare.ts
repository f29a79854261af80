import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type CompareRequest, type CompareRow, type Comparison, maxText } from "../../../core/index.ts";
import { newAsker, type Progress } from "../ask.ts";
import { inStorage } from "../documents/current.ts";
import { editor } from "../editor-port.ts";
import { selectedTool } from "../state.ts";
import { actions, store } from "../store.ts";

/** What this document is compared with. */
export interface Target {
  readonly label: string;
  readonly text: string;
}

export const pastedLabel = "pasted target";

interface CompareState {
  /** Counts the reasons to compare again. */
  readonly round: number;
  readonly target: Target | null;
  readonly targetIsNewer: boolean;
  readonly rejected: readonly string[];
  readonly confirmed: readonly string[];
  readonly result: Comparison | null;
  /** What the result is of; another one on screen is stale. */
  readonly resultOf: CompareRequest | null;
  readonly busy: Progress | null;
  readonly trouble: string | null;
  /** What differs from the choice that the rows come with. */
  readonly turned: ReadonlySet<string>;
  /** The text as aligning would leave it. */
  readonly preview: { readonly before: string; readonly after: string } | null;
}

const first: CompareState = {
  round: 0,
  ...{ target: null, targetIsNewer: false, rejected: [], confirmed: [], result: null, resultOf: null },
  ...{ busy: null, trouble: null, turned: new Set<string>(), preview: null },
};
const compare = createStore<CompareState>()(() => first);
const asker = newAsker();
/** A document of two megabytes takes less than a second; between two words of progress it is far less. */
const timeoutMs = 10_000;

export function useCompare<Value>(select: (state: CompareState) => Value): Value {
  return useStore(compare, select);
}

export function isChosen({ turned }: Pick<CompareState, "turned">, row: CompareRow): boolean {
  return row.editable && row.chosen !== turned.has(row.id);
}

export function chosenRows(state: CompareState): readonly CompareRow[] {
  return state.result?.rows.filter((row) => isChosen(state, row)) ?? [];
}

/** Compares the text as it is now, unless that was done already. The panel asks for it while it is on screen. */
export async function compareNow(): Promise<void> {
  const request = requestNow();
  if (!request || sameRequest(request, compare.getState().resultOf)) return;
  compare.setState({ busy: { done: 0, of: 0 }, preview: null });
  const answer = await asker.ask("compare", "compare", request, {
    timeoutMs,
    onProgress: (busy) => compare.setState({ busy }),
  });
  if (answer.kind === "dropped") return;
  const trouble =
    answer.kind === "answered"
      ? null
      : answer.kind === "timed-out"
        ? "Comparing took too long and was stopped. Compare fewer tools at once."
        : `Comparing failed: ${answer.message}`;
  const done = answer.kind === "answered" ? { result: answer.value, resultOf: request } : {};
  compare.setState({ busy: null, trouble, ...done });
}

export const compareActions = {
  setTarget: (target: Target | null) =>
    compare.setState(({ round, targetIsNewer }) => ({ ...first, target, targetIsNewer, round: round + 1 })),
  turnRound: () =>
    compare.setState(({ round, targetIsNewer }) => ({
      targetIsNewer: !targetIsNewer,
      turned: new Set(),
      round: round + 1,
    })),
  rename: (id: string, right: boolean) =>
    compare.setState(({ round, rejected, confirmed }) => ({
      round: round + 1,
      ...(right ? { confirmed: [...confirmed, id] } : { rejected: [...rejected, id] }),
    })),
  choose: (rows: readonly CompareRow[], wanted: boolean) =>
    compare.setState(({ turned }) => {
      const next = new Set(turned);
      for (const row of rows) {
        if (row.chosen === wanted) next.delete(row.id);
        else next.add(row.id);
      }
      return { turned: next };
    }),
  cancel: () => {
    asker.cancel();
    compare.setState({ busy: null, trouble: "Comparing was called off. The next change starts it again." });
  },
  closePreview: () => compare.setState({ preview: null }),
  goTo: ({ span }: CompareRow) =>
    span && actions.goTo({ offset: span.offset, length: Math.min(span.length, 30) }, false),
};

/** Brings the chosen rows to what the target has: shown first, or applied as one step that Undo takes back. */
export async function align(mode: "preview" | "apply"): Promise<void> {
  const state = compare.getState();
  const { resultOf: request } = state;
  const rows = chosenRows(state);
  if (!request || rows.length === 0 || request.text !== store.getState().text) return;
  const answer = await asker.ask("compare", "align", { request, chosen: rows.map(({ id }) => id) }, { timeoutMs });
  if (answer.kind !== "answered") {
    if (answer.kind !== "dropped") compare.setState({ trouble: "The edits could not be made. Choose fewer changes." });
    return;
  }
  if (store.getState().text !== request.text) return;
  if (mode === "preview") return compare.setState({ preview: { before: request.text, after: answer.value.text } });
  editor()?.apply(answer.value.edits);
  compare.setState({ preview: null });
  actions.announce(rows.length === 1 ? "Aligned 1 change" : `Aligned ${rows.length} changes`, true);
}

/** Text that was pasted or dropped: JSON, or a link to some. Says what is wrong, or nothing. */
export async function takeTarget(label: string, text: string): Promise<string | undefined> {
  if (text.trim() === "") return "Paste a tool, a list of tools, an input schema or a link";
  if (text.length > maxText) return "The text is too large to compare";
  if (!/^(https?:\/\/\S*)?#v\d+\//.test(text.trim())) {
    compareActions.setTarget({ label, text });
    return undefined;
  }
  const answer = await asker.ask("compare", "link", text.trim());
  if (answer.kind !== "answered") return "The link could not be read";
  if (!answer.value.ok) return answer.value.message;
  compareActions.setTarget({ label: answer.value.snapshot.name, text: answer.value.snapshot.text });
  return undefined;
}

/** Another document of this browser. */
export async function takeStored(id: string): Promise<void> {
  const found = await inStorage((storage) => storage.transact("readonly", (tx) => tx.get(id))).catch(() => undefined);
  if (found) compareActions.setTarget({ label: found.name, text: found.text });
  else actions.say("That document is no longer in this browser");
}

/** Earlier versions of this document, the newest first. */
export async function earlierVersions(): Promise<readonly Target[]> {
  const { document } = store.getState();
  const found = await inStorage((storage) => storage.transact("readonly", (tx) => tx.versions(document.id))).catch(
    () => [],
  );
  const written = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  return found
    .toReversed()
    .slice(0, 20)
    .map(({ number, text, at }) => ({ label: `Version ${number}, ${written.format(at)}`, text }));
}

function requestNow(): CompareRequest | undefined {
  const { target, targetIsNewer, rejected, confirmed } = compare.getState();
  if (!target) return undefined;
  const state = store.getState();
  return {
    text: state.text,
    target: target.text,
    targetIsNewer,
    rejected,
    confirmed,
    tool: selectedTool(state)?.name ?? undefined,
  };
}

/** The tool under the cursor only matters where the target has no name of its own, so a move of the cursor alone changes nothing. */
function sameRequest(one: CompareRequest, other: CompareRequest | null): boolean {
  const parts = ["text", "target", "targetIsNewer", "rejected", "confirmed"] as const;
  return (
    other !== null &&
    parts.every((part) => one[part] === other[part]) &&
    (one.tool === other.tool || compare.getState().result?.problem === undefined)
  );
}
