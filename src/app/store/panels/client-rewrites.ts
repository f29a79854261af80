import { count, plural } from "../../../core/index.ts";
import { editor } from "../editor-port.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { selectedTool } from "../state.ts";
import { actions, isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { matrixNow, onMatrixChange } from "./client-matrix.ts";
import { selectedPlace } from "./clients.ts";

type Answered<T> = T extends { kind: "answered"; value: infer Value } ? Value : never;
const lane = newLane();
type Input = Exclude<Parameters<typeof lane.ask<"clients", "rewrites">>[2], () => unknown>;
const ask = (input: Input) => lane.ask("clients", "rewrites", input);
export type ClientRewrite = Answered<Awaited<ReturnType<typeof ask>>>[number];
const askPreview = (tool: string, { edits }: ClientRewrite) => lane.ask("clients", "preview", { tool, edits });
type Lines = Answered<Awaited<ReturnType<typeof askPreview>>>;

interface RewritesState {
  readonly rewrites: readonly ClientRewrite[];
  /** The text of the tool that they are of. */
  readonly tool: string;
  /** The one that is looked at before it is made. */
  readonly preview: { readonly rewrite: ClientRewrite; readonly tool: string; readonly lines: Lines } | null;
}

const rewrites = newStore<RewritesState>({ rewrites: [], tool: "", preview: null });

export const useRewrites = rewrites.hook;

/** Nobody works them out for a text that is being written. */
const debounceMs = 250;
const query = liveQuery({
  sources: [store.subscribe, onMatrixChange],
  key() {
    if (!isCurrent()) return "wait";
    const { clients, server } = store.getState().settings;
    const tool = toolNow();
    return tool && clients.length > 0 ? { tool: tool.text, clients, server } : "nothing";
  },
  ask,
  onAnswer(answer, { tool }) {
    const { preview } = rewrites.getState();
    const found = answer.kind === "answered" ? answer.value : [];
    rewrites.setState({ rewrites: found, tool, preview: preview?.tool === tool ? preview : null });
  },
  onNothing: () => rewrites.setState({ rewrites: [], tool: "", preview: null }),
  cancel: lane.cancel,
  debounceMs,
});

/** Looks for rewrites of the selected tool for as long as the panel is on screen. */
export const watchRewrites = query.watch;

function toolNow() {
  const { tools } = matrixNow();
  return tools[selectedPlace(tools, selectedTool(store.getState())?.index)];
}

export const rewriteActions = {
  async preview(rewrite: ClientRewrite): Promise<void> {
    const { tool } = rewrites.getState();
    const answer = await askPreview(tool, rewrite);
    if (answer.kind === "answered") rewrites.setState({ preview: { rewrite, tool, lines: answer.value } });
  },
  close: () => rewrites.setState({ preview: null }),
  /** One edit of the text, which one Undo takes back. */
  apply(rewrite: ClientRewrite): void {
    const tool = toolNow();
    // Edits are of the tool as it was; they may not touch another one.
    if (!isCurrent() || !tool || tool.text !== rewrites.getState().tool) return;
    editor()?.apply(rewrite.edits.map((edit) => ({ ...edit, offset: edit.offset + tool.offset })));
    rewrites.setState({ preview: null });
    const { length } = rewrite.gains;
    actions.announce(`Rewritten: ${count(length, "client")} ${plural(length, "takes", "take")} the tool better`, true);
  },
};
