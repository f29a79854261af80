import { isObject } from "../json.ts";
import type { Json } from "../types.ts";
import type { Branch, FieldPlan } from "./form-plan.ts";

/** A value once a branch is chosen for it: with the constants that name the branch, without what only other branches have. Undefined: nothing to send yet. */
export function chosenBranch(
  branches: readonly Branch[],
  index: number,
  nodes: readonly FieldPlan[],
  value: Json | undefined,
): Json | undefined {
  const chosen = branches[index];
  if (!chosen) return value;
  const own = namesOf(nodes[chosen.node]);
  const foreign = new Set(branches.flatMap(({ node }) => [...namesOf(nodes[node])]).filter((name) => !own.has(name)));
  const tags = new Map(chosen.tags);
  const kept = isObject(value) ? Object.entries(value).filter(([name]) => !foreign.has(name) && !tags.has(name)) : [];
  const entries = [...tags, ...kept];
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function namesOf(field: FieldPlan | undefined): ReadonlySet<string> {
  return new Set(field?.kind === "object" ? field.members.map(({ name }) => name) : []);
}
