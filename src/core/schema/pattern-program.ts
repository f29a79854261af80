import { PatternParser, type Ranges, type Tree, Unsure } from "./pattern-tree.ts";

/** A pattern as a list of instructions that is gone through with a set of places (Thompson's construction). */

const maxInstructions = 5_000;

export type Instruction =
  | { readonly kind: "set"; readonly set: Ranges }
  /** Goes on at both. */
  | { readonly kind: "split"; to: readonly [number, number] }
  | { readonly kind: "jump"; to: number }
  | { readonly kind: "assert"; readonly what: "start" | "end" | "boundary" | "inside" }
  | { readonly kind: "match" };

export type Program = readonly Instruction[];

/** Undefined for what looks ahead or behind, or refers to a group. */
export function programOf(pattern: string): Program | undefined {
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

export function isIn(point: number, set: Ranges): boolean {
  for (const [low, high] of set) if (point >= low && point <= high) return true;
  return false;
}
