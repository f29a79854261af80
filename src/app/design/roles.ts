/**
 * The roles of a tree grid. Its lines are placed one by one as they come into sight, which the elements of a table cannot be;
 * one row of all has a place in the tab order.
 */
export function asGrid(rows: number) {
  return { role: "treegrid", "aria-label": "Fields of the tool", "aria-rowcount": rows } as const;
}

interface RowFacts {
  /** Counts from 0 in the whole grid. */
  readonly index: number;
  readonly level: number;
  readonly label?: string;
  readonly position?: number;
  readonly siblings?: number;
  readonly isSelected?: boolean;
  readonly isExpanded?: boolean | undefined;
}

export function asRow({ index, level, label, position, siblings, isSelected, isExpanded }: RowFacts) {
  return {
    role: "row",
    "aria-rowindex": index + 1,
    "aria-level": level,
    "aria-label": label,
    "aria-posinset": position,
    "aria-setsize": siblings,
    "aria-selected": isSelected,
    "aria-expanded": isExpanded,
  } as const;
}

export const asCell = { role: "gridcell" } as const;
