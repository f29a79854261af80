import { createAnalyzer, rules } from "../../core/index.ts";

/** Nobody has asked for anything for so long that nobody is likely to in the next moment. */
const idle = 400;

/**
 * The first hundred tools take three times as long as the next, until the browser has compiled what checks them.
 * So the rules' own examples are checked one by one, once, while nothing else is to be done.
 */
export function createWarmUp() {
  const analyze = createAnalyzer();
  const waiting = rules.map(({ examples }) => examples.good);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = () => {
    const text = waiting.pop();
    if (text === undefined) return;
    analyze(text);
    timer = setTimeout(step);
  };
  /** Something was asked for: waits until it is quiet again. */
  return () => {
    clearTimeout(timer);
    timer = setTimeout(step, idle);
  };
}
