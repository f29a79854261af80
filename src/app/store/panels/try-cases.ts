import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type Case, type CaseRun, readValue, type TextEdit } from "../../../core/index.ts";
import { type Answer, newAsker } from "../ask.ts";
import { editor } from "../editor-port.ts";
import { actions, isCurrent, store } from "../store.ts";
import { draftOf, giveArguments } from "./arguments.ts";
import { tryState } from "./try.ts";
import { lastCallOf } from "./try-call.ts";

/** The cases of the tool that is tried, with what came of them. */
export interface Cases {
  readonly runs: readonly CaseRun[];
  /** Why they were not tried: a slow pattern, most likely. */
  readonly trouble: string | null;
}

const cases = createStore<Cases>()(() => ({ runs: [], trouble: null }));

export function useCases<Value>(select: (state: Cases) => Value): Value {
  return useStore(cases, select);
}

/** A worker of its own: a slow case must not hold up the check of what is typed. */
const asker = newAsker();
let tried: readonly unknown[] = [];

/** Tries the cases after every change of the text, as long as the panel is on screen. */
export function watchCases(): () => void {
  const stop = store.subscribe((state, before) => {
    if (state.analysis !== before.analysis || state.settings !== before.settings || state.cursor !== before.cursor)
      void run();
  });
  void run();
  return stop;
}

async function run(): Promise<void> {
  const { text, settings, analysis } = store.getState();
  const name = tryState().subject?.name ?? selectedName();
  if (!isCurrent() || !analysis || name === undefined) return;
  const question = [text, name, settings.revision];
  if (question.every((part, index) => part === tried[index])) return;
  tried = question;
  if (!text.includes('"cases"')) return cases.setState({ runs: [], trouble: null });
  const answer = await asker.ask("try", "cases", { text, name, settings: { revision: settings.revision } });
  if (tried !== question) return;
  if (answer.kind === "answered") cases.setState({ runs: failuresFirst(answer.value), trouble: null });
  else if (answer.kind === "timed-out") {
    cases.setState({
      trouble:
        "The cases took too long and were stopped: look for a slow `pattern`. They run again after the next change.",
    });
  } else if (answer.kind === "failed") cases.setState({ trouble: answer.message });
}

function selectedName(): string | undefined {
  const { analysis, cursor } = store.getState();
  return (
    analysis?.tools.find(({ offset, length }) => cursor.offset >= offset && cursor.offset <= offset + length)?.name ??
    undefined
  );
}

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
  apply(text, await asker.ask("try", "addCase", { text, added }), "Saved the case");
}

export async function removeCase({ index }: CaseRun): Promise<void> {
  const { text } = store.getState();
  apply(text, await asker.ask("try", "removeCase", { text, index }), "Removed the case");
}

/** The arguments of a case, back in the form. */
export function openCase(run: CaseRun): void {
  const key = tryState().subject?.key;
  if (key !== undefined) giveArguments(key, run.case.arguments);
}

function apply(text: string, answer: Answer<readonly TextEdit[]>, done: string): void {
  if (answer.kind !== "answered" || answer.value.length === 0) {
    actions.say("The text cannot take a case as it stands: repair its syntax first.");
    return;
  }
  if (store.getState().text !== text) return;
  editor()?.apply(answer.value);
  actions.announce(done, true);
}
