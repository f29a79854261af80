import { type CompareRequest, type CompareRow, type Comparison, count, maxText } from "../../../core/index.ts";
import { inStorage } from "../documents/current.ts";
import { editor } from "../editor-port.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { selectedTool } from "../state.ts";
import { actions, store } from "../store.ts";
import { newLane, type Progress } from "../workers.ts";
import { orderByName } from "./version-order.ts";

/** What this document is compared with. */
export interface Target {
  readonly label: string;
  readonly text: string;
  /** Where it is known. */
  readonly age?: "older" | "newer";
}

export const pastedLabel = "pasted target";

interface CompareState {
  readonly target: Target | null;
  readonly targetIsNewer: boolean;
  /** Nobody has said which is newer, and nothing tells. */
  readonly isAgeAsked: boolean;
  readonly rejected: readonly string[];
  readonly confirmed: readonly string[];
  readonly result: Comparison | null;
  /** What the result is of; another one on screen is stale. */
  readonly resultOf: CompareRequest | null;
  readonly trouble: string | null;
  /** What differs from the choice that the rows come with. */
  readonly turned: ReadonlySet<string>;
  /** The text as aligning would leave it. */
  readonly preview: { readonly before: string; readonly after: string } | null;
  /** Only changes of this severity are listed. */
  readonly only: CompareRow["severity"] | null;
  /** The tools whose changes are folded away. */
  readonly folded: ReadonlySet<string>;
}

const first: CompareState = {
  ...{
    target: null,
    targetIsNewer: false,
    isAgeAsked: false,
    rejected: [],
    confirmed: [],
    result: null,
    resultOf: null,
  },
  ...{ trouble: null, turned: new Set<string>(), preview: null, only: null, folded: new Set<string>() },
};
const compare = newStore<CompareState>(first);
const lane = newLane();
/** A document of two megabytes takes less than a second; between two words of progress it is far less. */
const timeoutMs = 10_000;

export const useCompare = compare.hook;

let asked: CompareRequest | null = null;
const query = liveQuery({
  sources: [store.subscribe, compare.subscribe],
  key() {
    const { target, targetIsNewer, rejected, confirmed } = compare.getState();
    if (!target) return "nothing";
    const { text } = store.getState();
    return { text, target: target.text, targetIsNewer, rejected, confirmed, tool: otherTool() };
  },
  ask(key, onProgress: (at: Progress) => void) {
    asked = { ...key, tool: toolNow() };
    if (compare.getState().preview) compare.setState({ preview: null });
    return lane.ask("compare", "compare", asked, { timeoutMs, onProgress });
  },
  onAnswer(answer) {
    if (answer.kind === "answered") {
      return compare.setState({ trouble: null, result: answer.value, resultOf: asked });
    }
    const words = "Comparing took too long and was stopped. Compare fewer tools at once.";
    compare.setState({ trouble: answer.kind === "timed-out" ? words : `Comparing failed: ${answer.message}` });
  },
  letGo() {
    const { result, preview } = compare.getState();
    const isLarge = !preview && result !== null && result.rows.length > maxKept;
    if (isLarge) compare.setState({ result: null, resultOf: null });
    return isLarge;
  },
  cancel: lane.cancel,
});
/** More changes are not kept for a panel that was left: they are found again in a moment. */
const maxKept = 200;

/** Compares the text as it is now, for as long as the panel is on screen. */
export const watchCompare = query.watch;
export const useCompareStatus = query.useStatus;

function toolNow(): string | undefined {
  return selectedTool(store.getState())?.name ?? undefined;
}

/**
 * The selected tool only matters where the target has no name of its own: after a result, the choice of another tool alone
 * changes nothing. Where nothing could be compared, it is worth another try.
 */
function otherTool(): string | undefined {
  const { result, resultOf } = compare.getState();
  const tool = toolNow();
  return result?.problem !== undefined && tool !== resultOf?.tool ? tool : undefined;
}

export function isChosen({ turned }: Pick<CompareState, "turned">, row: CompareRow): boolean {
  return row.editable && row.chosen !== turned.has(row.id);
}

export function chosenRows(state: CompareState): readonly CompareRow[] {
  return state.result?.rows.filter((row) => isChosen(state, row)) ?? [];
}

export const compareActions = {
  setTarget(target: Target | null) {
    query.forget();
    actions.settle("target");
    const age = target?.age ?? (target && orderByName(store.getState().document.name, target.label));
    compare.setState({
      ...first,
      target,
      targetIsNewer: age === "newer",
      isAgeAsked: target !== null && age === undefined,
    });
  },
  setNewer: (targetIsNewer: boolean) =>
    compare.setState((before) => ({
      targetIsNewer,
      isAgeAsked: false,
      turned: before.targetIsNewer === targetIsNewer ? before.turned : new Set<string>(),
    })),
  rename: (id: string, right: boolean) =>
    compare.setState(({ rejected, confirmed }) =>
      right ? { confirmed: [...confirmed, id] } : { rejected: [...rejected, id] },
    ),
  choose: (rows: readonly CompareRow[], wanted: boolean) =>
    compare.setState(({ turned }) => {
      const next = new Set(turned);
      for (const row of rows) {
        if (row.chosen === wanted) next.delete(row.id);
        else next.add(row.id);
      }
      return { turned: next };
    }),
  show: (only: CompareRow["severity"] | null) => compare.setState({ only }),
  fold: (tools: readonly string[], isFolded: boolean) =>
    compare.setState(({ folded }) => {
      const next = new Set(folded);
      for (const tool of tools) {
        if (isFolded) next.add(tool);
        else next.delete(tool);
      }
      return { folded: next };
    }),
  cancel: () => {
    query.cancel();
    compare.setState({ trouble: "Comparing was called off. The next change starts it again." });
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
  const answer = await lane.ask("compare", "align", { request, chosen: rows.map(({ id }) => id) }, { timeoutMs });
  if (answer.kind !== "answered") {
    if (answer.kind !== "dropped") compare.setState({ trouble: "The edits could not be made. Choose fewer changes." });
    return;
  }
  if (store.getState().text !== request.text) return;
  if (mode === "preview") return compare.setState({ preview: { before: request.text, after: answer.value.text } });
  editor()?.apply(answer.value.edits);
  compare.setState({ preview: null });
  actions.announce(`Aligned ${count(rows.length, "change")}`, true);
}

/** Text that was pasted or dropped: JSON, or a link to some. Says what is wrong, or nothing. */
export async function takeTarget(label: string, text: string): Promise<string | undefined> {
  if (text.trim() === "") return "Paste a tool, a list of tools, an input schema or a link";
  if (text.length > maxText) return "The text is too large to compare";
  if (!/^(https?:\/\/\S*)?#v\d+\//.test(text.trim())) {
    compareActions.setTarget({ label, text });
    return undefined;
  }
  const answer = await lane.ask("compare", "link", text.trim());
  if (answer.kind !== "answered") return "The link could not be read";
  if (!answer.value.ok) return answer.value.message;
  compareActions.setTarget({ label: answer.value.snapshot.name, text: answer.value.snapshot.text });
  return undefined;
}

/** Another document of this browser. */
export async function takeStored(id: string, labelOf = (name: string) => name): Promise<void> {
  const found = await inStorage((storage) => storage.transact("readonly", (tx) => tx.get(id))).catch(() => undefined);
  if (found) compareActions.setTarget({ label: labelOf(found.name), text: found.text });
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
    .map(({ number, text, at }) => ({ label: `Version ${number}, ${written.format(at)}`, text, age: "older" }));
}
