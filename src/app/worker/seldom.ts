import type { Progress } from "./topics.ts";

/** Milliseconds between two words about progress. */
const every = 50;

/** Tells of progress now and then: messages cost more than many a step. */
export function seldom(progress: (at: Progress) => void): (done: number, of: number) => void {
  let last = performance.now();
  return (done, of) => {
    const now = performance.now();
    if (now - last < every) return;
    last = now;
    progress({ done, of });
  };
}
