import { newStore } from "../new-store.ts";
import { store } from "../store.ts";
import { newLane } from "../workers.ts";
import { earlierVersions, type Target } from "./compare.ts";
import { costWay, wayKey } from "./cost-way.ts";

/** What a version of the document cost. */
export interface EarlierCost {
  readonly label: string;
  /** Tokens by the name of the tool. */
  readonly tokens: ReadonlyMap<string, number>;
}

interface EarlierState {
  /** All versions that there are, the newest first. */
  readonly labels: readonly string[];
  /** The last ones, the oldest first. */
  readonly last: readonly EarlierCost[];
  /** The one that changes are told since; null where there is none. */
  readonly since: EarlierCost | null;
}

const nothing: EarlierState = { labels: [], last: [], since: null };
const earlier = newStore<EarlierState>(nothing);
export const useEarlier = earlier.hook;

const lane = newLane();
const timeoutMs = 20_000;
const maxLast = 5;

let versions: readonly Target[] = [];
/** Which document is counted how; another one starts with its newest version. */
let subject = "";
let chosen: string | null = null;
/** By the text of the version. */
let known = new Map<string, EarlierCost>();

const subjectNow = () => `${store.getState().session} ${wayKey()}`;

/** The same, where another document is on screen or is counted in another way. */
export function refreshEarlier(): void {
  if (subject !== subjectNow()) void loadEarlier();
}

/** Looks for the versions that there are now, and counts those that were not counted yet. */
export async function loadEarlier(): Promise<void> {
  const { session } = store.getState();
  const key = subjectNow();
  if (!subject.startsWith(`${session} `)) {
    chosen = null;
    earlier.setState(nothing);
  }
  if (subject !== key) known = new Map();
  subject = key;
  const found = await earlierVersions();
  if (subject !== key) return;
  versions = found;
  await count();
}

/** Changes are told since this version from now on. */
export function chooseSince(label: string): void {
  chosen = label;
  void count();
}

async function count(): Promise<void> {
  const key = subject;
  const last = versions.slice(0, maxLast).toReversed();
  const base = versions.find(({ label }) => label === chosen) ?? versions[0];
  const missing = [...new Set([...last, ...(base ? [base] : [])])].filter(({ text }) => !known.has(text));
  if (missing.length > 0) {
    const input = { texts: missing.map(({ text }) => text), ...costWay() };
    const answer = await lane.ask("cost", "earlier", input, { timeoutMs });
    if (answer.kind !== "answered" || subject !== key) return;
    for (const [index, { label, text }] of missing.entries()) {
      const tokens = new Map(answer.value[index]?.map((one) => [one.tool, one.tokens]));
      known.set(text, { label, tokens });
    }
  }
  const costOf = ({ label, text }: Target): EarlierCost => ({ tokens: new Map(), ...known.get(text), label });
  earlier.setState({
    labels: versions.map(({ label }) => label),
    last: last.map(costOf),
    since: base ? costOf(base) : null,
  });
}
