import { count, type ExportFile, type OptionValue } from "../../../core/index.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { isBlank, selectedTool } from "../state.ts";
import { isCurrent, store } from "../store.ts";
import { newLane, type Progress } from "../workers.ts";

/** What nobody waits for any more is ended: an export of all tools takes long. */
const lane = newLane({ endsStale: true });
const timeoutMs = 20_000;
const listLane = newLane();
type Answered<T> = T extends { kind: "answered"; value: infer Value } ? Value : never;
type ExportInput = Parameters<typeof lane.ask<"export", "export">>[2] & object;
const askTargets = () => lane.ask("export", "targets", undefined);
const askExport = (input: ExportInput, onProgress: (at: Progress) => void) =>
  lane.ask("export", "export", input, { timeoutMs, onProgress });
export type Targets = Answered<Awaited<ReturnType<typeof askTargets>>>;
export type Target = Targets[number];
type ExportAnswer = Answered<Awaited<ReturnType<typeof askExport>>>;
export type ExportedFile = ExportAnswer["files"][number];
export type ShownNote = ExportAnswer["notes"][number];

/** What is exported. */
interface ExportSource {
  readonly text: string;
  readonly tool: number | null;
  readonly name: string;
  readonly revision: string;
}

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
  /** What the notes of every target may be counted of. */
  readonly countable: ExportSource | null;
  /** What is shown is of an earlier text. */
  readonly stale: boolean;
  readonly problem: string | null;
}

const exports = newStore<ExportState>({
  ...{ targets: [], target: "ts-sdk-v2", scope: "tool", options: {}, path: null },
  ...{ answer: null, shown: "", counts: {}, countable: null, stale: false, problem: null },
});

export const useExport = exports.hook;

const query = liveQuery({
  sources: [store.subscribe, exports.subscribe],
  key() {
    if (!isCurrent()) return "wait";
    const state = store.getState();
    const tool = selectedTool(state);
    if (!tool) return "nothing";
    const { target, scope, options } = exports.getState();
    const about = { text: state.text, name: state.document.name, revision: state.settings.revision };
    return { ...about, tool: scope === "all" ? null : tool.index, target, options: options[target] ?? noOptions };
  },
  async ask({ target: to, ...source }, onProgress: (at: Progress) => void) {
    if (exports.getState().targets.length === 0) {
      const targets = await askTargets();
      if (targets.kind !== "answered") return targets;
      exports.setState({ targets: targets.value });
    }
    exports.setState({ problem: null });
    return askExport({ ...source, to }, onProgress);
  },
  onAnswer(answer, { target, options: _, ...source }) {
    if (answer.kind !== "answered") return fail(trouble(answer));
    show(answer.value, target);
    if (!answer.value.isBroken) exports.setState({ countable: source });
  },
  onNothing() {
    const { analysis, text } = store.getState();
    const { answer, stale } = exports.getState();
    const isBroken = analysis?.diagnostics.some(({ rule }) => rule === "json/syntax") && !isBlank(text);
    if (isBroken && !stale) exports.setState({ stale: true });
    else if (!isBroken && (answer || stale)) exports.setState({ answer: null, stale: false });
  },
  letGo() {
    const length = exports.getState().answer?.files.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    if (length > maxKept) exports.setState({ answer: null, stale: false });
    return length > maxKept;
  },
  cancel: lane.cancel,
});
const noOptions = {};
/** Files that are longer together are not kept for a panel that was left: they are made again in a moment. */
const maxKept = 200_000;

export const useExportStatus = query.useStatus;

/** Nobody counts for a text that is being written. */
const debounceMs = 500;
/** The numbers in the list of targets come after the files, in a lane of their own. */
const countLane = newLane({ endsStale: true });
const countQuery = liveQuery({
  sources: [exports.subscribe],
  key() {
    const { countable, options } = exports.getState();
    return countable ? { ...countable, options } : "wait";
  },
  ask: (question) => countLane.ask("export", "counts", question, { timeoutMs }),
  onAnswer: (answer) => exports.setState({ counts: answer.kind === "answered" ? answer.value : {} }),
  cancel: countLane.cancel,
  debounceMs,
});

/** What can be exported to, for others than the panel. */
export async function loadTargets(): Promise<Targets> {
  const { targets } = exports.getState();
  if (targets.length > 0) return targets;
  const answer = await listLane.ask("export", "targets", undefined);
  return answer.kind === "answered" ? answer.value : [];
}

/** Keeps the files up to date for as long as the panel is on screen. */
export function watchExport(): () => void {
  const stops = [query.watch(), countQuery.watch()];
  return () => {
    for (const stop of stops) stop();
  };
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
    const { progress } = query.status();
    query.cancel();
    const far = progress ? ` after ${progress.done} of ${count(progress.of, "tool")}` : "";
    fail(`The export was cancelled${far}`);
  },
  /** Tries once more what was cancelled or went wrong. */
  again: () => change({}),
  /** All files as one archive; undefined where it could not be made. */
  async zip(files: readonly ExportFile[]): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const answer = await lane.ask("export", "zip", { files }, { timeoutMs });
    return answer.kind === "answered" ? answer.value : undefined;
  },
};

function change(changes: Partial<ExportState>): void {
  query.forget();
  exports.setState({ ...changes, problem: null });
}

/** Files of half a text do not take the place of those of a whole one. */
function show(answer: ExportAnswer, target: string): void {
  const state = exports.getState();
  const keeps = answer.isBroken && state.shown === target && state.answer !== null;
  exports.setState({ stale: answer.isBroken, ...(!keeps && { answer, shown: target }) });
}

/** Files of another target would stand under a wrong name. */
function fail(problem: string): void {
  const { shown, target } = exports.getState();
  exports.setState({ problem, ...(shown === target ? { stale: true } : { answer: null }) });
}

function trouble(
  answer: { readonly kind: "timed-out" } | { readonly kind: "failed"; readonly message: string },
): string {
  if (answer.kind === "failed") return `The export failed: ${answer.message}`;
  return "The export took too long and was stopped: export one tool instead of all";
}
