import { components } from "./components.ts";
import { PatternParser, type Ranges, type Tree, Unsure } from "./pattern-tree.ts";

/**
 * Whether a backtracking engine can take exponential time for a pattern: some part of a text can be read in two ways
 * that both come back to the same place of one loop, so that every repetition doubles the ways to try, and something
 * after the loop can fail. False where it is not sure; polynomial time is not looked for.
 */
export function isExponential(pattern: string): boolean {
  if (pattern.length > maxCharacters) return false;
  try {
    const machine = new Machine();
    const whole = machine.part(new PatternParser(pattern).whole());
    return machine.loops().some((loop) => machine.isAmbiguous(loop, whole.last));
  } catch (error) {
    if (error instanceof Unsure) return false;
    throw error;
  }
}

const maxCharacters = 5_000;

const maxSteps = 400;
const maxInLoop = 60;
/** Repetitions up to here are written out; more than that are as good as endless. */
const maxCopies = 12;

/** What only looks, such as `$`, is a step that no character can make: it stands before the first one. */
const looking: Ranges = [[-1, -1]];

/** What a part of a pattern can begin and end with. */
interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly nullable: boolean;
}

/** Steps that read one character each, and which can follow which, in how many ways. */
class Machine {
  private readonly sets: Ranges[] = [];
  private readonly follow: Map<number, number>[] = [];

  part(tree: Tree): Part {
    if (tree.kind === "set") return this.step(tree.set);
    if (tree.kind === "assert") return tree.what === "start" ? this.chain([]) : this.step(looking);
    if (tree.kind === "any") {
      const parts = tree.parts.map((part) => this.part(part));
      return {
        first: parts.flatMap(({ first }) => first),
        last: parts.flatMap(({ last }) => last),
        nullable: parts.some(({ nullable }) => nullable),
      };
    }
    if (tree.kind === "all") return this.chain(tree.parts.map((inner) => () => this.part(inner)));
    const { inner, min, max } = tree;
    const one = () => this.part(inner);
    const optional = () => ({ ...this.part(inner), nullable: true });
    const copies = Math.min(min, maxCopies);
    if (max <= maxCopies) {
      return this.chain([...Array<() => Part>(copies).fill(one), ...Array<() => Part>(max - copies).fill(optional)]);
    }
    const loop = () => {
      const body = this.part(inner);
      this.join(body.last, body.first);
      return { ...body, nullable: body.nullable || copies === 0 };
    };
    return this.chain([...Array<() => Part>(Math.max(0, copies - 1)).fill(one), loop]);
  }

  /** The steps of each loop: those that can come back to themselves. */
  loops(): readonly (readonly number[])[] {
    return components(this.follow.map((next) => [...next.keys()]));
  }

  /** Whether one text leads through a loop in two ways, and what comes after the loop can fail. */
  isAmbiguous(loop: readonly number[], last: readonly number[]): boolean {
    if (loop.some((step) => last.includes(step))) return false;
    if (loop.length > maxInLoop) throw new Unsure();
    const inside = new Set(loop);
    const next = (step: number) => [...(this.follow[step] ?? [])].filter(([to]) => inside.has(to));
    if (loop.some((step) => next(step).some(([, ways]) => ways > 1))) return true;
    const index = new Map(loop.map((step, at) => [step, at]));
    const pair = (one: number, other: number) => (index.get(one) ?? 0) * loop.length + (index.get(other) ?? 0);
    const edges: number[][] = [];
    for (const one of loop) {
      for (const other of loop) {
        const targets: number[] = [];
        for (const [left] of next(one)) {
          for (const [right] of next(other)) if (this.meet(left, right)) targets.push(pair(left, right));
        }
        edges[pair(one, other)] = targets;
      }
    }
    const diagonal = (at: number) => Math.floor(at / loop.length) === at % loop.length;
    return components(edges).some((group) => group.some(diagonal) && !group.every(diagonal));
  }

  private step(set: Ranges): Part {
    if (this.sets.length >= maxSteps) throw new Unsure();
    this.follow.push(new Map());
    const at = this.sets.push(set) - 1;
    return { first: [at], last: [at], nullable: false };
  }

  private chain(makers: readonly (() => Part)[]): Part {
    let whole: Part = { first: [], last: [], nullable: true };
    for (const make of makers) {
      const part = make();
      this.join(whole.last, part.first);
      whole = {
        first: whole.nullable ? [...whole.first, ...part.first] : whole.first,
        last: part.nullable ? [...whole.last, ...part.last] : part.last,
        nullable: whole.nullable && part.nullable,
      };
    }
    return whole;
  }

  private join(from: readonly number[], to: readonly number[]): void {
    for (const one of from) {
      const next = this.follow[one];
      for (const other of to) next?.set(other, (next.get(other) ?? 0) + 1);
    }
  }

  private meet(one: number, other: number): boolean {
    const right = this.sets[other] ?? [];
    return (this.sets[one] ?? []).some(([low, high]) => right.some((range) => range[0] <= high && low <= range[1]));
  }
}
