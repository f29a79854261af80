import {
  type Consequence,
  count,
  type DesignEdit,
  type Edited,
  type EditRefusal,
  nameInWords,
  type Path,
  type PlacedRow,
  refusalInWords,
  toPointer,
  visible,
} from "../../../core/index.ts";
import { rowsOf, type ShownPage } from "./design.ts";

/** What Design says: after an edit, and where one is refused. */

/** Without the marks of code, for whoever listens. */
export function refusalSpoken(refusal: EditRefusal): string {
  return refusalInWords(refusal).replaceAll("`", "");
}

/** For a toast with Undo: what an edit took away. Undefined where it took nothing. */
export function removedInWords(
  shown: ShownPage,
  edit: DesignEdit,
  consequences: readonly Consequence[],
): string | undefined {
  const lost = consequences.find((one) => one.code === "removed");
  const dangling = consequences.find((one) => one.code === "dangling");
  const after = dangling ? `; ${count(dangling.references, "reference")} to it now lead nowhere` : "";
  if (edit.verb === "delete") return `Removed ${nameAt(shown, edit.path)}${after}`;
  if (edit.verb === "output" && !edit.isThere) return "Removed the output";
  if (!lost || lost.keywords.length === 0 || !("path" in edit)) return undefined;
  return `${nameAt(shown, edit.path)} has another type now; ${lost.keywords.map(visible).join(", ")} removed`;
}

export function doneInWords(shown: ShownPage, edit: DesignEdit, { consequences, focus }: Edited): string {
  const renamed = consequences.find((one) => one.code === "renamed-along");
  const places = consequences.find((one) => one.code === "changes-places");
  const along = renamed ? `, with ${count(renamed.places + renamed.cases, "place")} that name it` : "";
  const shared = places ? `, in ${count(places.places.length, "place")}` : "";
  return `${plainly(shown, edit, focus)}${along}${shared}`;
}

function plainly(shown: ShownPage, edit: DesignEdit, focus: Path): string {
  switch (edit.verb) {
    case "tool-text":
      return `Changed the ${edit.field} of the tool`;
    case "annotate":
      return `${edit.key} is ${edit.value === undefined ? "not set" : edit.value ? "yes" : "no"}`;
    case "rename":
      return `${nameAt(shown, edit.path)} is ${visible(edit.to)} now`;
    case "require":
      return `${nameAt(shown, edit.path)} is ${edit.required ? "required" : "optional"}`;
    case "keyword":
      return `Changed ${edit.keyword} of ${nameAt(shown, edit.path)}`;
    case "nullable":
      return `${nameAt(shown, edit.path)} ${edit.nullable ? "also takes null" : "takes no null"}`;
    case "add":
      return `Added ${visible(String(focus.at(-1)))}`;
    case "paste":
      return `Pasted ${edit.fields.length === 1 ? visible(String(focus.at(-1))) : count(edit.fields.length, "field")}`;
    case "duplicate":
      return `Duplicated ${nameAt(shown, edit.path)}`;
    case "reorder":
      return `${nameAt(shown, edit.path)} moved to ${edit.to + 1} of ${siblingsOf(shown, edit.path).length}`;
    case "move-in":
    case "move-out":
      return `${nameAt(shown, edit.path)} moved ${edit.verb === "move-in" ? "into the object above" : "out of its object"}`;
    case "values":
      return `${nameAt(shown, edit.path)} has ${count(edit.values.length, edit.keyword === "enum" ? "value" : "example")}`;
    case "tell-apart":
      return `The branches of ${nameAt(shown, edit.path)} are told apart by ${visible(edit.by)}`;
    case "infer":
      return `${nameAt(shown, edit.path)} is as in the examples`;
    case "move":
      return `${nameAt(shown, edit.path)} moved into ${nameAt(shown, edit.into)}`;
    case "extract":
      return `${nameAt(shown, edit.path)} is the shared definition ${visible(edit.name)} now`;
    case "output":
      return "Added an output";
    default:
      return `Changed ${"path" in edit ? nameAt(shown, edit.path) : "the tool"}`;
  }
}

/** The rows that stand in the same list or object as one. The same definition may be open in several places: it counts once. */
export function siblingsOf(shown: ShownPage, path: Path): readonly PlacedRow[] {
  const holder = toPointer(path.slice(0, -1));
  const own = new Map<unknown, PlacedRow>();
  for (const row of rowsOf(shown)) {
    const step = row.path.at(-1);
    if (row.path.length === path.length && toPointer(row.path.slice(0, -1)) === holder && !own.has(step))
      own.set(step, row);
  }
  return [...own.values()];
}

function nameAt(shown: ShownPage, path: Path): string {
  const row = rowsOf(shown).find((one) => toPointer(one.path) === toPointer(path));
  return visible(row ? nameInWords(row) : String(path.at(-1) ?? "the tool"));
}
