import { type CostPart, partWords, visible } from "../../../core/index.ts";
import { type Cell, cellsOf } from "./layout.ts";

export interface PartItem {
  readonly part: CostPart;
  readonly name: string;
  readonly tokens: number;
  /** In the tree: the tool is 1. */
  readonly level: number;
  /** Whether it has an area of its own. */
  readonly isDrawn: boolean;
}

const head = 18;
const minInner = 24;

/** The parts of a tool, each followed by what is inside of it; where there is no room for that, it has the place of its parent. */
export function partCells(
  parts: readonly CostPart[],
  width: number,
  height: number,
  level = 2,
): readonly Cell<PartItem>[] {
  const items = parts.map((part) => itemOf(part, level, true));
  return cellsOf(items, width, height).flatMap((cell) => [cell, ...innerCells(cell, level + 1)]);
}

function innerCells(cell: Cell<PartItem>, level: number): readonly Cell<PartItem>[] {
  const inner = cell.item.part.parts ?? [];
  const [width, height] = [cell.width - 4, cell.height - head - 2];
  if (inner.length === 0) return [];
  if (cell.item.isDrawn && width >= minInner && height >= minInner)
    return partCells(inner, width, height, level).map((one) => ({
      ...one,
      left: one.left + cell.left + 2,
      top: one.top + cell.top + head,
    }));
  return inner.flatMap((part) => {
    const own = { ...cell, item: itemOf(part, level, false) };
    return [own, ...innerCells(own, level + 1)];
  });
}

function itemOf(part: CostPart, level: number, isDrawn: boolean): PartItem {
  return { part, name: visible(partWords(part)), tokens: part.tokens, level, isDrawn };
}
