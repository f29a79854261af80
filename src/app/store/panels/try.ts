import { type FormPlan, hasField, isPlan, type Json, type NoForm, type ValueProblem } from "../../../core/index.ts";
import { afterPaint } from "../after-paint.ts";
import { liveQuery, type Settled } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { type AppState, isBlank, selectedTool, toolText } from "../state.ts";
import { isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { draftOf, keyOf, onDraftChange } from "./arguments.ts";
import { keepArguments } from "./kept-arguments.ts";
import { isTold, useTouched, wasAt } from "./touched.ts";
import { type PlacedProblem, placed } from "./try-problems.ts";

/** The tool that is tried. */
interface Subject {
  readonly key: string;
  readonly document: string;
  readonly name: string;
  /** The text of the tool alone: another tool's change changes nothing here. */
  readonly text: string;
}

interface Planned {
  readonly subject: Subject;
  readonly plan: FormPlan | NoForm;
  readonly names: readonly string[];
  readonly hasOutput: boolean;
}

type Judged =
  | { readonly kind: "none" }
  | {
      readonly kind: "judged";
      readonly of: Json;
      readonly ok: boolean;
      readonly problems: readonly PlacedProblem[];
      readonly engine: string;
      readonly dialect: string;
      readonly unchecked: readonly string[];
      readonly disagreements: readonly string[];
    }
  | { readonly kind: "slow" | "failed"; readonly of: Json; readonly message: string };

export interface Try {
  readonly subject: Subject | null;
  readonly planned: Planned | null;
  /** The text of the tool cannot be read: the form is that of the last one that could. */
  readonly stale: boolean;
  readonly judged: Judged;
}

const noTry: Try = { subject: null, planned: null, stale: false, judged: { kind: "none" } };
const tries = newStore<Try>(noTry);

export const useTry = tries.hook;

export function tryState(): Try {
  return tries.getState();
}

export function onTryChange(listener: () => void): () => void {
  return tries.subscribe(listener);
}

const nothing: readonly PlacedProblem[] = [];

/** What is wrong with a field, as far as it is told yet. */
export function useFieldProblems(key: string, pointer: string): readonly PlacedProblem[] {
  const isTouched = useTouched(key, (at) => wasAt(pointer, at));
  return useTry(({ subject, judged }) => {
    const problems = subject?.key === key ? problemsAt(judged, pointer) : nothing;
    return judged.kind === "judged" && problems.length > 0 && isTold(pointer, judged.of, isTouched)
      ? problems
      : nothing;
  });
}

/** Problems by place, so that a field that looks for its own finds the same list as long as nothing changed. */
const byPlace = new WeakMap<readonly PlacedProblem[], Map<string, readonly PlacedProblem[]>>();

function problemsAt(judged: Judged, pointer: string): readonly PlacedProblem[] {
  if (judged.kind !== "judged" || judged.problems.length === 0) return nothing;
  let places = byPlace.get(judged.problems);
  if (!places) {
    places = new Map();
    for (const problem of judged.problems) places.set(problem.field, [...(places.get(problem.field) ?? []), problem]);
    byPlace.set(judged.problems, places);
  }
  return places.get(pointer) ?? nothing;
}

const planLane = newLane();
const planQuery = liveQuery({
  sources: [store.subscribe],
  key: () => (isCurrent() ? (subjectOf(store.getState()) ?? "nothing") : "wait"),
  ask: (subject) => {
    const isOther = tries.getState().subject?.key !== subject.key;
    tries.setState({ subject, ...(isOther && { judged: noTry.judged }) });
    return planLane.ask("try", "plan", { tool: subject.text });
  },
  onAnswer(answer, subject) {
    if (answer.kind !== "answered") {
      tries.setState({ planned: { subject, plan: { code: "too-late", args: [] }, names: [], hasOutput: false } });
      return;
    }
    const { isBroken, ...planned } = answer.value;
    if (isBroken && tries.getState().planned?.subject.key === subject.key) tries.setState({ stale: true });
    else tries.setState({ planned: { ...planned, subject }, stale: isBroken });
  },
  onNothing() {
    const { document, text } = store.getState();
    const { subject, stale } = tries.getState();
    const isGone = subject?.document !== document.id || isBlank(text);
    if (isGone && subject) tries.setState(noTry);
    else if (!isGone && !stale) tries.setState({ stale: true });
  },
  cancel: planLane.cancel,
});

const checkLane = newLane();
const checkQuery = liveQuery({
  sources: [store.subscribe, tries.subscribe, (listener) => onDraftChange(() => afterPaint(listener))],
  key() {
    const { planned } = tries.getState();
    if (!planned) return "wait";
    const { value, broken } = draftOf(planned.subject.key);
    return broken ? "wait" : { planned, value, revision: store.getState().settings.revision };
  },
  ask: ({ planned, value, revision }) =>
    checkLane.ask("try", "check", { tool: planned.subject.text, value, settings: { revision } }, { timeoutMs: 2_000 }),
  onAnswer: (answer, { planned, value }) => tries.setState({ judged: judgedOf(answer, value, planned) }),
  cancel: checkLane.cancel,
});

export const useTryStatus = planQuery.useStatus;

/** Keeps the form and the verdict up to date for as long as the panel is on screen. */
export function watchTry(): () => void {
  keepArguments();
  const stops = [planQuery.watch(), checkQuery.watch()];
  return () => {
    for (const stop of stops) stop();
  };
}

function subjectOf(state: AppState): Subject | undefined {
  const tool = selectedTool(state);
  return (
    tool && {
      key: keyOf(state.document.id, tool.name ?? tool.index),
      document: state.document.id,
      name: tool.name ?? "",
      text: toolText(state, tool),
    }
  );
}

function judgedOf(answer: Settled<CheckAnswer>, value: Json, planned: Planned): Judged {
  if (answer.kind === "answered") {
    const { ok, problems, engine, dialect, unchecked, disagreements } = answer.value;
    return {
      kind: "judged",
      of: value,
      ok,
      problems: placedIn(planned, problems),
      engine,
      dialect,
      unchecked,
      disagreements: disagreements.map(({ message }) => message),
    };
  }
  if (answer.kind === "timed-out") {
    const message =
      "Checking these arguments took too long and was stopped: look for a slow `pattern` or a schema of very many parts. They are not checked until they change";
    return { kind: "slow", of: value, message };
  }
  return { kind: "failed", of: value, message: answer.message };
}

/** Problems at the fields of a form. */
export function placedIn({ plan, subject }: Planned, problems: readonly ValueProblem[]): readonly PlacedProblem[] {
  const knows = (path: readonly string[]) => isPlan(plan) && hasField(plan, path);
  return problems.map((problem) => placed(problem, subject.key, knows));
}

interface CheckAnswer {
  readonly ok: boolean;
  readonly problems: readonly ValueProblem[];
  readonly engine: string;
  readonly dialect: string;
  readonly unchecked: readonly string[];
  readonly disagreements: readonly { readonly message: string }[];
}
