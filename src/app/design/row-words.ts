import { chipInWords, nameInWords, type PlacedRow, typeInWords, visible } from "../../core/index.ts";
import { isCountExact } from "../store/panels/cost-way.ts";

/** What is said of a row in one line. */

export function rowName(row: PlacedRow): string {
  return visible(nameInWords(row));
}

export function typeWords(row: PlacedRow): string {
  return visible(typeInWords(row.type));
}

/** Type and limits as one sentence, for a row of two lines. */
export function summary(row: PlacedRow): string {
  return [typeWords(row), ...chipWords(row)].join(", ");
}

/** A chip of a row, and the keyword whose field it leads to. */
export interface LimitWords {
  readonly words: string;
  readonly keyword: string | undefined;
}

export function limitsIn(row: PlacedRow): readonly LimitWords[] {
  const { uses } = row;
  const limits = row.chips.map((chip) => ({ words: visible(chipInWords(chip)), keyword: chip.keywords[0] }));
  if (uses === undefined) return limits;
  return [...limits, { words: uses === 1 ? "used once" : `used ${uses} times`, keyword: undefined }];
}

function chipWords(row: PlacedRow): readonly string[] {
  return limitsIn(row).map(({ words }) => words);
}

export function rowLabel(row: PlacedRow): string {
  return [rowName(row), typeWords(row), ...(row.required ? ["required"] : [])].join(", ");
}

export function tokenWords(tokens: number): string {
  return `${isCountExact() ? "" : "≈"}${tokens.toLocaleString("en")} tok`;
}

/** Under these names rows can be renamed: the others have none in the text. */
const named = new Set(["field", "definition", "pattern"]);

export function canRename(row: PlacedRow): boolean {
  return named.has(row.kind) || isTitled(row);
}

/** A branch is called by its title, so that is what changes. One that is shared is called as its definition. */
export function isTitled({ kind, title, type }: Pick<PlacedRow, "kind" | "title" | "type">): boolean {
  return kind === "branch" && (title !== undefined || type.kind !== "shared");
}

/** Whether the row has a type that could be another. */
export function canRetype({ kind, type }: PlacedRow): boolean {
  return kind !== "json" && kind !== "required-only" && type.kind !== "tag";
}

/** What a rename starts with. */
export function nameText(row: PlacedRow): string {
  return isTitled(row) ? (row.title ?? row.name) : row.name;
}

/** Rows that stand among others of their kind, in an order that somebody chose. */
const ordered = new Set(["field", "definition", "pattern", "position", "branch", "part"]);

export function canMove({ kind }: PlacedRow): boolean {
  return ordered.has(kind);
}

/** What takes fields of its own. */
export function takesFields({ type, kind }: PlacedRow): boolean {
  return kind !== "json" && (type.kind === "object" || type.kind === "tag");
}

/** Average widths of a letter and of what surrounds a chip, in pixels: measuring each would cost a layout a row. */
const letterWidth = 6.4;
const chipPadding = 18;

/** How many chips fit behind the type; the others are counted. */
export function fittingChips(words: readonly string[], type: string, width: number): number {
  let left = width - 8 - Math.min(type.length * letterWidth, width - 40);
  let fitting = 0;
  for (const [at, word] of words.entries()) {
    left -= word.length * letterWidth + chipPadding;
    const more = at < words.length - 1 ? 28 : 0;
    if (left - more < 0) break;
    fitting++;
  }
  return fitting;
}
