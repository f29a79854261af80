import { toPointer } from "../text/index.ts";
import type { Difference } from "./differences.ts";
import type { ToolChange } from "./model/change.ts";
import type { RowGroup } from "./row-groups.ts";

export function wholeId({ changes }: RowGroup): string {
  return `tool ${changes[0]?.tool ?? ""} ${changes[0]?.kind ?? ""}`;
}

/** Each change with the differences that make it up; what is left over means the same. */
export function assigned({
  changes,
  differences,
}: RowGroup): [string, readonly Difference[], ToolChange | undefined][] {
  const lists = new Map<ToolChange, Difference[]>(changes.map((change) => [change, []]));
  const rest: Difference[] = [];
  for (const difference of differences) {
    const best = changes.reduce<[number, ToolChange | undefined]>(
      (found, change) => {
        const score = nearness(difference, change);
        return score > found[0] ? [score, change] : found;
      },
      [0, undefined],
    )[1];
    if (best) lists.get(best)?.push(difference);
    else rest.push(difference);
  }
  const own = [...lists].map(([change, list], index): [string, readonly Difference[], ToolChange] => [
    `${change.tool} ${change.path} ${change.kind} ${index}`,
    list,
    change,
  ]);
  return [
    ...own,
    ...rest.map((difference): [string, readonly Difference[], undefined] => [difference.id, [difference], undefined]),
  ];
}

function nearness({ path, targetPath, parameter }: Difference, change: ToolChange): number {
  if (change.rename && parameter !== undefined && (change.rename.from === parameter || change.rename.to === parameter))
    return 1_000;
  const scores = [toPointer(path), toPointer(targetPath)].map((pointer) => {
    if (pointer === change.path) return 500;
    if (change.path !== "" && pointer.startsWith(`${change.path}/`)) return 100 + change.path.length;
    if (change.path.startsWith(`${pointer}/`)) return 50;
    return 0;
  });
  const named =
    parameter !== undefined && /-(added|removed)$/.test(change.kind) && change.path.endsWith(`/properties/${parameter}`)
      ? 400
      : 0;
  return Math.max(...scores, named);
}
