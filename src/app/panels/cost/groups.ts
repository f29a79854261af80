import type { CostPart, PartKind } from "../../../core/index.ts";

/** What stands side by side in a tool, always in this order. */
export const groupOrder = ["description", "properties", "output", "annotations", "rest"] as const;
export type PartGroup = (typeof groupOrder)[number];

const groupOf: Readonly<Record<PartKind, PartGroup>> = {
  description: "description",
  property: "properties",
  definition: "properties",
  schema: "properties",
  output: "output",
  annotations: "annotations",
  field: "rest",
  rest: "rest",
};

export function kindGroup(kind: PartKind): PartGroup {
  return groupOf[kind];
}

/** The tokens of each group that a tool has. */
export function groupsOf(
  parts: readonly CostPart[],
): readonly { readonly group: PartGroup; readonly tokens: number }[] {
  const sums = new Map<PartGroup, number>();
  for (const { kind, tokens } of parts) sums.set(groupOf[kind], (sums.get(groupOf[kind]) ?? 0) + tokens);
  return groupOrder.flatMap((group) => {
    const tokens = sums.get(group) ?? 0;
    return tokens > 0 ? [{ group, tokens }] : [];
  });
}
