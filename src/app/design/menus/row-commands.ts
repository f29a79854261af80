import type { LucideIcon } from "lucide-react";
import { type DesignEdit, type DesignPage, nameInWords, type Path, type Row } from "../../../core/index.ts";
import {
  AddIcon,
  CopyIcon,
  DeleteIcon,
  DetailsIcon,
  DuplicateIcon,
  ListTypeIcon,
  MoveDownIcon,
  MoveInIcon,
  MoveOutIcon,
  MoveUpIcon,
  OmittedIcon,
  PasteIcon,
  RenameIcon,
  SharedIcon,
  UnionTypeIcon,
} from "../../ui/icons.ts";
import { isTitled } from "../row-words.ts";

/** What a line of the row menu does: an edit at once, a question first, or a jump. */
type Deed =
  | { readonly kind: "details" | "copy" }
  | { readonly kind: "edit"; readonly edit: DesignEdit }
  | { readonly kind: "ask"; readonly what: "rename" | "extract" | "infer" | "shared" }
  | { readonly kind: "jump" };

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly deed: Deed;
}

type Maybe = Command | false | undefined;

/** The lines of the row menu in groups. What makes no sense for a row is not there. */
export function rowCommands(row: Row, page: DesignPage | undefined): readonly (readonly Command[])[] {
  const groups: readonly (readonly Maybe[])[] = [
    [details, rename(row)],
    [...additions(row), duplicate(row), row.kind !== "required-only" && copy],
    moves(row, page),
    shapes(row),
    sharing(row),
    [removal(row)],
  ];
  return groups
    .map((group) => group.filter((one): one is Command => one !== undefined && one !== false))
    .filter((group) => group.length > 0);
}

function edit(id: string, label: string, icon: LucideIcon, what: DesignEdit, keys?: string): Command {
  return { id, label, icon, deed: { kind: "edit", edit: what }, ...(keys !== undefined && { keys }) };
}

function ask(id: "rename" | "extract" | "infer" | "shared", label: string, icon: LucideIcon, keys?: string): Command {
  return { id, label, icon, deed: { kind: "ask", what: id }, ...(keys !== undefined && { keys }) };
}

const details: Command = {
  id: "details",
  label: "Details",
  icon: DetailsIcon,
  keys: "enter",
  deed: { kind: "details" },
};
const copy: Command = { id: "copy", label: "Copy as JSON", icon: CopyIcon, keys: "mod+c", deed: { kind: "copy" } };

const isField = ({ kind }: Row) => kind === "field";
const isElement = ({ kind }: Row) => kind === "branch" || kind === "position" || kind === "part";
const isSchema = ({ kind, type }: Row) => kind !== "json" && kind !== "required-only" && type.kind !== "malformed";

function rename(row: Row): Maybe {
  if (row.kind === "definition") return ask("rename", "Rename with all references…", RenameIcon, "F2");
  if (row.kind === "branch") return isTitled(row) && ask("rename", "Rename", RenameIcon, "F2");
  return (isField(row) || row.kind === "pattern") && ask("rename", "Rename…", RenameIcon, "F2");
}

function additions(row: Row): readonly Maybe[] {
  const { path, name, type } = row;
  const takesFields = (type.kind === "object" || type.kind === "tag") && isSchema(row);
  return [
    isField(row) &&
      edit("add-after", "Add field after", AddIcon, { verb: "add", path: path.slice(0, -2), after: name }, "Ins"),
    takesFields && edit("add-inside", "Add field inside", AddIcon, { verb: "add", path }, "mod+enter"),
    type.kind === "union" && edit("add-branch", "Add branch", AddIcon, { verb: "add-branch", path }),
    takesFields && ask("infer", "Infer fields from an example…", PasteIcon),
  ];
}

function duplicate(row: Row): Maybe {
  const can = isField(row) || isElement(row) || row.kind === "definition";
  return can && edit("duplicate", "Duplicate", DuplicateIcon, { verb: "duplicate", path: row.path }, "mod+d");
}

function moves(row: Row, page: DesignPage | undefined): readonly Maybe[] {
  const { path, position, siblings } = row;
  const step = path.at(-1);
  const can = isField(row) || isElement(row) || row.kind === "definition";
  const at = typeof step === "number" ? step : position - 1;
  const isNested = isField(row) && path.slice(1, -2).includes("properties");
  return [
    can && position > 1 && edit("up", "Move up", MoveUpIcon, { verb: "reorder", path, to: at - 1 }, "alt+↑"),
    can &&
      position < siblings &&
      edit("down", "Move down", MoveDownIcon, { verb: "reorder", path, to: at + 1 }, "alt+↓"),
    ...(isField(row) ? objectsFor(row, page) : []),
    isNested && edit("out", "Move out of the object", MoveOutIcon, { verb: "move-out", path }, "alt+←"),
  ];
}

const maxObjects = 12;

/** The objects that the field could go into; without the page, the one right above it. */
function objectsFor(row: Row, page: DesignPage | undefined): readonly Command[] {
  const { path } = row;
  if (!page) {
    const into: DesignEdit = { verb: "move-in", path };
    return row.position > 1 ? [edit("in", "Move into the object above", MoveInIcon, into, "alt+→")] : [];
  }
  const holder = JSON.stringify(path.slice(0, -2));
  return page.sections
    .flatMap(({ rows }) => rows)
    .filter((other) => (other.type.kind === "object" || other.type.kind === "tag") && other.path[0] === path[0])
    .filter((other) => !isBelow(other.path, path) && JSON.stringify(other.path) !== holder)
    .slice(0, maxObjects)
    .map((other) =>
      edit(`in ${other.id}`, `Move into ${nameInWords(other)}`, MoveInIcon, { verb: "move", path, into: other.path }),
    );
}

function isBelow(path: Path, above: Path): boolean {
  return above.every((step, index) => step === path[index]);
}

function shapes(row: Row): readonly Maybe[] {
  if (!isSchema(row) || row.kind === "root") return [];
  const { path, type } = row;
  const canTakeNull = !["null", "any", "nothing", "constant", "tag"].includes(type.kind);
  const nullable: DesignEdit = { verb: "nullable", path, nullable: !type.nullable };
  return [
    canTakeNull && edit("nullable", type.nullable ? "Take no null" : "Take null, too", OmittedIcon, nullable),
    type.kind !== "union" && edit("union", "Make a union", UnionTypeIcon, { verb: "make-union", path }),
    edit("list", "Wrap in a list", ListTypeIcon, { verb: "wrap-list", path }),
  ];
}

function sharing(row: Row): readonly Maybe[] {
  if (!isSchema(row) || row.kind === "root") return [];
  if (row.type.kind !== "shared") {
    return [row.kind !== "definition" && ask("extract", "Extract to a shared definition…", SharedIcon)];
  }
  if (row.type.isDangling) return [];
  return [
    { id: "jump", label: `Go to ${row.type.name}`, icon: SharedIcon, deed: { kind: "jump" } },
    ask("shared", `Edit ${row.type.name}…`, RenameIcon),
    edit("inline", `Write ${row.type.name} out here`, DuplicateIcon, { verb: "inline", path: row.path }),
  ];
}

function removal(row: Row): Maybe {
  return row.kind !== "root" && edit("delete", "Delete", DeleteIcon, { verb: "delete", path: row.path }, "Del");
}
