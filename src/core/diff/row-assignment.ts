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
  const nearest = nearestOf(changes);
  const rest: Difference[] = [];
  for (const difference of differences) {
    const best = nearest(difference);
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

/**
 * Finds the change that a difference belongs to: a rename of its parameter, one at its place, one that adds or removes its
 * parameter, the innermost around it, or one below it. Looked up, since there may be thousands of both.
 */
function nearestOf(changes: readonly ToolChange[]): (difference: Difference) => ToolChange | undefined {
  const [renames, paths, parameters, below] = [firsts(), firsts(), firsts(), firsts()];
  for (const change of changes) {
    const { path, kind, rename } = change;
    for (const name of rename ? [rename.from, rename.to] : []) renames.add(name, change);
    paths.add(path, change);
    const at = /-(added|removed)$/.test(kind) ? path.lastIndexOf(properties) : -1;
    if (at >= 0) parameters.add(path.slice(at + properties.length), change);
    for (const outer of outside(path)) below.add(outer, change);
  }
  return ({ path, targetPath, parameter }) => {
    const pointers = [toPointer(path), toPointer(targetPath)];
    const named = parameter === undefined ? [] : [parameter];
    const around = pointers.flatMap(outside).filter((pointer) => pointer !== "");
    return (
      renames.first(named) ??
      paths.first(pointers) ??
      parameters.first(named) ??
      paths.first(
        around
          .filter((pointer) => paths.has(pointer))
          .sort((one, other) => other.length - one.length)
          .slice(0, 1),
      ) ??
      below.first(pointers)
    );
  };
}

const properties = "/properties/";

/** The pointers that lead to a place, without it. */
function outside(pointer: string): string[] {
  const found: string[] = [];
  for (let at = pointer.lastIndexOf("/"); at >= 0; at = pointer.lastIndexOf("/", at - 1)) {
    found.push(pointer.slice(0, at));
    if (at === 0) break;
  }
  return found;
}

/** The first change of each key; of several keys, the one that comes first in the list. */
function firsts() {
  const found = new Map<string, readonly [index: number, change: ToolChange]>();
  let count = 0;
  return {
    has: (key: string) => found.has(key),
    add(key: string, change: ToolChange) {
      count++;
      if (!found.has(key)) found.set(key, [count, change]);
    },
    first(keys: readonly string[]): ToolChange | undefined {
      const entries = keys.flatMap((key) => {
        const entry = found.get(key);
        return entry ? [entry] : [];
      });
      return entries.reduce<(typeof entries)[number] | undefined>(
        (best, entry) => (best && best[0] <= entry[0] ? best : entry),
        undefined,
      )?.[1];
    },
  };
}
