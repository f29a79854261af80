import { copiedSchema, type PastedField, type Path, type PlacedRow, pastedFields } from "../../core/index.ts";
import { copyText } from "../copy-text.ts";
import { design, type ShownPage } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import type { Item } from "./items.ts";
import { rowName, takesFields } from "./row-words.ts";

/** Beside the schema as text, which knows no name: under what name it stood, and whether it was required. */
const ownType = "application/x-toolwright-field";

/** The schema of a row as JSON. False where it has none. */
export function copyRow(row: PlacedRow, shown: ShownPage, clipboard: DataTransfer): boolean {
  const text = copiedSchema(shown.text, row.path);
  if (text === undefined) return false;
  clipboard.setData("text/plain", text);
  if (row.kind === "field" || row.kind === "definition")
    clipboard.setData(ownType, JSON.stringify({ name: row.name, required: row.required === true }));
  designActions.say(`Copied ${rowName(row)}`);
  return true;
}

/** The same by the menu, which has no clipboard event: the name stays behind. */
export async function copyByMenu(row: PlacedRow): Promise<void> {
  const text = copiedSchema(design.getState().shown?.text ?? "", row.path);
  const isCopied = text !== undefined && (await copyText(text));
  if (isCopied) designActions.say(`Copied ${rowName(row)}`);
  else designActions.say("The browser keeps its clipboard to itself: use the keys", true);
}

/** Where pasted fields go: after a field, else into what takes fields. Undefined where nothing can stand. */
export function pasteGoal(item: Item): { readonly path: Path; readonly after?: string } | undefined {
  if (item.kind === "section") return item.section.id === "definitions" ? undefined : { path: item.section.path };
  if (item.kind === "add") return item.what === "field" ? { path: item.path } : undefined;
  if (item.kind !== "row") return undefined;
  const { row } = item;
  if (row.kind === "field") return { path: row.path.slice(0, -2), after: row.name };
  return takesFields(row) ? { path: row.path } : undefined;
}

/** What the clipboard holds: fields, an example of what fields take, or nothing of the kind. */
export type Pasted =
  | { readonly kind: "fields"; readonly fields: readonly PastedField[] }
  | { readonly kind: "example"; readonly text: string }
  | { readonly kind: "nothing" };

export function pastedFrom(clipboard: DataTransfer): Pasted {
  const text = clipboard.getData("text/plain");
  if (text.trim() === "") return { kind: "nothing" };
  const own = ownField(clipboard.getData(ownType));
  if (own) return { kind: "fields", fields: [{ ...own, text }] };
  const fields = pastedFields(text);
  return fields ? { kind: "fields", fields } : { kind: "example", text };
}

/** Whatever page wrote it: only what has the shape counts. */
function ownField(written: string): Omit<PastedField, "text"> | undefined {
  try {
    const { name, required } = JSON.parse(written) as Record<string, unknown>;
    return typeof name === "string" && name !== "" ? { name, required: required === true } : undefined;
  } catch {
    return undefined;
  }
}
