import type { CompareRow } from "../../../core/index.ts";
import type { RowSeverity } from "./words.ts";

/** The worst first. */
export const severityOrder: readonly RowSeverity[] = ["breaking", "unknown", "behavioural", "safe", "none"];

export interface ChangeGroup {
  readonly tool: string;
  readonly rows: readonly CompareRow[];
}

const rank = ({ severity }: Pick<CompareRow, "severity">) => severityOrder.indexOf(severity);

/** The changes of each tool, what breaks most first: tools by their worst change, then in the order of the document. */
export function groupsOf(rows: readonly CompareRow[]): readonly ChangeGroup[] {
  const groups = new Map<string, CompareRow[]>();
  for (const row of rows) {
    const group = groups.get(row.tool);
    if (group) group.push(row);
    else groups.set(row.tool, [row]);
  }
  return [...groups]
    .map(([tool, list]) => ({ tool, rows: list.toSorted((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => worst(a) - worst(b));
}

function worst({ rows }: ChangeGroup): number {
  const [first] = rows;
  return first ? rank(first) : severityOrder.length;
}

/** So many rows of all groups together, the last group cut where need be. */
export function firstOf(groups: readonly ChangeGroup[], max: number): readonly ChangeGroup[] {
  let left = max;
  return groups.flatMap(({ tool, rows }) => {
    const taken = rows.slice(0, Math.max(0, left));
    left -= rows.length;
    return taken.length > 0 ? [{ tool, rows: taken }] : [];
  });
}
