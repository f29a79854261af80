import { isPattern, matches, PatternParser, type Tree } from "../schema/index.ts";
import type { Random } from "./random.ts";

const maxLength = 2_000;

/** A text that matches a pattern, of a length if that can be; undefined where none is found. */
export function textFor(pattern: string, random: Random, length: Bounds = any): string | undefined {
  const tree = treeOf(pattern);
  if (!tree) return undefined;
  let nearest: string | undefined;
  for (let attempt = 0; attempt < 10; attempt++) {
    const text = write(tree, random, attempt);
    if (text === undefined || matches(pattern, text) !== true) continue;
    const size = [...text].length;
    if (size >= length.min && size <= length.max) return text;
    nearest ??= text;
    const longer = padded(pattern, text, length);
    if (longer !== undefined) return longer;
  }
  return nearest;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const any: Bounds = { min: 0, max: Number.POSITIVE_INFINITY };

function treeOf(pattern: string): Tree | undefined {
  // The parser trusts that braces close: for `a{` it would read on without end.
  if (!isPattern(pattern)) return undefined;
  try {
    return new PatternParser(pattern).whole();
  } catch {
    // It reads only what an automaton can stand for, and nothing that nests without end.
    return undefined;
  }
}

/** A pattern without an end leaves room behind it. */
function padded(pattern: string, text: string, { min, max }: Bounds): string | undefined {
  const size = [...text].length;
  if (size >= min || min > maxLength) return undefined;
  for (const filler of [text.at(-1) ?? "a", "a", "0"]) {
    const longer = text + filler.repeat(min - size);
    if (longer.length <= max && matches(pattern, longer)) return longer;
  }
  return undefined;
}

/** Depth first with a stack of its own: groups may nest. Later attempts repeat more. */
function write(tree: Tree, random: Random, attempt: number): string | undefined {
  let text = "";
  const waiting: Tree[] = [tree];
  for (let steps = 0; waiting.length > 0; steps++) {
    if (steps > 2_500 || text.length > maxLength) return undefined;
    const next = waiting.pop() as Tree;
    if (next.kind === "assert") continue;
    if (next.kind === "set") text += characterOf(next.set, random);
    else if (next.kind === "all") waiting.push(...next.parts.toReversed());
    else if (next.kind === "any") {
      const part = next.parts[attempt === 0 ? 0 : random.below(next.parts.length)];
      if (part) waiting.push(part);
    } else {
      const { inner, min, max } = next;
      const wished = Math.min(
        max,
        Math.max(min, attempt < 4 ? 1 + random.below(3) : random.below(2 ** Math.min(attempt, 7))),
      );
      const times = attempt === 1 ? min : wished;
      if (times > maxLength) return undefined;
      for (let turn = 0; turn < times; turn++) waiting.push(inner);
    }
  }
  return text;
}

/** Letters and digits where there is a choice. */
function characterOf(real: readonly (readonly [number, number])[], random: Random): string {
  const plain = preferred.flatMap(([from, to]) =>
    real.flatMap(([low, high]): [number, number][] =>
      low <= to && high >= from ? [[Math.max(low, from), Math.min(high, to)]] : [],
    ),
  );
  const choices = plain.length > 0 ? plain : real;
  const range = choices[random.below(Math.min(choices.length, 3))];
  if (!range) return "";
  const point = range[0] + random.below(Math.min(range[1] - range[0] + 1, 94));
  return point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? "" : String.fromCodePoint(point);
}

const preferred: readonly (readonly [number, number])[] = [
  [97, 122],
  [65, 90],
  [48, 57],
  [32, 126],
];
