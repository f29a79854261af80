import type { Path, PlacedPage, PlacedRow, PlacedSection } from "../../core/index.ts";

/** What stands under each other on the page, one line each. */
export type Item =
  | { readonly kind: "section"; readonly key: string; readonly section: PlacedSection; readonly isOpen: boolean }
  | { readonly kind: "row"; readonly key: string; readonly row: PlacedRow }
  /** The row that has the page to itself, and the rows that lead to it. */
  | {
      readonly kind: "path";
      readonly key: string;
      readonly section: PlacedSection;
      readonly row: PlacedRow;
      readonly above: readonly PlacedRow[];
    }
  | { readonly kind: "detail"; readonly key: string; readonly row: PlacedRow }
  | {
      readonly kind: "add";
      readonly key: string;
      readonly what: "field" | "branch" | "output";
      readonly path: Path;
      readonly level: number;
      /** Nothing stands there yet. */
      readonly isFirst: boolean;
    }
  | { readonly kind: "folded"; readonly key: string; readonly section: PlacedSection };

interface Options {
  readonly open: ReadonlyMap<string, boolean>;
  readonly detail: string | null;
  /** Rows that are looked for: only they are shown, with those around them. */
  readonly keeps?: ((row: PlacedRow) => boolean) | undefined;
  /** The row that has the page to itself. */
  readonly inside?: string | null;
}

export function sectionKey({ path }: PlacedSection): string {
  return `section/${path.join("/")}`;
}

/** The lines of a page from top to bottom. */
export function itemsOf({ sections }: PlacedPage, { open, detail, keeps, inside }: Options): readonly Item[] {
  const own = inside && !keeps ? sections.find(({ rows }) => rows.some(({ id }) => id === inside)) : undefined;
  if (own)
    return pageOf(
      own,
      own.rows.findIndex(({ id }) => id === inside),
      detail,
    );
  return sections.flatMap((section): Item[] => {
    const key = sectionKey(section);
    if (keeps) {
      const rows = found(section.rows, keeps);
      const top: Item = { kind: "section", key, section, isOpen: true };
      return rows.length === 0 ? [] : [top, ...rowItems(rows, detail, false)];
    }
    const isOpen = open.get(key) ?? true;
    const head: Item = { kind: "section", key, section, isOpen: isOpen && section.isThere };
    if (!section.isThere) return [head, addition(section, key)];
    if (!isOpen) return [head];
    const items: Item[] = [head, ...rowItems(shallow(section.rows), detail, true)];
    if (section.folded > 0) items.push({ kind: "folded", key: `${key}/folded`, section });
    if (section.id !== "definitions") items.push(addition(section, key));
    return items;
  });
}

function addition({ id, path, isThere, rows }: PlacedSection, key: string): Item {
  const what = id === "output" && !isThere ? "output" : "field";
  return { kind: "add", key: `${key}/add`, what, path, level: 1, isFirst: isThere && rows.length === 0 };
}

/** Rows, the details below the one that is open, and where to add: behind the last branch of a union, and in an empty object. */
function rowItems(rows: readonly PlacedRow[], detail: string | null, isWhole: boolean): Item[] {
  const items: Item[] = [];
  const unions: PlacedRow[] = [];
  const close = (level: number) => {
    while ((unions.at(-1)?.level ?? -1) >= level) {
      const union = unions.pop();
      if (union)
        items.push({
          kind: "add",
          key: `${union.id}/add`,
          what: "branch",
          path: union.path,
          level: union.level + 1,
          isFirst: false,
        });
    }
  };
  for (const row of rows) {
    close(row.level);
    items.push({ kind: "row", key: row.id, row });
    if (row.id === detail) items.push({ kind: "detail", key: `${row.id}/detail`, row });
    if (isWhole && isEmptyObject(row)) items.push(inside(row));
    if (isWhole && row.type.kind === "union" && row.isOpen && row.hasChildren && row.shared === undefined)
      unions.push(row);
  }
  close(0);
  return items;
}

/** It has no chevron that would show where its fields go. */
function isEmptyObject({ kind, type, hasChildren, shared, level }: PlacedRow): boolean {
  return type.kind === "object" && kind !== "json" && !hasChildren && shared === undefined && level < maxLevel;
}

function inside({ id, path, level }: PlacedRow): Item {
  return { kind: "add", key: `${id}/add`, what: "field", path, level: level + 1, isFirst: true };
}

/** A row with all that is below it, as far as one page goes. */
function pageOf(section: PlacedSection, at: number, detail: string | null): readonly Item[] {
  const { rows } = section;
  const row = rows[at] as PlacedRow;
  const end = rows.findIndex(({ level }, index) => index > at && level <= row.level);
  const inner = rows.slice(at + 1, end < 0 ? undefined : end).map((one) => ({ ...one, level: one.level - row.level }));
  const top: Item = { kind: "path", key: row.id, section, row: { ...row, level: 0 }, above: above(rows, at) };
  const details: Item[] = row.id === detail ? [{ kind: "detail", key: `${row.id}/detail`, row }] : [];
  return [top, ...details, ...rowItems(shallow(inner), detail, true)];
}

/** The rows around one, from the outermost. */
function above(rows: readonly PlacedRow[], at: number): readonly PlacedRow[] {
  const found: PlacedRow[] = [];
  let level = rows[at]?.level ?? 0;
  for (let index = at - 1; index >= 0 && level > 1; index--) {
    const row = rows[index] as PlacedRow;
    if (row.level >= level) continue;
    found.push(row);
    level = row.level;
  }
  return found.reverse();
}

/** Without what is too deep to be shown in place: the rows around it are closed, and open as a page. */
function shallow(rows: readonly PlacedRow[]): readonly PlacedRow[] {
  if (!rows.some(({ level }) => level > maxLevel)) return rows;
  return rows
    .filter(({ level }) => level <= maxLevel)
    .map((row) => (row.level === maxLevel && row.isOpen ? { ...row, isOpen: false } : row));
}

/** Deeper rows have no room for their names. */
const maxLevel = 8;

/** Whether a row opens as a page of its own. */
export function opensAlone({ level }: PlacedRow): boolean {
  return level >= maxLevel;
}

/** The row that has to have the page to itself where another one is to be seen. */
export function insideFor(rows: readonly PlacedRow[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id);
  const level = rows[at]?.level ?? 0;
  if (level <= maxLevel) return null;
  const wanted = level - 1 - ((level - 1) % maxLevel);
  return above(rows, at).find((row) => row.level === wanted)?.id ?? null;
}

/** The rows that are looked for and those around them, in order. */
function found(rows: readonly PlacedRow[], keeps: (row: PlacedRow) => boolean): readonly PlacedRow[] {
  const kept: PlacedRow[] = [];
  // From the last to the first: a row with a smaller level than what was kept last is around it.
  let level = 0;
  for (const row of [...rows].reverse()) {
    if (row.level >= level && !keeps(row)) continue;
    kept.push(row);
    level = row.level;
  }
  return kept.reverse();
}
