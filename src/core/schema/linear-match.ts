import { PatternParser, type Ranges, type Tree, Unsure } from "./pattern-tree.ts";

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
const maxInstructions = 5_000;

type Instruction =
  | { readonly kind: "set"; readonly set: Ranges }
  /** Goes on at both. */
  | { readonly kind: "split"; to: readonly [number, number] }
  | { readonly kind: "jump"; to: number }
  | { readonly kind: "assert"; readonly what: "start" | "end" | "boundary" | "inside" }
  | { readonly kind: "match" };

function programOf(pattern: string): readonly Instruction[] | undefined {
  try {
    const program: Instruction[] = [];
    write(new PatternParser(pattern).whole(), program);
    program.push({ kind: "match" });
    return program;
  } catch (error) {
    if (error instanceof Unsure) return undefined;
    throw error;
  }
}

/** Adds the places of a part behind those that are there; it ends where the next one begins. */
function write(tree: Tree, program: Instruction[]): void {
  if (program.length > maxInstructions) throw new Unsure();
  switch (tree.kind) {
    case "set":
      program.push({ kind: "set", set: tree.set });
      return;
    case "assert":
      if (tree.what === "look") throw new Unsure();
      program.push({ kind: "assert", what: tree.what });
      return;
    case "all":
      for (const part of tree.parts) write(part, program);
      return;
    case "any":
      writeChoice(tree.parts, program);
      return;
    case "repeat":
      writeRepeat(tree, program);
  }
}

function writeChoice(parts: readonly Tree[], program: Instruction[]): void {
  const ends: (Instruction & { kind: "jump" })[] = [];
  for (const [index, part] of parts.entries()) {
    if (index === parts.length - 1) write(part, program);
    else {
      const split: Instruction & { kind: "split" } = { kind: "split", to: [0, 0] };
      const start = program.push(split);
      write(part, program);
      const end: Instruction & { kind: "jump" } = { kind: "jump", to: 0 };
      split.to = [start, program.push(end)];
      ends.push(end);
    }
  }
  for (const end of ends) end.to = program.length;
}

function writeRepeat({ inner, min, max }: Tree & { readonly kind: "repeat" }, program: Instruction[]): void {
  for (let copy = 0; copy < min; copy++) write(inner, program);
  if (max === Number.POSITIVE_INFINITY) {
    const split: Instruction & { kind: "split" } = { kind: "split", to: [0, 0] };
    const at = program.push(split) - 1;
    write(inner, program);
    split.to = [at + 1, program.push({ kind: "jump", to: at })];
    return;
  }
  const splits: (Instruction & { kind: "split" })[] = [];
  const starts: number[] = [];
  for (let copy = min; copy < max; copy++) {
    const split: Instruction & { kind: "split" } = { kind: "split", to: [0, 0] };
    starts.push(program.push(split));
    splits.push(split);
    write(inner, program);
  }
  for (const [index, split] of splits.entries()) split.to = [starts[index] ?? 0, program.length];
}

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

function isIn(point: number, set: Ranges): boolean {
  for (const [low, high] of set) if (point >= low && point <= high) return true;
  return false;
}
