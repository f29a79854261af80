import { remember } from "../memo.ts";
import { fromPointer, toPointer } from "../text/index.ts";
import type { JsonObject, Path } from "../types.ts";
import { components } from "./components.ts";
import { mayRefer } from "./rare-keywords.ts";
import { locateReference, type SchemaReference, sitesIn } from "./view.ts";
import { subschemas } from "./walk.ts";

export interface Reference extends SchemaReference {
  /** From the root to the schema that refers. */
  readonly path: Path;
  /** From the root to what it refers to; undefined where nothing is there. */
  readonly target: Path | undefined;
  /** It names another document than its own. */
  readonly foreign: boolean;
}

/** Every reference of a schema, in the order of the text. Nothing is ever fetched. */
export const referencesOf: (root: JsonObject) => readonly Reference[] = remember((root) => {
  if (!mayRefer(root)) return [];
  return sitesIn(root).map(({ keyword, reference, schema, path }) => {
    const located = locateReference(root, reference, schema);
    const target = located.kind === "found" ? located.target.path : undefined;
    return { keyword, reference, path, target, foreign: located.kind === "foreign" };
  });
});

export interface Circle {
  /** The first reference of the text that is part of it. */
  readonly reference: Reference;
  /** Every step stays at the same value, so that no value ever ends it. */
  readonly endless: boolean;
}

/** Where references lead back to themselves, one for each group of schemas that do. */
export function circlesOf(root: JsonObject): readonly Circle[] {
  const { pointers, steps } = targetGraph(root);
  if (pointers.length === 0) return [];
  const groupOf = (some: readonly Step[]) => {
    const edges: number[][] = pointers.map(() => []);
    for (const { from, to } of some) edges[from]?.push(to);
    return new Map(components(edges).flatMap((group, at) => group.map((target) => [target, at] as const)));
  };
  const all = groupOf(steps);
  const inPlace = groupOf(steps.filter((step) => step.inPlace));
  const isInside = (groups: ReadonlyMap<number, number>, { from, to }: Step) =>
    groups.has(from) && groups.get(from) === groups.get(to);
  const found = new Map<number, Circle>();
  for (const step of steps) {
    if (!isInside(all, step)) continue;
    const group = all.get(step.from) ?? -1;
    const endless = step.inPlace && isInside(inPlace, step);
    const before = found.get(group);
    if (!before || (endless && !before.endless)) found.set(group, { reference: step.reference, endless });
  }
  return [...found.values()];
}

/** The places that lead back to themselves by references; `endless` where every step stays at the same value. */
export function circularTargets(root: JsonObject): {
  readonly circular: ReadonlySet<string>;
  readonly endless: ReadonlySet<string>;
} {
  const { pointers, steps } = targetGraph(root);
  const inCircle = (some: readonly Step[]) => {
    const edges: number[][] = pointers.map(() => []);
    for (const { from, to } of some) edges[from]?.push(to);
    return new Set(components(edges).flatMap((group) => group.map((target) => pointers[target] ?? "")));
  };
  return { circular: inCircle(steps), endless: inCircle(steps.filter((step) => step.inPlace)) };
}

/** A chain of references longer than this is not followed to its end. */
const deepest = 500;

/** How many schemas there are once every reference is replaced by what it refers to; circles count once, and without references nothing is counted. */
export function expandedSize(root: JsonObject): { readonly written: number; readonly expanded: number } {
  const { pointers, steps, index } = targetGraph(root);
  if (pointers.length === 0) return { written: 1, expanded: 1 };
  const own = pointers.map(() => 0);
  let written = 0;
  let outside = 0;
  const used: number[] = [];
  const targetsOf = new Map(referencesOf(root).map((reference) => [toPointer(reference.path), reference.target]));
  for (const { path } of subschemas(root)) {
    written++;
    for (const from of holdersOf(path, index)) own[from] = (own[from] ?? 0) + 1;
    if (path[0] === "$defs" || path[0] === "definitions") continue;
    outside++;
    const target = targetsOf.get(toPointer(path));
    if (target) used.push(index.get(toPointer(target)) ?? -1);
  }
  const inner: number[][] = pointers.map(() => []);
  for (const { from, to } of steps) inner[from]?.push(to);
  const sizes = new Map<number, number>();
  const sizeOf = (target: number, depth = 0): number => {
    const before = sizes.get(target);
    if (before !== undefined) return before;
    if (depth > deepest) return 0;
    sizes.set(target, 0);
    const total = (inner[target] ?? []).reduce((sum, to) => sum + sizeOf(to, depth + 1), own[target] ?? 0);
    sizes.set(target, total);
    return total;
  };
  return { written, expanded: used.reduce((sum, target) => sum + sizeOf(target), outside) };
}

/** A reference somewhere inside of a schema that is referred to. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly reference: Reference;
  readonly inPlace: boolean;
}

interface Graph {
  /** Every place that something refers to. */
  readonly pointers: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly steps: readonly Step[];
}

const targetGraph: (root: JsonObject) => Graph = remember(makeGraph);

function makeGraph(root: JsonObject): Graph {
  const references = referencesOf(root).filter(({ target }) => target !== undefined);
  const pointers = [...new Set(references.map(({ target }) => toPointer(target ?? [])))];
  const index = new Map(pointers.map((pointer, at) => [pointer, at]));
  const steps: Step[] = [];
  for (const reference of references) {
    const to = index.get(toPointer(reference.target ?? [])) ?? -1;
    for (const from of holdersOf(reference.path, index)) {
      const depth = fromPointer(pointers[from] ?? "").length;
      steps.push({ from, to, reference, inPlace: isInPlace(reference.path.slice(depth)) });
    }
  }
  return { pointers, index, steps };
}

/** The targets that a path lies in. */
function holdersOf(path: Path, index: ReadonlyMap<string, number>): number[] {
  const found: number[] = [];
  if (index.size === 0) return found;
  let pointer = "";
  for (let end = 0; end <= path.length; end++) {
    if (end > 0) pointer += toPointer(path.slice(end - 1, end));
    const at = index.get(pointer);
    if (at !== undefined) found.push(at);
  }
  return found;
}

/** Whether a path only leads through keywords that apply to the same value. */
function isInPlace(path: Path): boolean {
  for (let at = 0; at < path.length; ) {
    const keyword = String(path[at]);
    if (["allOf", "anyOf", "oneOf", "dependentSchemas"].includes(keyword)) at += 2;
    else if (["not", "if", "then", "else"].includes(keyword)) at += 1;
    else return false;
  }
  return true;
}

/** Whether a reference points at a place or into it, so that it cannot move unseen. */
export function isReferredTo(root: JsonObject, path: Path): boolean {
  const pointer = toPointer(path);
  return targetGraph(root).pointers.some((target) => target === pointer || target.startsWith(`${pointer}/`));
}
