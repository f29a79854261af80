import type { DesignEdit, Path, PlacedRow } from "../../core/index.ts";
import { design, rowsOf, type ShownPage } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import { siblingsOf } from "../store/panels/design-words.ts";
import { createFinder, type GridCommand } from "./grid-keys.ts";
import { type Item, insideFor, opensAlone } from "./items.ts";
import type { Editing } from "./RowView.tsx";
import { canMove, canRename, nameText, rowName, takesFields } from "./row-words.ts";

/** What a command of the grid can reach. */
export interface GridContext {
  readonly items: readonly Item[];
  readonly isLocked: boolean;
  /** How many lines are in sight. */
  readonly pageSize: number;
  /** Puts the focus on a line, or on the cell of that name in it. */
  readonly focus: (key: string, cell?: string) => void;
  readonly setEditing: (editing: (Editing & { readonly key: string }) | null) => void;
  /** Of a keyword: its field is where the focus goes. */
  readonly showDetail: (row: PlacedRow, keyword?: string) => void;
  readonly openMenu: (key: string) => void;
  readonly showKeys: () => void;
}

const find = createFinder();
/** What can be done to a row from the head of its own page. */
const onPath = new Set<GridCommand["do"]>(["detail", "add-inside"]);
const canFocus = ({ kind }: Item) => kind !== "detail" && kind !== "folded";

/** Carries a command out on the line at an index. */
export function runCommand(command: GridCommand, at: number, context: GridContext) {
  const { items, isLocked } = context;
  const item = items[at];
  if (!item) return;
  switch (command.do) {
    case "move":
      return move(command.to, at, context);
    case "open":
    case "close":
      return command.do === "open" ? openItem(item, at, context) : closeItem(item, at, context);
    case "find":
      return findName(command.letter, at, context);
    case "keys":
      return context.showKeys();
    default:
      if (item.kind === "section" || item.kind === "add") return onSection(command, item, isLocked);
      if (item.kind === "row" || (item.kind === "path" && onPath.has(command.do)))
        return onRow(command, item.row, context);
  }
}

function move(to: (GridCommand & { readonly do: "move" })["to"], at: number, { items, pageSize, focus }: GridContext) {
  const places = items.flatMap((item, index) => (canFocus(item) ? [index] : []));
  const own = places.indexOf(at);
  const goals = {
    next: own + 1,
    previous: own - 1,
    first: 0,
    last: places.length - 1,
    "page-down": own + pageSize,
    "page-up": own - pageSize,
  };
  const goal = items[places[Math.min(places.length - 1, Math.max(0, goals[to]))] ?? -1];
  if (goal) focus(goal.key);
}

function openItem(item: Item, at: number, { items, focus }: GridContext) {
  if (item.kind === "section" && !item.isOpen && item.section.isThere) return designActions.setOpen(item.key, true);
  if (item.kind === "row" && item.row.hasChildren && !item.row.isOpen) return openRow(item.row);
  const isOpen = item.kind === "section" || item.kind === "row" ? isOpenItem(item) : item.kind === "path";
  const first = items.slice(at + 1).find(({ kind }) => kind === "row");
  if (isOpen && first) focus(first.key);
}

function isOpenItem(item: Item & { readonly kind: "section" | "row" }): boolean {
  return item.kind === "section" ? item.isOpen : item.row.hasChildren && item.row.isOpen;
}

/** In its place, or as a page of its own. */
export function openRow(row: PlacedRow) {
  designActions.setOpen(row.id, true);
  if (opensAlone(row)) designActions.setInside(row.id);
}

/** From the page of a row to one of those around it, or to where the row itself stands. */
export function leaveTo(id: string, focus: GridContext["focus"]) {
  designActions.setInside(insideFor(rowsOf(design.getState().shown), id));
  focus(id);
}

function closeItem(item: Item, at: number, { items, focus }: GridContext) {
  if (item.kind === "section") {
    if (item.isOpen) designActions.setOpen(item.key, false);
    return;
  }
  if (item.kind === "path") return leaveTo(item.key, focus);
  if (item.kind === "row" && item.row.hasChildren && item.row.isOpen) return designActions.setOpen(item.row.id, false);
  const level = item.kind === "row" ? item.row.level : item.kind === "add" ? item.level : 0;
  const above = items
    .slice(0, at)
    .findLast(
      (one) => one.kind === "section" || ((one.kind === "row" || one.kind === "path") && one.row.level < level),
    );
  if (above) focus(above.key);
}

function findName(letter: string, at: number, { items, focus }: GridContext) {
  const names = items.map((item) => (item.kind === "row" ? rowName(item.row) : ""));
  const found = items[find(letter, names, at) ?? -1];
  if (found) focus(found.key);
}

function onSection(command: GridCommand, item: Item & { readonly kind: "section" | "add" }, isLocked: boolean) {
  if (command.do === "detail" && item.kind === "section") return designActions.setOpen(item.key, !item.isOpen);
  const isAddition = command.do === "add-after" || command.do === "add-inside";
  if (isAddition && !isLocked) return add(item);
}

/** What the last line of a group adds, or the head of a section. */
export function add(item: Item & { readonly kind: "section" | "add" }) {
  const what = item.kind === "add" ? item.what : "field";
  const path = item.kind === "add" ? item.path : item.section.path;
  if (what === "output") return edit({ verb: "output", isThere: true });
  if (item.kind === "section" && item.section.id === "definitions") return;
  edit(what === "branch" ? { verb: "add-branch", path } : { verb: "add", path });
}

function onRow(command: GridCommand, row: PlacedRow, context: GridContext) {
  if (command.do === "detail") return context.showDetail(row);
  if (command.do === "menu") return context.openMenu(row.id);
  if (context.isLocked) return designActions.say("Nothing can be changed here until the text parses", true);
  if (command.do === "rename") {
    if (canRename(row)) context.setEditing({ key: row.id, cell: "name", text: nameText(row) });
    else designActions.say(`${rowName(row)} has no name of its own`, true);
  } else change(command, row);
}

function change(command: GridCommand, row: PlacedRow) {
  const { path } = row;
  switch (command.do) {
    case "require":
      return row.required === undefined ? undefined : edit({ verb: "require", path, required: !row.required });
    case "add-after":
      return addAfter(row);
    case "add-inside":
      return addInside(row);
    case "duplicate":
      return canMove(row) ? edit({ verb: "duplicate", path }) : undefined;
    case "delete":
      return edit({ verb: "delete", path });
    case "up":
    case "down":
      if (canMove(row)) void designActions.edit((shown) => reordered(shown, path, command.do === "up" ? -1 : 1));
      return;
    case "in":
    case "out":
      return row.kind === "field" ? edit({ verb: command.do === "in" ? "move-in" : "move-out", path }) : undefined;
  }
}

function edit(made: DesignEdit) {
  void designActions.edit(made);
}

function addAfter({ kind, path, name }: PlacedRow) {
  if (kind === "field") return edit({ verb: "add", path: path.slice(0, -2), after: name });
  if (kind === "branch") return edit({ verb: "add-branch", path: path.slice(0, -2) });
  designActions.say("Nothing can be added after this row", true);
}

function addInside(row: PlacedRow) {
  if (row.type.kind === "union") return edit({ verb: "add-branch", path: row.path });
  if (!takesFields(row)) return designActions.say(`Only an object takes fields: ${rowName(row)} is none`, true);
  if (!row.isOpen) designActions.setOpen(row.id, true);
  edit({ verb: "add", path: row.path });
}

/** One place up or down among its siblings. */
function reordered(shown: ShownPage, path: Path, step: 1 | -1): DesignEdit | undefined {
  const siblings = siblingsOf(shown, path);
  const at = siblings.findIndex((row) => row.path.at(-1) === path.at(-1));
  return reorder(siblings, path, at + step);
}

/** To the place of another of its siblings. */
export function reorder(siblings: readonly PlacedRow[], path: Path, to: number): DesignEdit | undefined {
  const goal = siblings[to]?.path.at(-1);
  if (goal === undefined) return undefined;
  return { verb: "reorder", path, to: typeof goal === "number" ? goal : to };
}
