import { isObject, member, sameJson } from "../json.ts";
import { parseTool, valueAt } from "../text/index.ts";
import type { JsonObject, Path } from "../types.ts";
import { consequencesOf } from "./consequences.ts";
import { type DesignEdit, type EditResult, isRefused, refuse, type Source } from "./edit.ts";
import { edited, fieldAt, requireChanges, requiredOf, schemaAt, setKeyword } from "./edits/change.ts";
import { addEdit, deleteEdit, duplicateEdit, reorderEdit } from "./edits/fields.ts";
import { inferEdit } from "./edits/infer.ts";
import { moveEdit, moveInEdit, moveOutEdit } from "./edits/move.ts";
import { pastedSchema, pasteEdit } from "./edits/paste.ts";
import { renameEdit } from "./edits/rename.ts";
import { extractEdit, inlineEdit } from "./edits/shared.ts";
import { tellApartEdit } from "./edits/tell-apart.ts";
import { typeEdit } from "./edits/type.ts";
import { unionKindEdit, valuesEdit } from "./edits/values.ts";
import { addBranchEdit, makeUnionEdit, nullableEdit, replaceEdit, wrapListEdit } from "./edits/wrap.ts";

/** An edit of the page as edits of the tool's text. What cannot be done is refused with the reason, and nothing changes. */
export function designEdit(text: string, edit: DesignEdit): EditResult {
  const read = parseTool(text);
  if (!read || read.faults.some(({ kind }) => kind === "syntax" || kind === "limit"))
    return refuse({ code: "unreadable" });
  const source: Source = { text, root: read.tree(), tool: read.value };
  const result = apply(source, edit);
  if (isRefused(result)) return result;
  const besides = consequencesOf(source, edit, result);
  return besides.length > 0 ? { ...result, consequences: [...result.consequences, ...besides] } : result;
}

function apply(source: Source, edit: DesignEdit): EditResult {
  switch (edit.verb) {
    case "tool-text":
      return toolText(source, edit.field, edit.value);
    case "annotate":
      return annotate(source, edit.key, edit.value);
    case "rename":
      return renameEdit(source, edit.path, edit.to);
    case "require":
      return require(source, edit);
    case "keyword":
      return keyword(source, edit);
    case "type":
      return typeEdit(source, edit.path, edit.to);
    case "nullable":
      return nullableEdit(source, edit.path, edit.nullable);
    case "add":
      return isMissing(source, edit.path) ? firstSchema(source, edit.path, withField(edit)) : addEdit(source, edit);
    case "paste":
      return isMissing(source, edit.path)
        ? firstSchema(source, edit.path, pastedSchema(edit.fields))
        : pasteEdit(source, edit);
    case "duplicate":
      return duplicateEdit(source, edit.path);
    case "delete":
      return deleteEdit(source, edit.path);
    case "reorder":
      return reorderEdit(source, edit.path, edit.to);
    case "move":
      return moveEdit(source, edit.path, edit.into, edit.after);
    case "move-in":
      return moveInEdit(source, edit.path);
    case "move-out":
      return moveOutEdit(source, edit.path);
    case "values":
      return valuesEdit(source, edit);
    case "union-kind":
      return unionKindEdit(source, edit.path, edit.keyword);
    case "tell-apart":
      return tellApartEdit(source, edit.path, edit.by);
    case "infer":
      return inferEdit(source, edit.path, edit.schema);
    case "wrap-list":
      return wrapListEdit(source, edit.path);
    case "make-union":
      return makeUnionEdit(source, edit.path);
    case "add-branch":
      return addBranchEdit(source, edit.path);
    case "extract":
      return extractEdit(source, edit.path, edit.name);
    case "inline":
      return inlineEdit(source, edit.path);
    case "output":
      return output(source, edit.isThere);
    case "replace":
      return replaceEdit(source, edit.path, edit.text);
  }
}

const toolFields = ["name", "title", "description", "inputSchema", "outputSchema", "annotations"];

/** A field of the tool in its usual place among the others. */
function setToolField(source: Source, field: string, value: Parameters<typeof setKeyword>[3]) {
  if (Object.hasOwn(source.tool, field)) return { kind: "set" as const, path: [field], value };
  const keys = Object.keys(source.tool);
  const before = toolFields.slice(0, toolFields.indexOf(field)).findLast((name) => keys.includes(name));
  return {
    kind: "insert" as const,
    path: [],
    index: before === undefined ? 0 : keys.indexOf(before) + 1,
    key: field,
    value,
  };
}

function isMissing({ tool }: Source, path: Path): boolean {
  return path.length === 1 && !Object.hasOwn(tool, String(path[0]));
}

/** A tool without a schema gets one with its first fields. */
function firstSchema(source: Source, [field = ""]: Path, made: JsonObject | undefined): EditResult {
  if (field !== "inputSchema" && field !== "outputSchema") return refuse({ code: "not-there" });
  const name = Object.keys(member(made, "properties") ?? {})[0];
  if (!made || name === undefined) return refuse({ code: "not-json", offset: 0 });
  if (name === "") return refuse({ code: "name-empty" });
  return edited(source, [setToolField(source, field, made)], [field, "properties", name]);
}

function withField({ name = "field", schema = { type: "string" } }: DesignEdit & { readonly verb: "add" }): JsonObject {
  return { type: "object", properties: { [name]: schema } };
}

function toolText(source: Source, field: string, value: string): EditResult {
  if (value === "" && field === "name") return refuse({ code: "name-empty" });
  if (value !== "") return edited(source, [setToolField(source, field, value)], [field]);
  return Object.hasOwn(source.tool, field) ? edited(source, [{ kind: "remove", path: [field] }], []) : nothing([]);
}

function annotate(source: Source, key: string, value: boolean | undefined): EditResult {
  const annotations = member(source.tool, "annotations");
  const path = ["annotations", key];
  if (annotations !== undefined && !isObject(annotations)) return refuse({ code: "malformed", keyword: "annotations" });
  if (value !== undefined) {
    if (annotations === undefined) return edited(source, [setToolField(source, "annotations", { [key]: value })], path);
    return edited(source, [{ kind: "set", path, value }], path);
  }
  if (member(annotations, key) === undefined) return nothing(path);
  const isLast = isObject(annotations) && Object.keys(annotations).length === 1;
  return edited(source, [{ kind: "remove", path: isLast ? ["annotations"] : path }], path);
}

function require(source: Source, { path, required }: DesignEdit & { readonly verb: "require" }): EditResult {
  const field = fieldAt(source, path);
  if (!field) return refuse({ code: "not-there" });
  if (!requiredOf(field.schema)) return refuse({ code: "malformed", keyword: "required" });
  return edited(source, requireChanges(source, field.holder, field.name, required), path);
}

function keyword(
  source: Source,
  { path, keyword: name, value }: DesignEdit & { readonly verb: "keyword" },
): EditResult {
  const found = valueAt(source.tool, path);
  const schema = schemaAt(source, path);
  if (!schema) {
    // `true` takes anything: the first word about it makes it an object.
    if (found !== true || value === undefined) return refuse({ code: "not-there" });
    return edited(source, [{ kind: "set", path, value: { [name]: value } }], path);
  }
  if (value !== undefined && sameJson(member(schema, name), value)) return nothing(path);
  if (value !== undefined) return edited(source, [setKeyword(schema, path, name, value)], path);
  return Object.hasOwn(schema, name)
    ? edited(source, [{ kind: "remove", path: [...path, name] }], path)
    : nothing(path);
}

function output(source: Source, isThere: boolean): EditResult {
  const has = Object.hasOwn(source.tool, "outputSchema");
  if (has === isThere) return nothing(["outputSchema"]);
  if (!isThere) return edited(source, [{ kind: "remove", path: ["outputSchema"] }], []);
  return edited(source, [setToolField(source, "outputSchema", { type: "object", properties: {} })], ["outputSchema"]);
}

function nothing(focus: readonly (string | number)[]): EditResult {
  return { edits: [], consequences: [], focus };
}
