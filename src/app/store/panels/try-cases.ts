import {
  type Case,
  type CaseRun,
  count,
  type EdgeCase,
  readValue,
  sameJson,
  type TextEdit,
} from "../../../core/index.ts";
import { editor } from "../editor-port.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { actions, isCurrent, store } from "../store.ts";
import { type Answer, newLane } from "../workers.ts";
import { draftOf, giveArguments } from "./arguments.ts";
import { onTryChange, tryState } from "./try.ts";
import { lastCallOf } from "./try-call.ts";

/** The cases of the tool that is tried, with what came of them. */
interface Cases {
  readonly runs: readonly CaseRun[];
  /** Why they were not tried: a slow pattern, most likely. */
  readonly trouble: string | null;
}

const noCases: Cases = { runs: [], trouble: null };
const cases = newStore<Cases>(noCases);

export const useCases = cases.hook;

/** A lane of its own: a slow case must not hold up the check of what is typed. */
const lane = newLane();
const query = liveQuery({
  sources: [store.subscribe, onTryChange],
  key() {
    const { text, settings, analysis } = store.getState();
    const name = tryState().subject?.name;
    if (!isCurrent() || !analysis || name === undefined) return "wait";
    return text.includes('"cases"') ? { text, name, revision: settings.revision } : "nothing";
  },
  ask: ({ text, name, revision }) => lane.ask("try", "cases", { text, name, settings: { revision } }),
  onAnswer(answer) {
    if (answer.kind === "answered") cases.setState({ runs: failuresFirst(answer.value), trouble: null });
    else if (answer.kind === "failed") cases.setState({ trouble: answer.message });
    else {
      const words =
        "The cases took too long and were stopped: look for a slow `pattern` or a schema of very many parts.";
      cases.setState({ trouble: `${words} They run again after the next change.` });
    }
  },
  onNothing: () => cases.getState() !== noCases && cases.setState(noCases, true),
  cancel: lane.cancel,
});

/** Tries the cases after every change of the text, as long as the panel is on screen. */
export const watchCases = query.watch;

function failuresFirst(runs: readonly CaseRun[]): CaseRun[] {
  return runs.toSorted((a, b) => Number(a.pass) - Number(b.pass) || a.index - b.index);
}

/** Saves the arguments, and with an `outputSchema` the last result, as a case. Undo takes it back. */
export async function saveCase(name: string, expect: Case["expect"]): Promise<void> {
  const { subject, planned } = tryState();
  if (!subject || !planned) return;
  const last = lastCallOf(subject.key)?.outcome;
  const result =
    planned.hasOutput && expect === "valid" && last?.kind === "result"
      ? readValue(last.text, { comments: true, exact: true })
      : undefined;
  const added: Case = {
    name,
    tool: subject.name,
    arguments: draftOf(subject.key).value,
    expect,
    ...(result?.kind === "value" && { result: result.value }),
  };
  const { text } = store.getState();
  apply(text, await lane.ask("try", "addCases", { text, added: [added] }), "Saved the case");
}

/** Saves edge cases with what came of each; those that are saved already stay as they are. */
export async function saveEdgeCases(edges: readonly EdgeCase[]): Promise<void> {
  const tool = tryState().subject?.name;
  if (tool === undefined) return;
  const { runs } = cases.getState();
  const added = edges
    .filter((edge) => !runs.some((run) => sameJson(run.case.arguments, edge.arguments)))
    .map((edge): Case => {
      const name = edge.name.replaceAll("`", "");
      return { name, tool, arguments: edge.arguments, expect: edge.valid ? "valid" : "invalid" };
    });
  if (added.length === 0) return actions.announce("All edge cases are saved already");
  const kept = edges.length - added.length;
  const rest = kept === 0 ? "" : `; ${kept} ${kept === 1 ? "was" : "were"} there already`;
  const { text } = store.getState();
  apply(text, await lane.ask("try", "addCases", { text, added }), `Saved ${count(added.length, "case")}${rest}`);
}

export async function removeCase({ index }: CaseRun): Promise<void> {
  const { text } = store.getState();
  apply(text, await lane.ask("try", "removeCase", { text, index }), "Removed the case");
}

/** The arguments of a case, back in the form. */
export function openCase(run: CaseRun): void {
  const key = tryState().subject?.key;
  if (key !== undefined) giveArguments(key, run.case.arguments);
}

function apply(text: string, answer: Answer<readonly TextEdit[]>, done: string): void {
  if (answer.kind !== "answered" || answer.value.length === 0) {
    actions.say("The text cannot take a case as it stands: repair its syntax first.", "text");
    return;
  }
  if (store.getState().text !== text) return;
  editor()?.apply(answer.value);
  actions.announce(done, true);
}
