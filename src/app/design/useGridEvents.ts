import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from "react";
import { designActions } from "../store/panels/design-actions.ts";
import { type GridContext, runCommand } from "./grid-commands.ts";
import { commandOf } from "./grid-keys.ts";
import type { Item } from "./items.ts";
import { canRename, nameText } from "./row-words.ts";
import { isText, useKeyQueue } from "./useKeyQueue.ts";

type Cell = { readonly name: string; readonly element: HTMLElement };

/** Keys, clicks and focus of all rows, in one place: a row has no listeners of its own. */
export function useGridEvents(
  context: GridContext,
  grid: RefObject<HTMLElement | null>,
  /** A tap opens the details: there is no room for them in the row. */
  opensByTap: boolean,
  follow: (key: string) => void,
) {
  const queue = useKeyQueue(grid);
  const itemOf = (target: EventTarget | null): { item: Item; at: number; line: HTMLElement } | undefined => {
    const line = (target as Element | null)?.closest<HTMLElement>("[data-key]");
    const at = context.items.findIndex(({ key }) => key === line?.dataset.key);
    const item = context.items[at];
    return line && item && grid.current?.contains(line) ? { item, at, line } : undefined;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const found = itemOf(event.target);
    if (!found || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>("[data-cell]");
    if (isText(target)) return;
    const isButton = target !== found.line || found.item.kind === "add";
    const isActivation =
      isButton && (event.key === "Enter" || event.key === " ") && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const command = commandOf(event);
    if (command && !isActivation && queue.takes(event)) return event.preventDefault();
    if (
      target !== found.line &&
      cell &&
      inCell(event, { name: cell.dataset.cell ?? "", element: cell }, found, context)
    )
      return event.preventDefault();
    if (isActivation || !command || (isButton && command.do === "find")) return;
    event.preventDefault();
    runCommand(command, found.at, context);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const found = itemOf(event.target);
    const target = event.target as Element;
    if (!found || found.item.kind === "add") return;
    const { item } = found;
    if (target.closest("[data-toggle]")) {
      if (item.kind === "section") designActions.setOpen(item.key, !item.isOpen);
      else if (item.kind === "row") designActions.setOpen(item.row.id, !item.row.isOpen);
    } else if (item.kind === "row" && target.closest("[data-cell=description]")) editDescription(item, context);
    else if (item.kind === "row" && target.closest("[data-limit]")) context.showDetail(item.row);
    else if (item.kind === "row" && opensByTap && !target.closest("button, input, textarea, [data-menu]"))
      context.showDetail(item.row);
  };

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const found = itemOf(event.target);
    if (found?.item.kind === "row" && (event.target as Element).closest("[data-cell=name]"))
      runCommand({ do: "rename" }, found.at, context);
  };

  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const found = itemOf(event.target);
    if (found?.item.kind !== "row" || isText(event.target as HTMLElement)) return;
    event.preventDefault();
    context.focus(found.item.key);
    const { key } = found.item;
    // The row has no menu before it is the one of the cursor.
    requestAnimationFrame(() => context.openMenu(key));
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const found = itemOf(event.target);
    if (found) follow(found.item.key);
  };
  return { onKeyDown, onClick, onDoubleClick, onContextMenu, onFocus };
}

function editDescription(item: Item & { readonly kind: "row" }, { isLocked, setEditing }: GridContext): void {
  if (!isLocked) setEditing({ key: item.key, cell: "description", text: item.row.description ?? "" });
}

/** What a key does in a cell, and nowhere else. Whether it did anything. */
function inCell(
  event: KeyboardEvent,
  cell: Cell,
  { item, line }: { readonly item: Item; readonly line: HTMLElement },
  context: GridContext,
): boolean {
  if (item.kind !== "row" || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.key === "Escape") {
    line.focus();
    return true;
  }
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const cells = [...line.querySelectorAll<HTMLElement>("[data-cell], [data-menu] button")];
    const next = cells[cells.indexOf(cell.element) + (event.key === "ArrowRight" ? 1 : -1)];
    (next ?? line).focus();
    return true;
  }
  if (event.key === "Delete" && cell.name === "description") {
    const { path } = item.row;
    if (!context.isLocked) void designActions.edit({ verb: "keyword", path, keyword: "description", value: undefined });
    return true;
  }
  const isName = cell.name === "name" && canRename(item.row) && !context.isLocked;
  if (!isName) return false;
  const editing = { key: item.key, cell: "name", text: nameText(item.row) } as const;
  const isLetter = [...event.key].length === 1 && event.key !== " ";
  if (isLetter) context.setEditing({ ...editing, typed: event.key });
  else if (event.key === "Enter") context.setEditing(editing);
  return isLetter || event.key === "Enter";
}
