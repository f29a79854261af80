import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { PlacedRow } from "../../core/index.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { keyInCell } from "./cell-keys.ts";
import { type ClipboardOptions, clipboardEvents } from "./clipboard-events.ts";
import { type GridContext, openRow, runCommand } from "./grid-commands.ts";
import { commandOf } from "./grid-keys.ts";
import type { Item } from "./items.ts";
import { isText, useKeyQueue } from "./useKeyQueue.ts";

/** Keys, clicks and focus of all rows, in one place: a row has no listeners of its own. */
export function useGridEvents(
  context: GridContext,
  grid: RefObject<HTMLElement | null>,
  /** A tap opens the details: there is no room for them in the row. */
  opensByTap: boolean,
  follow: (key: string) => void,
  clipboard: Pick<ClipboardOptions, "shown" | "onExample">,
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
    if (isText(target)) return queue.catchUp();
    const isButton = target !== found.line || found.item.kind === "add";
    const isActivation =
      isButton && (event.key === "Enter" || event.key === " ") && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const command = commandOf(event);
    // Escape is for what the keys before it open.
    const isQueued = command !== undefined || event.key === "Escape";
    if (isQueued && !isActivation && queue.takes(event, cell?.dataset.cell)) return event.preventDefault();
    if (target !== found.line && cell && keyInCell(event, { cell, ...found }, context)) return event.preventDefault();
    if (isActivation || !command || (isButton && command.do === "find")) return;
    event.preventDefault();
    runCommand(command, found.at, context);
  };

  const pressed = useRef<HTMLElement | null>(null);
  const onPress = ({ target }: PointerEvent<HTMLElement>) => {
    pressed.current = (target as Element).closest<HTMLElement>("[data-press]");
  };

  /** The press has made this the row of the cursor, whose cells are buttons: what was pressed is gone, and no click follows. */
  const onPointerUp = ({ target }: PointerEvent<HTMLElement>) => {
    const cell = pressed.current;
    const found = itemOf(target);
    pressed.current = null;
    if (!cell || cell.isConnected || found?.item.kind !== "row") return;
    if (cell.dataset.press === "type") openType(found.line);
    else context.showDetail(found.item.row, cell.dataset.limit);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const found = itemOf(event.target);
    const target = event.target as Element;
    if (!found || found.item.kind === "add") return;
    const { item } = found;
    const limit = target.closest<HTMLElement>("[data-limit]")?.dataset.limit;
    if (target.closest("[data-toggle]")) {
      if (item.kind === "section") designActions.setOpen(item.key, !item.isOpen);
      else if (item.kind === "row") toggle(item.row);
    } else if (item.kind === "row" && target.closest("[data-cell=description]")) editDescription(item, context);
    else if (item.kind === "row" && limit !== undefined) context.showDetail(item.row, limit);
    else if (item.kind === "row" && opensByTap && !target.closest("button, input, textarea, [data-menu]"))
      context.showDetail(item.row);
  };

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const found = itemOf(event.target);
    if (found?.item.kind !== "row") return;
    const target = event.target as Element;
    if (target.closest("[data-cell=name]")) runCommand({ do: "rename" }, found.at, context);
    else if (!target.closest("button, input, textarea, [data-toggle], [data-press], [data-menu]"))
      context.showDetail(found.item.row);
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
  const { isLocked } = context;
  const copying = clipboardEvents({ ...clipboard, isLocked, itemOf: (target) => itemOf(target)?.item });
  return { onKeyDown, onPress, onPointerUp, onClick, onDoubleClick, onContextMenu, onFocus, ...copying };
}

function toggle(row: PlacedRow): void {
  if (row.isOpen) designActions.setOpen(row.id, false);
  else openRow(row);
}

function openType(line: HTMLElement): void {
  requestAnimationFrame(() => line.querySelector<HTMLElement>("[data-cell=type]")?.click());
}

function editDescription(item: Item & { readonly kind: "row" }, { isLocked, setEditing }: GridContext): void {
  if (!isLocked) setEditing({ key: item.key, cell: "description", text: item.row.description ?? "" });
}
