import { isObject, member } from "../../json.ts";
import { type Change, valueAt } from "../../text/index.ts";
import type { Path } from "../../types.ts";
import { type Consequence, type DesignEdit, type EditResult, refuse, type Source } from "../edit.ts";
import { edited, fieldAt, freeName, requireChanges, requiredOf, schemaAt, setKeyword } from "./change.ts";
import { referencesTo } from "./rename.ts";

export function addEdit(source: Source, edit: DesignEdit & { readonly verb: "add" }): EditResult {
  const { path, after, schema: value = { type: "string" } } = edit;
  const schema = schemaAt(source, path);
  if (!schema) return refuse({ code: "not-there" });
  const properties = member(schema, "properties");
  if (properties !== undefined && !isObject(properties)) return refuse({ code: "malformed", keyword: "properties" });
  const own = properties ?? {};
  if (edit.name === "") return refuse({ code: "name-empty" });
  if (edit.name !== undefined && Object.hasOwn(own, edit.name)) return refuse({ code: "name-taken", name: edit.name });
  const name = edit.name ?? freeName("field", own);
  const focus = [...path, "properties", name];
  if (!properties) return edited(source, [setKeyword(schema, path, "properties", { [name]: value })], focus);
  const keys = Object.keys(own);
  const index = after === undefined ? keys.length : keys.indexOf(after) + 1;
  return edited(source, [{ kind: "insert", path: [...path, "properties"], index, key: name, value }], focus);
}

/** A field once more under a free name, required like the first; an element or a branch right after itself. */
export function duplicateEdit(source: Source, path: Path): EditResult {
  const step = path.at(-1);
  const holder = valueAt(source.tool, path.slice(0, -1));
  if (typeof step === "number" && Array.isArray(holder)) {
    return edited(source, [{ kind: "duplicate", path }], [...path.slice(0, -1), step + 1]);
  }
  if (typeof step !== "string" || !isObject(holder)) return refuse({ code: "not-there" });
  const key = freeName(step, holder);
  const field = fieldAt(source, path);
  const isRequired = field !== undefined && (requiredOf(field.schema) ?? []).includes(step);
  return edited(
    source,
    [{ kind: "duplicate", path, key }, ...(isRequired ? requireChanges(source, field.holder, key, true) : [])],
    [...path.slice(0, -1), key],
  );
}

/** What is removed takes its name out of `required`. References to it lead nowhere, which is said. */
export function deleteEdit(source: Source, path: Path): EditResult {
  if (valueAt(source.tool, path) === undefined && !isOnlyRequired(source, path)) return refuse({ code: "not-there" });
  const field = fieldAt(source, path);
  const changes: Change[] = field ? [...requireChanges(source, field.holder, field.name, false)] : [];
  if (valueAt(source.tool, path) !== undefined) changes.unshift({ kind: "remove", path });
  const root = schemaAt(source, path.slice(0, 1));
  const references = root && path.length > 1 ? referencesTo(root, path.slice(1)) : 0;
  const consequences: Consequence[] = references > 0 ? [{ code: "dangling", references }] : [];
  return edited(source, changes, field ? field.holder : path.slice(0, -2), consequences);
}

function isOnlyRequired(source: Source, path: Path): boolean {
  const field = fieldAt(source, path);
  return field !== undefined && (requiredOf(field.schema) ?? []).includes(field.name);
}

export function reorderEdit(source: Source, path: Path, to: number): EditResult {
  const holder = valueAt(source.tool, path.slice(0, -1));
  const step = path.at(-1);
  const isList = Array.isArray(holder);
  const size = isList ? holder.length : isObject(holder) ? Object.keys(holder).length : 0;
  const from = typeof step === "number" ? step : isObject(holder) ? Object.keys(holder).indexOf(String(step)) : -1;
  if (from < 0 || from >= size || to < 0 || to >= size) return refuse({ code: "not-there" });
  const focus = isList ? [...path.slice(0, -1), to] : path;
  if (from === to) return { edits: [], consequences: [], focus };
  return edited(source, [{ kind: "reorder", path, to }], focus);
}
