import { type AskedWorker, type Asker, createAsker } from "../worker/ask.ts";
import type { LiveTopics, Topics } from "../worker/topics.ts";

export type { Answer } from "../worker/ask.ts";
export type { Progress } from "../worker/topics.ts";

/** A worker of its own for the questions of one panel; nothing is loaded before the first. */
export function newAsker(): Asker<Topics> {
  return createAsker(
    () => new Worker(new URL("../worker/ask.worker.ts", import.meta.url), { type: "module" }) as unknown as AskedWorker,
  );
}

/** The one worker whose policy lets it reach other servers. */
export function newLiveAsker(): Asker<LiveTopics> {
  return createAsker(
    () =>
      new Worker(new URL("../worker/live.worker.ts", import.meta.url), { type: "module" }) as unknown as AskedWorker,
  );
}
