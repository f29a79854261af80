import type { Path } from "../types.ts";
import type { FieldPlan, FormPlan } from "./form-plan.ts";

/** Whether a form has a field for a place, in any of its branches. */
export function hasField({ nodes, root }: FormPlan, path: Path): boolean {
  let level = withBranches([root], nodes);
  for (const key of path) {
    const next = new Set<number>();
    for (const number of level) for (const inner of inside(nodes[number], key)) next.add(inner);
    if (next.size === 0) return false;
    level = withBranches(next, nodes);
  }
  return path.length > 0;
}

function inside(field: FieldPlan | undefined, key: string | number): readonly number[] {
  switch (field?.kind) {
    case "object": {
      const listed = field.members.filter(({ name }) => name === String(key)).map(({ node }) => node);
      return listed.length === 0 && field.entries !== undefined ? [field.entries] : listed;
    }
    case "list":
      return [field.item];
    case "tuple":
      return [field.items[Number(key)] ?? field.rest ?? []].flat();
    default:
      return [];
  }
}

/** The nodes and all that a value of theirs could turn out to be. */
function withBranches(numbers: Iterable<number>, nodes: readonly FieldPlan[]): ReadonlySet<number> {
  const all = new Set(numbers);
  for (const number of all) {
    const field = nodes[number];
    const branches =
      field?.kind === "union"
        ? field.branches
        : field?.kind === "object"
          ? field.variants.flatMap((one) => one.branches)
          : [];
    for (const { node } of branches) all.add(node);
  }
  return all;
}
