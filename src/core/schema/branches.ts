import { member } from "../json.ts";
import type { Json } from "../types.ts";
import { type Members, membersOf, typesOf, typesOverlap, valuesOf } from "./view.ts";

/** The later ones of equal schemas, each with the place of the first. */
export function repeatedBranches(list: readonly Json[]): readonly { readonly index: number; readonly first: number }[] {
  const places = new Map<string, number>();
  return list.flatMap((branch, index) => {
    const text = JSON.stringify(branch);
    const first = places.get(text);
    if (first === undefined) places.set(text, index);
    return first === undefined ? [] : [{ index, first }];
  });
}

const maxBranches = 50;

/** Whether types, constants or a required tag clearly keep every two branches apart. */
export function areApart(branches: readonly (Json | undefined)[]): boolean {
  if (branches.length > maxBranches) return true;
  return branches.every((one, index) => branches.slice(index + 1).every((other) => isApart(one, other)));
}

function isApart(one: Json | undefined, other: Json | undefined): boolean {
  const [left, right] = [typesOf(one), typesOf(other)];
  if (left && right && !typesOverlap(left, right)) return true;
  if (noneShared(plainValues(one), plainValues(other))) return true;
  if (!left || !right) return false;
  const [mine, yours] = [membersOf(one), membersOf(other)];
  if (closes(mine, yours) || closes(yours, mine)) return true;
  return [...mine.required].some(
    (name) =>
      yours.required.has(name) &&
      noneShared(plainValues(member(mine.properties, name)), plainValues(member(yours.properties, name))),
  );
}

/** Whether a closed object has no place for something that another requires. */
function closes({ properties, patterns, rest }: Members, { required }: Members): boolean {
  if (rest !== false || Object.keys(patterns).length > 0) return false;
  return [...required].some((name) => !Object.hasOwn(properties, name));
}

/** The values that a schema lists, if they can be compared at a glance. */
function plainValues(schema: Json | undefined): readonly Json[] | undefined {
  const values = valuesOf(schema);
  return values?.every((value) => typeof value !== "object") ? values : undefined;
}

function noneShared(one: readonly Json[] | undefined, other: readonly Json[] | undefined): boolean {
  return one !== undefined && other !== undefined && !one.some((value) => other.includes(value));
}
