import type { KeyboardEvent } from "react";
import { designActions } from "../store/panels/design-actions.ts";
import type { GridContext } from "./grid-commands.ts";
import type { Item } from "./items.ts";
import { canRename, nameText } from "./row-words.ts";

/** Where a key was pressed: the cell, its row, and the line of that. */
export interface CellPlace {
  readonly cell: HTMLElement;
  readonly item: Item;
  readonly at: number;
  readonly line: HTMLElement;
}

/** What a key does in a cell, and nowhere else. Whether it did anything. */
export function keyInCell(event: KeyboardEvent, place: CellPlace, context: GridContext): boolean {
  const { item, line } = place;
  if (item.kind !== "row" || event.altKey || event.ctrlKey || event.metaKey) return false;
  switch (event.key) {
    case "Escape":
      line.focus();
      return true;
    case "ArrowLeft":
    case "ArrowRight":
      beside(place, event.key === "ArrowRight" ? 1 : -1).focus();
      return true;
    case "ArrowUp":
    case "ArrowDown":
      sameColumn(place, event.key === "ArrowDown" ? 1 : -1, context);
      return true;
    case "Delete":
    case "Backspace":
      if (!context.isLocked) clear(place);
      return true;
    case "Enter":
      return place.cell.dataset.cell === "required" ? press(place.cell) : rename(event, place, context);
    default:
      return rename(event, place, context);
  }
}

function beside({ cell, line }: CellPlace, step: 1 | -1): HTMLElement {
  const cells = [...line.querySelectorAll<HTMLElement>("[data-cell]")];
  return cells[cells.indexOf(cell) + step] ?? line;
}

/** Of several limits the first: those of the next row are others. */
function sameColumn({ cell, at }: CellPlace, step: 1 | -1, { items, focus }: GridContext): void {
  const rows = (step === 1 ? items.slice(at + 1) : items.slice(0, at).reverse()).filter(({ kind }) => kind === "row");
  if (rows[0]) focus(rows[0].key, cell.dataset.cell);
}

/** A name and a type cannot be empty: the keys that clear a value leave them alone, and never take the row away. */
function clear({ cell, item }: CellPlace): void {
  if (item.kind !== "row") return;
  const { path, required } = item.row;
  const set = (keyword: string) => void designActions.edit({ verb: "keyword", path, keyword, value: undefined });
  const { cell: column, limit } = cell.dataset;
  if (column === "description") set("description");
  else if (column === "limit" && limit && limit !== "properties") set(limit);
  else if (column === "required" && required) void designActions.edit({ verb: "require", path, required: false });
  else designActions.say("Nothing can be cleared here", true);
}

function press(cell: HTMLElement): true {
  cell.click();
  return true;
}

/** Enter and letters start a new name in the cell of the old one. */
function rename(event: KeyboardEvent, { cell, item }: CellPlace, { isLocked, setEditing }: GridContext): boolean {
  if (item.kind !== "row" || cell.dataset.cell !== "name" || isLocked || !canRename(item.row)) return false;
  const editing = { key: item.key, cell: "name", text: nameText(item.row) } as const;
  const isLetter = [...event.key].length === 1 && event.key !== " ";
  if (isLetter) setEditing({ ...editing, typed: event.key });
  else if (event.key === "Enter") setEditing(editing);
  return isLetter || event.key === "Enter";
}
