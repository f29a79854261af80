import type { Path, PlacedPage, PlacedRow } from "../../../core/index.ts";
import { liveQuery } from "../live-query.ts";
import { newStore } from "../new-store.ts";
import { type AppState, isBlank, selectedTool } from "../state.ts";
import { isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { costWay, onCostWayChange, wayKey } from "./cost-way.ts";

/** The page of a tool's text. */
export interface ShownPage {
  /** Which tool of which document: another one starts with its own rows open. */
  readonly key: string;
  readonly index: number;
  readonly text: string;
  readonly page: PlacedPage;
  /** The path whose schema the page brings along. */
  readonly detail: Path | null;
  /** Clients that cut the description, and after how many characters. */
  readonly cuts: readonly { readonly client: string; readonly max: number }[];
  /** When the text was read, in milliseconds. */
  readonly at: number;
}

/** Where the focus shall go as soon as the row is there. */
interface Wanted {
  readonly path: Path;
  /** Where the row was before the edit; null where somebody asked for the row itself. */
  readonly was: Path | null;
  readonly rename: boolean;
  /** The row is shown while the keys stay where they are, in the filter for example. */
  readonly isQuiet: boolean;
  /** The text before the edit: the row is not there before a page of another text is. */
  readonly text: string | null;
}

interface DesignState {
  readonly shown: ShownPage | null;
  /** What is shown is not of the text as it is now, which cannot be read. */
  readonly stale: boolean;
  readonly failure: string | null;
  /** Rows and sections that were opened or closed by hand. */
  readonly open: ReadonlyMap<string, boolean>;
  /** The row that has the page to itself, since it is deep. */
  readonly inside: string | null;
  /** Which rows are shown; null shows all. */
  readonly filter: { readonly text: string; readonly only: "all" | "required" | "problems" } | null;
  /** The row whose details are open. */
  readonly detail: { readonly id: string; readonly path: Path } | null;
  /** The row of the cursor. */
  readonly active: string | null;
  readonly wanted: Wanted | null;
  /** The name of a tool that somebody has just added: it is the first thing to type. */
  readonly naming: string | null;
  /** What the name that is being typed changes besides. */
  readonly besides: string | null;
  /** How many edits were asked for and are not in the text yet. */
  readonly edits: number;
  /** The last thing to be read out; a new number says it again. */
  readonly spoken: { readonly id: number; readonly text: string; readonly isRefusal: boolean };
}

const nothing: DesignState = {
  shown: null,
  stale: false,
  failure: null,
  open: new Map(),
  inside: null,
  filter: null,
  detail: null,
  active: null,
  wanted: null,
  naming: null,
  besides: null,
  edits: 0,
  spoken: { id: 0, text: "", isRefusal: false },
};

export const design = newStore<DesignState>(nothing);
export const useDesign = design.hook;

const lane = newLane();
const query = liveQuery({
  sources: [store.subscribe, design.subscribe, onCostWayChange],
  key() {
    const state = store.getState();
    if (!isCurrent()) return "wait";
    const subject = subjectOf(state);
    if (!subject) return "nothing";
    const { shown, open, detail, filter } = design.getState();
    const isSame = shown?.key === subject.key;
    return {
      ...subject,
      isSearched: isSame && filter !== null,
      isBroken: hasFault(state),
      way: wayKey(),
      open: isSame ? open : noRows,
      detail: (isSame && detail?.path) || null,
    };
  },
  ask: ({ text, open, isSearched, detail }) =>
    lane.ask("design", "page", { tool: text, open, isSearched, detail, way: costWay() }, { timeoutMs: 10_000 }),
  onAnswer(answer, { key, index, text, detail, isBroken }) {
    if (answer.kind !== "answered") {
      const reason = answer.kind === "timed-out" ? "it took too long and was stopped" : answer.message;
      return design.setState({ failure: `The page could not be made: ${reason}. The text is in Source` });
    }
    const before = design.getState();
    const isSame = before.shown?.key === key;
    if (!answer.value) {
      if (!isSame) design.setState({ ...nothing, stale: true, edits: before.edits, spoken: before.spoken });
      else design.setState({ stale: true });
      return;
    }
    const shown = { key, index, text, detail, ...answer.value, at: Date.now() };
    const rest = isSame ? {} : { open: noRows, inside: null, filter: null, detail: null, active: null };
    design.setState({ ...rest, shown, stale: isBroken, failure: null });
  },
  onNothing() {
    const state = store.getState();
    const { shown, stale, edits, spoken } = design.getState();
    const isGone = isBlank(state.text) || !shown?.key.startsWith(keyOf(state, ""));
    const isUnreadable = !isBlank(state.text) && state.analysis?.shape === "empty";
    if (isGone && (shown || stale !== isUnreadable))
      design.setState({ ...nothing, stale: isUnreadable, edits, spoken });
    else if (!isGone && !stale) design.setState({ stale: true });
  },
  cancel: lane.cancel,
});

const noRows: ReadonlyMap<string, boolean> = new Map();

/** Makes the page anew whenever the text of its tool has changed, for as long as it is on screen. */
export const watchDesign = query.watch;

/** The rows are about to change, by what was done last: a key that follows is meant for those that come. */
export function isMoving(): boolean {
  const { wanted, edits } = design.getState();
  return wanted !== null || edits > 0 || query.status().isPending;
}

export const usePending = () => query.useStatus(({ isPending }) => isPending);

/** A hand that is over the tab clicks within this time, or thinks again. */
const lookMs = 3_000;

/** Somebody is about to look: the page is made meanwhile. */
export function expectDesign(): void {
  setTimeout(watchDesign(), lookMs);
}

function subjectOf(state: AppState) {
  const tool = selectedTool(state);
  if (!tool) return undefined;
  const text = state.text.slice(tool.offset, tool.offset + tool.length);
  return { key: keyOf(state, String(tool.index)), index: tool.index, text };
}

/** The tool may be readable where the text around it is not; its place in the text is still not sure. */
function hasFault({ analysis }: AppState): boolean {
  return analysis?.diagnostics.some(({ rule }) => rule === syntaxRule) ?? false;
}

export const syntaxRule = "json/syntax";

function keyOf({ session }: AppState, index: string): string {
  return `${session}/${index}`;
}

/** Where the tool on the page starts in the text; undefined while the page is not that of the text. */
export function toolStart(): number | undefined {
  const state = store.getState();
  const { shown, stale } = design.getState();
  if (!shown || stale || !isCurrent()) return undefined;
  const tool = state.analysis?.tools.find(({ index }) => index === shown.index);
  const isSame = tool && state.text.startsWith(shown.text, tool.offset) && tool.length === shown.text.length;
  return isSame && shown.key === keyOf(state, String(tool.index)) ? tool.offset : undefined;
}

/** Resolves to the page once it is that of the text, to undefined where that does not come about. */
export function freshPage(): Promise<ShownPage | undefined> {
  const now = () => (toolStart() === undefined ? undefined : (design.getState().shown ?? undefined));
  const at = now();
  if (at) return Promise.resolve(at);
  return new Promise((resolve) => {
    const settle = (page: ShownPage | undefined) => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      resolve(page);
    };
    const look = () => {
      const page = now();
      if (page || design.getState().stale) settle(page);
    };
    const stops = [store.subscribe(look), design.subscribe(look)];
    const timer = setTimeout(() => settle(undefined), patienceMs);
  });
}

/** An edit that waits longer for the page is given up, and says so; nobody waits longer for a row either. */
export const patienceMs = 5_000;

export function rowsOf(shown: ShownPage | null): readonly PlacedRow[] {
  return shown?.page.sections.flatMap(({ rows }) => rows) ?? [];
}
