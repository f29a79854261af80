import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inAPause, registerLeaving, takeOver } from "./hand-over.ts";

const never = Number.POSITIVE_INFINITY;
const left = { before: "[]", hasFocus: true };
let idleSince = 0;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  idleSince = 0;
  stop = registerLeaving({ idleSince: () => idleSince, leave: () => left });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Whether the real editor has come after so many milliseconds, while somebody types or composes. */
function cameAfter(milliseconds: number, during: (now: number) => number): boolean {
  const run = vi.fn();
  const callOff = inAPause(run);
  for (let passed = 0; passed < milliseconds; passed += 50) {
    idleSince = during(performance.now());
    vi.advanceTimersByTime(50);
  }
  callOff();
  return run.mock.calls.length === 1;
}

it("comes at once where nobody types", () => {
  vi.advanceTimersByTime(1_000);
  const run = vi.fn();
  inAPause(run);
  expect(run).toHaveBeenCalledOnce();
});

it.each([
  ["waits while keys follow each other", 2_000, (now: number) => now, false],
  ["comes in a pause", 2_000, (now: number) => Math.min(now, 500), true],
  ["does not wait for ever for a pause", 4_000, (now: number) => now, true],
  ["waits for the end of a composition, however long", 60_000, () => never, false],
])("%s", (_, milliseconds, during, came) => {
  idleSince = during(performance.now());
  expect(cameAfter(milliseconds, during)).toBe(came);
});

it("is told once how the field was left", () => {
  expect([takeOver(), takeOver()]).toEqual([left, undefined]);
});
