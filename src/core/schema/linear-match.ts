import { type Instruction, isIn, programOf } from "./pattern-program.ts";

/**
 * Whether a text matches a pattern, in a time that grows with the length of the text and no faster.
 *
 * A backtracking engine tries one way through a pattern after the other; for `^(a+)+$` there are more ways than anybody can wait
 * for. This one goes through the text once and keeps the set of all places of the pattern where it could be: every place is in the
 * set once, however many ways lead to it. What looks ahead or behind and what refers to a group has no such set: `undefined`.
 */
export function linearMatcher(pattern: string): ((text: string) => boolean | undefined) | undefined {
  const program = programOf(pattern);
  return program && ((text) => (text.length * program.length <= maxWork ? run(program, text) : undefined));
}

/** Instructions times characters: some hundred milliseconds. */
const maxWork = 5e7;
function run(program: readonly Instruction[], text: string): boolean {
  let current: number[] = [];
  /** The step at which a place came into the set last. */
  const seen = new Int32Array(program.length).fill(-1);
  for (let at = 0, step = 0; ; step++) {
    // A match may begin anywhere.
    if (reach(program, 0, text, at, step, seen, current)) return true;
    const point = text.codePointAt(at);
    if (point === undefined) return false;
    at += point > 0xffff ? 2 : 1;
    const next: number[] = [];
    for (const place of current) {
      const { set } = program[place] as Instruction & { kind: "set" };
      if (isIn(point, set) && reach(program, place + 1, text, at, step + 1, seen, next)) return true;
    }
    current = next;
  }
}

/** Adds a place and all that follow it without reading; true where the pattern is through. */
function reach(
  program: readonly Instruction[],
  from: number,
  text: string,
  at: number,
  step: number,
  seen: Int32Array,
  found: number[],
): boolean {
  const waiting = [from];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen[place] === step) continue;
    seen[place] = step;
    const what = program[place] as Instruction;
    if (what.kind === "match") return true;
    if (what.kind === "set") found.push(place);
    else if (what.kind === "split") waiting.push(...what.to);
    else if (what.kind === "jump") waiting.push(what.to);
    else if (holds(what.what, text, at)) waiting.push(place + 1);
  }
  return false;
}

function holds(what: "start" | "end" | "boundary" | "inside", text: string, at: number): boolean {
  if (what === "start") return at === 0;
  if (what === "end") return at === text.length;
  const isBoundary = isWord(text.charCodeAt(at - 1)) !== isWord(text.charCodeAt(at));
  return isBoundary === (what === "boundary");
}

function isWord(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || unit === 95 || (unit >= 97 && unit <= 122);
}
