import { linearMatcher } from "./linear-match.ts";

/** Whether validators can compile a pattern: they use the `u` flag, which refuses needless escapes such as `\-`. */
export function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

/** Whether a text matches; undefined for a pattern that is none, or where nobody can tell in good time. */
export function matches(pattern: string, text: string): boolean | undefined {
  return matcherOf(pattern)(text);
}

type Matcher = (text: string) => boolean | undefined;

/** Short texts are left to the engine of JavaScript, long ones to an automaton if there is one for the pattern. */
function matcherOf(pattern: string): Matcher {
  const before = matchers.get(pattern);
  if (before) return before;
  if (matchers.size >= maxMatchers) matchers.clear();
  const made = newMatcher(pattern);
  matchers.set(pattern, made);
  return made;
}

const matchers = new Map<string, Matcher>();
const maxMatchers = 1_000;

function newMatcher(pattern: string): Matcher {
  if (!isPattern(pattern)) return () => undefined;
  const expression = new RegExp(pattern, "u");
  const longest = maxTextFor(pattern);
  let linear: Matcher | "unknown" | undefined = "unknown";
  return (text) => {
    if (text.length <= longest) return expression.test(text);
    if (linear === "unknown") linear = linearMatcher(pattern);
    return linear?.(text);
  };
}

/** About how many steps are tried, at worst some hundred milliseconds. */
const maxSteps = 1e8;

/**
 * The longest text that a backtracking engine gets through in good time. A repeated group that itself holds a
 * repetition or a choice takes exponential time; otherwise each open repetition multiplies by the length once.
 */
export function maxTextFor(pattern: string): number {
  const groups: boolean[] = [];
  let inner = false;
  let repetitions = 0;
  let exponential = false;
  const tokens = pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|([()|])|[*+]|\{\d+,(?:\d\d+)?\}/gsu);
  for (const { 0: token, 1: bracket, index } of tokens) {
    if (bracket === "(") {
      groups.push(inner);
      inner = false;
    } else if (bracket === ")") {
      const repeated = /^(?:[*+]|\{\d+,(?:\d\d+)?\})/.test(pattern.slice(index + 1, index + 20));
      exponential ||= repeated && inner;
      inner ||= groups.pop() ?? false;
    } else if (bracket === "|") inner = true;
    else if (!token.startsWith("\\") && !token.startsWith("[")) {
      inner = true;
      repetitions++;
    }
  }
  return exponential ? Math.floor(Math.log2(maxSteps) * 0.6) : Math.floor(maxSteps ** (1 / (repetitions + 1)));
}

/** The same pattern without the backslashes that the `u` flag refuses; undefined where that does not help. */
export function withoutNeedlessEscapes(pattern: string): string | undefined {
  let inClass = false;
  const bare = pattern.replace(/\\(.)|[[\]]/gsu, (token, escaped: string | undefined) => {
    if (escaped === undefined) inClass = token === "[" || (inClass && token !== "]");
    else if (!/[a-zA-Z0-9^$\\.*+?()[\]{}|/]/.test(escaped) && !(inClass && escaped === "-")) return escaped;
    return token;
  });
  return bare !== pattern && isPattern(bare) ? bare : undefined;
}
