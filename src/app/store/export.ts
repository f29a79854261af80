import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { ExportFile, OptionValue } from "../../core/index.ts";
import { newAsker } from "./ask.ts";
import { selectedTool } from "./state.ts";
import { isCurrent, store } from "./store.ts";

const asker = newAsker();
type Answered<T> = T extends { kind: "answered"; value: infer Value } ? Value : never;
const askTargets = () => asker.ask("export", "targets", undefined as never);
const askExport = (input: Parameters<typeof asker.ask<"export", "export">>[2]) =>
  asker.ask("export", "export", input, { patience: 20_000 });
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
  /** How many tools are being written. */
  readonly busy: number | null;
  /** What is shown is of an earlier text. */
  readonly stale: boolean;
  readonly problem: string | null;
}

const exports = createStore<ExportState>()(() => ({
  ...{ targets: [], target: "ts-sdk-v2", scope: "tool", options: {}, path: null },
  ...{ answer: null, busy: null, stale: false, problem: null },
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
    asker.cancel();
    exports.setState({
      busy: null,
      problem: "The export was called off. Change something, or choose a target, to start it again",
    });
  },
  /** All files as one archive; undefined where it could not be made. */
  async zip(files: readonly ExportFile[]): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const answer = await asker.ask("export", "zip", { files }, { patience: 20_000 });
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
  return stop;
}

function change(changes: Partial<ExportState>): void {
  exports.setState({ ...changes, problem: null });
  void refresh();
}

let asked: readonly unknown[] = [];
/** The target of the answer on screen. */
let shown = "";

async function refresh(): Promise<void> {
  if (exports.getState().targets.length === 0) {
    const answer = await askTargets();
    if (answer.kind === "answered") exports.setState({ targets: answer.value });
  }
  const state = store.getState();
  const { target, scope, options, problem } = exports.getState();
  const tools = state.analysis?.tools ?? [];
  if (!isCurrent()) return;
  if (tools.length === 0) {
    asked = [];
    const isBroken = state.analysis?.diagnostics.some(({ rule }) => rule === "json/syntax") && state.text.trim() !== "";
    exports.setState(isBroken ? { stale: true, busy: null } : { answer: null, stale: false, busy: null });
    return;
  }
  const tool = scope === "all" ? null : (selectedTool(state)?.index ?? tools[0]?.index ?? 0);
  const given = options[target] ?? {};
  const question = [state.text, tool, target, given, state.document.name, state.settings.revision];
  if (problem === null && question.every((part, index) => part === asked[index])) return;
  asked = question;
  exports.setState({ busy: tool === null ? tools.length : 1, problem: null });
  const answer = await askExport({
    ...{ text: state.text, tool, to: target, options: given },
    ...{ name: state.document.name, revision: state.settings.revision },
  });
  if (asked !== question || answer.kind === "dropped") return;
  if (answer.kind === "answered") show(answer.value, target);
  else exports.setState({ busy: null, stale: true, problem: trouble(answer) });
}

/** Files of half a text do not take the place of those of a whole one. */
function show(answer: ExportAnswer, target: string): void {
  const keeps = answer.isBroken && shown === target && exports.getState().answer !== null;
  exports.setState({ busy: null, stale: answer.isBroken, ...(!keeps && { answer }) });
  if (!keeps) shown = target;
}

function trouble(
  answer: { readonly kind: "timed-out" } | { readonly kind: "failed"; readonly message: string },
): string {
  if (answer.kind === "failed") return `The export failed: ${answer.message}`;
  return "The export took too long and was stopped: export one tool instead of all";
}
