import { isObject, member, sameJson, typeOf } from "../json.ts";
import type { Json } from "../types.ts";
import type { Branch, FieldPlan } from "./form-plan.ts";

/** The branch that a value fits best, by its tags, its type and its members; undefined where none fits better than another. */
export function branchOf(
  branches: readonly Branch[],
  nodes: readonly FieldPlan[],
  value: Json | undefined,
): number | undefined {
  if (value === undefined) return undefined;
  let best: number | undefined;
  let max = 0;
  branches.forEach((branch, index) => {
    const points = score(branch, nodes[branch.node], value);
    if (points > max) [best, max] = [index, points];
  });
  return best;
}

function score({ tags }: Branch, field: FieldPlan | undefined, value: Json): number {
  if (!field) return 0;
  if (isObject(value)) {
    if (field.kind !== "object") return field.kind === "json" ? 1 : 0;
    const told = tags.filter(([name]) => Object.hasOwn(value, name));
    if (told.some(([name, tag]) => !sameJson(member(value, name), tag))) return 0;
    const names = new Set(field.members.map(({ name }) => name));
    const known = Object.keys(value).filter((name) => names.has(name)).length;
    const missing = field.members.filter(({ name, required }) => required && !Object.hasOwn(value, name)).length;
    return 1 + told.length * 100 + known - missing / 100 - (Object.keys(value).length - known) / 10;
  }
  const type = typeOf(value);
  if (field.kind === "choice") return field.options.some((option) => sameJson(option.value, value)) ? 3 : 0;
  if (field.kind === "number") return type === "integer" || (type === "number" && !field.integer) ? 2 : 0;
  const kinds: Partial<Record<typeof type, readonly string[]>> = {
    string: ["text"],
    boolean: ["boolean"],
    array: ["list", "tuple"],
    null: ["null"],
  };
  return kinds[type]?.includes(field.kind) ? 2 : field.kind === "json" ? 1 : 0;
}
