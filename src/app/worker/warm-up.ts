import { createAnalyzer, rules } from "../../core/index.ts";

/** Nobody has asked for anything for so long, in milliseconds, that nobody is likely to in the next moment. */
const idle = 4_000;
/** A question that comes in between waits for this long at most. */
const step = 8;
/** Left to the page between two steps: it may be drawing, and have one core. */
const rest = 16;
/** Fewer leave the browser compiling while the first large document is checked. */
const rounds = 8;
/** Whoever has checked so many tools has had that document. */
const large = 100;

/**
 * The first hundred tools take three times as long as the next, until the browser has compiled what checks them.
 * So the rules' own examples are checked, about a second in all, while nothing else is to be done.
 */
export function createWarmUp() {
  const analyze = createAnalyzer();
  // For letters of other scripts the engine compiles all patterns once more: for whoever has such letters, and then.
  const texts = rules.map(({ examples }) => examples.good).filter((text) => !/[^\0-\xff]/.test(text));
  const waiting = Array.from({ length: rounds }, () => texts).flat();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const end = performance.now() + step;
    while (waiting.length > 0 && performance.now() < end) analyze(waiting.pop() ?? "");
    if (waiting.length > 0) timer = setTimeout(next, rest);
  };
  /** Something was asked for, and so many tools were checked for it: waits until it is quiet again. */
  return (checked: number) => {
    clearTimeout(timer);
    if (checked >= large) waiting.length = 0;
    timer = setTimeout(next, idle);
  };
}
