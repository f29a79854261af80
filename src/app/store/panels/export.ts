import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { ExportFile, OptionValue } from "../../../core/index.ts";
import { newAsker, type Progress } from "../ask.ts";
import { isBlank, selectedTool } from "../state.ts";
import { isCurrent, store } from "../store.ts";

const asker = newAsker();
const counter = newAsker();
const timeoutMs = 20_000;
type Answered<T> = T extends { kind: "answered"; value: infer Value } ? Value : never;
const askTargets = () => asker.ask("export", "targets", undefined as never);
const askExport = (input: Parameters<typeof asker.ask<"export", "export">>[2], onProgress: (at: Progress) => void) =>
  asker.ask("export", "export", input, { timeoutMs, onProgress });
export type Targets = Answered<Awaited<ReturnType<typeof askTargets>>>;
export type Target = Targets[number];
export type ExportAnswer = Answered<Awaited<ReturnType<typeof askExport>>>;
export type ShownNote = ExportAnswer["notes"][number];

export interface ExportState {
  readonly targets: Targets;
  readonly target: string;
  readonly scope: "tool" | "all";
  /** By target, then by option. */
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  /** The path of the file that is shown. */
  readonly path: string | null;
  readonly answer: ExportAnswer | null;
  /** The target of the answer, which is another than the chosen one until the next answer is there. */
  readonly shown: string;
  /** How many different notes each target has; empty where nobody knows. */
  readonly counts: Readonly<Record<string, number>>;
  readonly busy: Progress | null;
  /** What is shown is of an earlier text. */
  readonly stale: boolean;
  readonly problem: string | null;
}

const exports = createStore<ExportState>()(() => ({
  ...{ targets: [], target: "ts-sdk-v2", scope: "tool", options: {}, path: null },
  ...{ answer: null, shown: "", counts: {}, busy: null, stale: false, problem: null },
}));

export function useExport<Value>(select: (state: ExportState) => Value): Value {
  return useStore(exports, select);
}

export const exportActions = {
  choose: (target: string) => change({ target, path: null }),
  scope: (scope: ExportState["scope"]) => change({ scope, path: null }),
  show: (path: string) => exports.setState({ path }),
  option(id: string, value: OptionValue) {
    const { options, target } = exports.getState();
    change({ options: { ...options, [target]: { ...options[target], [id]: value } } });
  },
  cancel() {
    const { busy } = exports.getState();
    asker.cancel();
    fail(busy ? `The export was cancelled after ${busy.done} of ${busy.of} tools` : "The export was cancelled");
  },
  /** Tries once more what was cancelled or went wrong. */
  again: () => change({}),
  /** All files as one archive; undefined where it could not be made. */
  async zip(files: readonly ExportFile[]): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const answer = await asker.ask("export", "zip", { files }, { timeoutMs });
    return answer.kind === "answered" ? answer.value : undefined;
  },
};

/** Keeps the files up to date for as long as the panel is on screen. */
export function watchExport(): () => void {
  const stop = store.subscribe((state, before) => {
    const follows = ["analysis", "cursor", "document", "settings"] as const;
    if (follows.some((part) => state[part] !== before[part])) void refresh();
  });
  void refresh();
  return () => {
    stop();
    stopCounting();
  };
}

function change(changes: Partial<ExportState>): void {
  exports.setState({ ...changes, problem: null });
  asked = [];
  void refresh();
}

/** Longer than a new worker takes to start. */
const slow = 300;
let asked: readonly unknown[] = [];
let askedAt = 0;

async function refresh(): Promise<void> {
  if (exports.getState().targets.length === 0) {
    const answer = await askTargets();
    if (answer.kind === "answered") exports.setState({ targets: answer.value });
  }
  const state = store.getState();
  const { target, scope, options, busy } = exports.getState();
  const tools = state.analysis?.tools ?? [];
  if (!isCurrent()) return;
  if (tools.length === 0) {
    asked = [];
    const isBroken = state.analysis?.diagnostics.some(({ rule }) => rule === "json/syntax") && !isBlank(state.text);
    exports.setState(isBroken ? { stale: true, busy: null } : { answer: null, stale: false, busy: null });
    return;
  }
  const tool = scope === "all" ? null : (selectedTool(state)?.index ?? tools[0]?.index ?? 0);
  const source = { text: state.text, tool, name: state.document.name, revision: state.settings.revision };
  const given = options[target] ?? none;
  const question = [...Object.values(source), target, given];
  if (question.every((part, index) => part === asked[index])) return;
  // What it says would be of no use any more.
  if (busy && performance.now() - askedAt > slow) asker.cancel();
  asked = question;
  askedAt = performance.now();
  exports.setState({ busy: { done: 0, of: tool === null ? tools.length : 1 }, problem: null });
  const answer = await askExport({ ...source, to: target, options: given }, (at) => {
    if (asked === question) exports.setState({ busy: at });
  });
  if (asked !== question || answer.kind === "dropped") return;
  if (answer.kind === "answered") {
    show(answer.value, target);
    if (!answer.value.isBroken) count({ ...source, options });
  } else fail(trouble(answer));
}

const none = {};

/** Files of half a text do not take the place of those of a whole one. */
function show(answer: ExportAnswer, target: string): void {
  const state = exports.getState();
  const keeps = answer.isBroken && state.shown === target && state.answer !== null;
  exports.setState({ busy: null, stale: answer.isBroken, ...(!keeps && { answer, shown: target }) });
}

/** Files of another target would stand under a wrong name. */
function fail(problem: string): void {
  const { shown, target } = exports.getState();
  exports.setState({ busy: null, problem, ...(shown === target ? { stale: true } : { answer: null }) });
}

function trouble(
  answer: { readonly kind: "timed-out" } | { readonly kind: "failed"; readonly message: string },
): string {
  if (answer.kind === "failed") return `The export failed: ${answer.message}`;
  return "The export took too long and was stopped: export one tool instead of all";
}

/** Nobody counts for a text that is being written. */
const pause = 500;
let counted: readonly unknown[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The numbers in the list of targets, after the files are on screen and in a worker of their own. */
function count(question: Parameters<typeof counter.ask<"export", "counts">>[2]): void {
  const of = Object.values(question);
  if (of.every((part, index) => part === counted[index])) return;
  stopCounting();
  counted = of;
  timer = setTimeout(async () => {
    const answer = await counter.ask("export", "counts", question, { timeoutMs });
    if (counted === of) exports.setState({ counts: answer.kind === "answered" ? answer.value : {} });
  }, pause);
}

function stopCounting(): void {
  clearTimeout(timer);
  counter.cancel();
  counted = [];
}
