import {
  type Analysis,
  type Budget,
  type Figure,
  findTokenizer,
  type TokenizerId,
  type ToolCost,
  totalOf,
} from "../../../core/index.ts";
import { newStore } from "../new-store.ts";
import { actions, isCurrent, store } from "../store.ts";
import { newLane } from "../workers.ts";
import { loadEarlier, refreshEarlier } from "./cost-earlier.ts";
import { type CostTool, toolsNow } from "./cost-tools.ts";
import { costWay, onCostWayChange, wayKey } from "./cost-way.ts";
import { createKnownCosts } from "./known-costs.ts";

export type { CostTool };

interface CostState {
  readonly tools: readonly CostTool[];
  /** By the place of the tool; of another way of counting until the answer is there. */
  readonly costs: readonly (ToolCost | undefined)[];
  /** What the costs were counted with. */
  readonly tokenizer: TokenizerId;
  readonly total: Figure;
  /** For another tokenizer. */
  readonly beside: Figure;
  /** The check of the text whose tools were all counted. */
  readonly of: Analysis | null;
  readonly isStale: boolean;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

const none: Figure = { tokens: 0 };
const cost = newStore<CostState>({
  ...{ tools: [], costs: [], tokenizer: "estimate", total: none, beside: none },
  ...{ of: null, isStale: false, isBusy: false, problem: null },
});

export const useCost = cost.hook;
export const costNow = cost.getState;

const lane = newLane();
/** A table of a megabyte is loaded first; then every tool is a sign of life. */
const timeoutMs = 20_000;
const known = createKnownCosts();
let isAsking = false;
let watchers = 0;

/** Counts the tools for as long as somebody looks. */
export function watchCost(): () => void {
  watchers++;
  const stops = [store.subscribe(refresh), onCostWayChange(refresh)];
  refresh();
  void loadEarlier();
  return () => {
    watchers--;
    for (const stop of stops) stop();
  };
}

function refresh(): void {
  if (watchers === 0 || !isCurrent()) return;
  const now = toolsNow();
  const { tools, isStale } = cost.getState();
  if (isStale !== (now === undefined)) cost.setState({ isStale: now === undefined });
  if (now && now !== tools) {
    cost.setState({ tools: now });
    draw();
  }
  refreshEarlier();
  void ask();
}

async function ask(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  while (watchers > 0) {
    const way = costWay();
    const key = wayKey();
    known.forWay(key);
    const missing = known.missing(textsOf(cost.getState().tools));
    if (missing.length === 0) break;
    cost.setState({ isBusy: true });
    const answer = await lane.ask("cost", "count", { tools: missing, ...way }, { timeoutMs });
    if (key !== wayKey()) continue;
    if (answer.kind !== "answered") {
      const why = answer.kind === "failed" ? answer.message : "it took too long";
      cost.setState({ problem: `The tokens could not be counted: ${why}` });
      break;
    }
    for (const [index, text] of missing.entries()) {
      const one = answer.value[index];
      if (one) known.put(text, one);
    }
    cost.setState({ problem: null, tokenizer: way.tokenizer });
    known.keepOnly(textsOf(cost.getState().tools));
    draw();
  }
  cost.setState({ isBusy: false });
  isAsking = false;
  if (watchers > 0) draw();
}

const textsOf = (tools: readonly CostTool[]) => tools.map(({ text }) => text);

function draw(): void {
  const { tools, costs: before, tokenizer: id } = cost.getState();
  const way = wayKey();
  // Until the new figure is there, the old one stays.
  const found = tools.map(({ text }, place) => known.cost(text, way) ?? before[place]);
  // The same list where nothing is new: a map of 1,000 tools is laid out anew for another one.
  const isSame = found.length === before.length && found.every((one, place) => one === before[place]);
  const costs = isSame ? before : found;
  const there = costs.filter((one) => one !== undefined);
  const tokenizer = findTokenizer(id);
  const second = findTokenizer(id === "claude" ? "o200k" : "claude");
  if (!tokenizer || !second) return;
  const beside = there.map((one) => one.beside ?? none);
  const isAll = isCurrent() && tools.every(({ text }) => known.cost(text, way));
  const of = isAll && toolsNow() === tools ? store.getState().analysis : null;
  cost.setState({ costs, of, total: totalOf(there, tokenizer), beside: totalOf(beside, second) });
}

/** What all tools may cost; undefined takes the limit away. */
export function setBudget(all: number | undefined): void {
  const { all: _, ...others } = store.getState().settings.budget;
  const budget: Budget = all === undefined ? others : { ...others, all };
  actions.setBudget(budget);
}
