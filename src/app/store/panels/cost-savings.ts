import { applyEdits, count, numberWords, type Saving } from "../../../core/index.ts";
import { editor } from "../editor-port.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { actions, isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { costWay, onCostWayChange } from "./cost-way.ts";

interface SavingsState {
  readonly savings: readonly Saving[];
  /** The text that they are of. */
  readonly text: string;
  /** What differs from the choice that they come with. */
  readonly turned: ReadonlySet<string>;
  /** What the chosen ones save together; null until that is known. */
  readonly saved: number | null;
  readonly preview: { readonly before: string; readonly after: string; readonly ids: readonly string[] } | null;
  readonly isFound: boolean;
}

const savings = newStore<SavingsState>({
  ...{ savings: [], text: "", turned: new Set<string>(), saved: null, preview: null, isFound: false },
});

export const useSavings = savings.hook;

const lane = newLane();
const sumLane = newLane();
const timeoutMs = 20_000;
/** Nobody looks for savings in a text that is being written. */
const debounceMs = 300;

const query = liveQuery({
  sources: [store.subscribe, onCostWayChange],
  key() {
    if (!isCurrent()) return "wait";
    const { text, analysis, settings } = store.getState();
    if (!analysis || analysis.tools.length === 0) return "nothing";
    const { tokenizer, client, server } = costWay();
    return { text, tokenizer, client, server, revision: settings.revision, clients: settings.clients };
  },
  ask: (key, _: (at: number) => void) => lane.ask("cost", "savings", key, { timeoutMs }),
  onAnswer(answer, { text }) {
    const found = answer.kind === "answered" ? answer.value : [];
    const { preview } = savings.getState();
    savings.setState({ savings: found, text, isFound: true, preview: preview?.before === text ? preview : null });
  },
  onNothing: () => savings.setState({ savings: [], text: "", saved: null, preview: null, isFound: false }),
  cancel: lane.cancel,
  debounceMs,
});

const sum = liveQuery({
  sources: [savings.subscribe],
  key() {
    const state = savings.getState();
    const chosen = chosenSavings(state);
    return chosen.length === 0 ? "nothing" : { text: state.text, ids: chosen.map(({ id }) => id).join("\n") };
  },
  ask: () => sumLane.ask("cost", "apply", questionOf(chosenSavings(savings.getState())), { timeoutMs }),
  onAnswer: (answer) => savings.setState({ saved: answer.kind === "answered" ? answer.value.saved : null }),
  onNothing: () => savings.getState().saved !== null && savings.setState({ saved: null }),
  cancel: sumLane.cancel,
});

/** Looks for savings for as long as the panel is on screen. */
export function watchSavings(): () => void {
  const stops = [query.watch(), sum.watch()];
  return () => {
    for (const stop of stops) stop();
  };
}

export function isChosenSaving({ turned }: Pick<SavingsState, "turned">, { id, isSafe }: Saving): boolean {
  return isSafe !== turned.has(id);
}

export function chosenSavings(state: Pick<SavingsState, "savings" | "turned">): readonly Saving[] {
  return state.savings.filter((saving) => isChosenSaving(state, saving));
}

function questionOf(chosen: readonly Saving[]) {
  const { text } = savings.getState();
  const { revision, clients } = store.getState().settings;
  const short = chosen.map(({ id, tools }) => ({ id, tools }));
  return { text, ...costWay(), revision, clients, chosen: short };
}

async function editsOf(ids: readonly string[]) {
  const chosen = savings.getState().savings.filter(({ id }) => ids.includes(id));
  const question = questionOf(chosen);
  const answer = await lane.ask("cost", "apply", question, { timeoutMs });
  if (answer.kind === "failed" || answer.kind === "timed-out") {
    const why = answer.kind === "failed" ? answer.message : "it took too long";
    actions.say(`The saving could not be worked out: ${why}. Try one saving at a time`);
  }
  // Edits are of the text that was looked through; they may not touch another one.
  if (answer.kind !== "answered" || store.getState().text !== question.text) return undefined;
  return { ...answer.value, text: question.text };
}

export const savingActions = {
  toggle: ({ id }: Saving) =>
    savings.setState(({ turned }) => {
      const next = new Set(turned);
      if (!next.delete(id)) next.add(id);
      return { turned: next };
    }),
  async preview(ids: readonly string[]): Promise<void> {
    const made = await editsOf(ids);
    if (made) savings.setState({ preview: { before: made.text, after: applyEdits(made.text, made.edits), ids } });
  },
  closePreview: () => savings.setState({ preview: null }),
  /** One edit of the text, which one Undo takes back. */
  async apply(ids: readonly string[]): Promise<void> {
    const made = await editsOf(ids);
    if (!made || made.edits.length === 0) return;
    editor()?.apply(made.edits);
    savings.setState({ preview: null, turned: new Set() });
    actions.announce(`Applied ${count(ids.length, "saving")}: ${numberWords(made.saved)} tokens less`, true);
  },
};
