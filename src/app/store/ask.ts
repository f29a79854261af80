import { type AskedWorker, type Asker, createAsker } from "../worker/ask.ts";

export type { Answer } from "../worker/ask.ts";
export type { Progress } from "../worker/topics.ts";

/** A worker of its own for the questions of one panel; nothing is loaded before the first. */
export function newAsker(): Asker {
  return createAsker(
    () => new Worker(new URL("../worker/ask.worker.ts", import.meta.url), { type: "module" }) as unknown as AskedWorker,
  );
}
