import { newStore } from "./new-store.ts";
import { type Answer, keepAnswers, restMs } from "./workers.ts";

/** Where a change may come from: calls the listener after each, until the returned function is called. */
type Source = (listener: () => void) => () => void;

export interface LiveQueryOptions<Key extends object, Value, Progress> {
  readonly sources: readonly Source[];
  /**
   * All that the answer depends on, compared part by part. The same key is asked once, even if its answer was a failure.
   * "wait" while it cannot be told yet; "nothing" where there is nothing to ask about.
   */
  readonly key: () => Key | "wait" | "nothing";
  readonly ask: (key: Key, onProgress: (at: Progress) => void) => Promise<Answer<Value>>;
  /** Only the answer to the newest key arrives here. Until then the old one stays on screen. */
  readonly onAnswer: (answer: Settled<Value>, key: Key) => void;
  readonly onNothing?: () => void;
  /** Nobody has looked for a while: lets go of an answer that takes much room and says so. Whoever comes back asks anew. */
  readonly letGo?: () => boolean;
  /** Ends the question in its worker. */
  readonly cancel: () => void;
  /** How long the key must rest before it is asked about. */
  readonly debounceMs?: number;
}

/** An answer that somebody waited for. */
export type Settled<Value> = Exclude<Answer<Value>, { readonly kind: "dropped" }>;

/** Whether an answer is awaited, and how far it has come. */
interface QueryStatus<Progress> {
  readonly isPending: boolean;
  readonly progress: Progress | null;
}

export interface LiveQuery<Progress> {
  /** Keeps the answer up to date until every returned function is called: for as long as somebody looks at it. */
  watch(): () => void;
  /** The next change asks again, even if the key is the same. */
  forget(): void;
  /** Gives up; the next change asks again. */
  cancel(): void;
  readonly status: () => QueryStatus<Progress>;
  readonly useStatus: <Selected>(select: (status: QueryStatus<Progress>) => Selected) => Selected;
}

/** A panel that was left may come back at once, and a short question is soon answered. */
const graceMs = 300;

/** Asks a worker again whenever what the answer depends on has changed. A panel that is hidden asks nothing. */
export function liveQuery<Key extends object, Value, Progress = never>(
  options: LiveQueryOptions<Key, Value, Progress>,
): LiveQuery<Progress> {
  const { sources, key: keyNow, ask, onAnswer, onNothing, letGo, cancel, debounceMs = 0 } = options;
  const idle = { isPending: false, progress: null };
  const status = newStore<QueryStatus<Progress>>(idle);
  let watchers = 0;
  let asked: Key | undefined;
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let farewell: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function refresh(): void {
    if (watchers === 0) return;
    const key = keyNow();
    if (key === "wait") return;
    if (key === "nothing") {
      if (status.getState().isPending) abandon();
      asked = undefined;
      onNothing?.();
      return;
    }
    if (asked && isSame(key, asked)) return;
    asked = key;
    status.setState({ isPending: true, progress: null });
    clearTimeout(debounce);
    if (debounceMs === 0) return void run(key);
    debounce = setTimeout(() => {
      debounce = undefined;
      void run(key);
    }, debounceMs);
  }

  async function run(key: Key): Promise<void> {
    const answer = await ask(key, (progress) => {
      if (asked === key) status.setState({ isPending: true, progress });
    });
    if (asked !== key || answer.kind === "dropped") return;
    status.setState(idle);
    onAnswer(answer, key);
  }

  function abandon(): void {
    clearTimeout(debounce);
    debounce = undefined;
    cancel();
    status.setState(idle);
  }

  /** Nobody waits any more. Whoever comes back asks anew. */
  function leave(): void {
    if (!status.getState().isPending) return;
    asked = undefined;
    abandon();
  }

  function forget(): void {
    asked = undefined;
  }

  return {
    watch() {
      clearTimeout(farewell);
      clearTimeout(rest);
      watchers++;
      // One of its own for each: a store hears the same listener once.
      const stops = [...sources.map((subscribe) => subscribe(() => refresh())), keepAnswers()];
      refresh();
      return () => {
        watchers--;
        for (const stop of stops) stop();
        if (watchers > 0) return;
        if (debounce !== undefined) leave();
        else farewell = setTimeout(leave, graceMs);
        rest = setTimeout(() => letGo?.() && forget(), restMs);
      };
    },
    forget,
    cancel: abandon,
    status: status.getState,
    useStatus: status.hook,
  };
}

function isSame(one: object, other: object): boolean {
  const [parts, others] = [Object.entries(one), Object.entries(other)];
  const values = new Map(others);
  return parts.length === others.length && parts.every(([name, part]) => values.has(name) && values.get(name) === part);
}
