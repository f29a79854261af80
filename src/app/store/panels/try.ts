import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type FormPlan, hasField, isPlan, type NoForm, type ValueProblem } from "../../../core/index.ts";
import { afterPaint } from "../after-paint.ts";
import { type Answer, newAsker } from "../ask.ts";
import { type AppState, isBlank, selectedTool } from "../state.ts";
import { isCurrent, store } from "../store.ts";
import { draftOf, keyOf, onDraftChange } from "./arguments.ts";
import { type PlacedProblem, placed } from "./try-problems.ts";

/** The tool that is tried. */
export interface Subject {
  readonly key: string;
  readonly document: string;
  readonly name: string;
  /** The text of the tool alone: another tool's change changes nothing here. */
  readonly text: string;
}

export interface Planned {
  readonly subject: Subject;
  readonly plan: FormPlan | NoForm;
  readonly names: readonly string[];
  readonly hasOutput: boolean;
}

export type Judged =
  | { readonly kind: "none" }
  | {
      readonly kind: "judged";
      readonly of: unknown;
      readonly ok: boolean;
      readonly problems: readonly PlacedProblem[];
      readonly engine: string;
      readonly dialect: string;
      readonly unchecked: readonly string[];
      readonly disagreements: readonly string[];
    }
  | { readonly kind: "slow" | "failed"; readonly of: unknown; readonly message: string };

export interface Try {
  readonly subject: Subject | null;
  readonly planned: Planned | null;
  /** The text of the tool cannot be read: the form is that of the last one that could. */
  readonly stale: boolean;
  readonly judged: Judged;
}

const tries = createStore<Try>()(() => ({ subject: null, planned: null, stale: false, judged: { kind: "none" } }));

export function useTry<Value>(select: (state: Try) => Value): Value {
  return useStore(tries, select);
}

export function tryState(): Try {
  return tries.getState();
}

export interface FieldProblem {
  readonly message: string;
  readonly repair?: { readonly label: string; readonly run: () => void };
}

const nothing: readonly PlacedProblem[] = [];

export function useFieldProblems(key: string, pointer: string): readonly FieldProblem[] {
  return useTry((state) => (state.subject?.key === key ? problemsAt(state.judged, pointer) : nothing));
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

const asker = newAsker();

/** Keeps the form and the verdict up to date for as long as the panel is on screen. */
export function watchTry(): () => void {
  const follow = () => void plan(store.getState());
  const stops = [
    store.subscribe((state, before) => {
      if (state.settings !== before.settings) void judge();
      if (state.analysis !== before.analysis || state.cursor !== before.cursor || state.document !== before.document)
        follow();
    }),
    onDraftChange(() => afterPaint(judgeLater)),
  ];
  follow();
  judgeLater();
  return () => {
    for (const stop of stops) stop();
  };
}

function judgeLater(): void {
  void judge();
}

async function plan(state: AppState): Promise<void> {
  const before = tries.getState();
  if (!isCurrent()) return;
  const subject = subjectOf(state);
  if (!subject) {
    const isGone =
      before.subject?.document !== state.document.id || state.analysis?.tools.length !== 0 || isBlank(state.text);
    tries.setState(isGone ? { subject: null, planned: null, stale: false, judged: { kind: "none" } } : { stale: true });
    return;
  }
  if (before.subject?.text === subject.text && before.subject.key === subject.key) {
    if (before.subject.name === subject.name && !before.stale) return;
  }
  const isOther = before.subject?.key !== subject.key;
  tries.setState({ subject, ...(isOther && { judged: { kind: "none" } }) });
  const answer = await asker.ask("try", "plan", { tool: subject.text });
  const now = tries.getState();
  if (now.subject !== subject || answer.kind === "dropped") return;
  if (answer.kind !== "answered") {
    const reason = "The schema could not be read in time: write the arguments as JSON";
    tries.setState({ planned: { subject, plan: { kind: "unusable", reason }, names: [], hasOutput: false } });
    return;
  }
  const { isBroken, ...planned } = answer.value;
  if (isBroken && now.planned?.subject.key === subject.key) tries.setState({ stale: true });
  else tries.setState({ planned: { ...planned, subject }, stale: isBroken });
  void judge();
}

function subjectOf(state: AppState): Subject | null {
  const tool = selectedTool(state);
  if (!tool) return null;
  return {
    key: keyOf(state.document.id, tool.name ?? tool.index),
    document: state.document.id,
    name: tool.name ?? "",
    text: state.text.slice(tool.offset, tool.offset + tool.length),
  };
}

/** What was asked last; after a time-out the same is not asked again. */
let asked: readonly unknown[] = [];

async function judge(): Promise<void> {
  const { planned } = tries.getState();
  if (!planned) return;
  const { key, text } = planned.subject;
  const { value, broken } = draftOf(key);
  const { revision } = store.getState().settings;
  const question = [text, value, revision];
  if (broken || question.every((part, index) => part === asked[index])) return;
  asked = question;
  const answer = await asker.ask("try", "check", { tool: text, value, settings: { revision } }, { timeoutMs: 2_000 });
  if (asked !== question) return;
  tries.setState({ judged: judgedOf(answer, value, planned) });
}

function judgedOf(answer: Answer<CheckAnswer>, value: unknown, { plan, subject }: Planned): Judged {
  if (answer.kind === "answered") {
    const { ok, problems, engine, dialect, unchecked, disagreements } = answer.value;
    const knows = (path: readonly string[]) => isPlan(plan) && hasField(plan, path);
    return {
      kind: "judged",
      of: value,
      ok,
      problems: problems.map((problem) => placed(problem, subject.key, knows)),
      engine,
      dialect,
      unchecked,
      disagreements: disagreements.map(({ message }) => message),
    };
  }
  if (answer.kind === "timed-out") {
    const message =
      "Checking these arguments took too long and was stopped: look for a slow `pattern`. They are not checked until they change";
    return { kind: "slow", of: value, message };
  }
  return { kind: "failed", of: value, message: answer.kind === "failed" ? answer.message : "The check was called off" };
}

interface CheckAnswer {
  readonly ok: boolean;
  readonly problems: readonly ValueProblem[];
  readonly engine: string;
  readonly dialect: string;
  readonly unchecked: readonly string[];
  readonly disagreements: readonly { readonly message: string }[];
}
