import { isObject, member } from "../../json.ts";
import { type Change, chunkWriter, nodeAt, takeEdits, valueAt } from "../../text/index.ts";
import type { Path, TextEdit } from "../../types.ts";
import { type EditResult, isRefused, refuse, type Source } from "../edit.ts";
import { objectAround } from "../place.ts";
import { edited, fieldAt, requireChanges, requiredOf, schemaAt } from "./change.ts";
import { newProperties } from "./new-properties.ts";
import { movedReferences } from "./rename.ts";

/** A field into another object, required there as it was here; references follow it. */
export function moveEdit(source: Source, path: Path, into: Path, after?: string): EditResult {
  const field = fieldAt(source, path);
  const target = schemaAt(source, into);
  if (!field || !target || valueAt(source.tool, path) === undefined) return refuse({ code: "not-there" });
  if (path.every((step, index) => step === into[index])) return refuse({ code: "into-itself" });
  const properties = member(target, "properties");
  if (properties !== undefined && !isObject(properties)) return refuse({ code: "malformed", keyword: "properties" });
  if (properties === undefined && member(target, "type") !== "object") return refuse({ code: "no-object" });
  if (properties && Object.hasOwn(properties, field.name)) return refuse({ code: "name-taken", name: field.name });
  const focus = [...into, "properties", field.name];
  const isRequired = (requiredOf(field.schema) ?? []).includes(field.name);
  if (isRequired && !requiredOf(target)) return refuse({ code: "malformed", keyword: "required" });
  const keys = Object.keys(properties ?? {});
  const index = after !== undefined && keys.includes(after) ? keys.indexOf(after) + 1 : keys.length;
  // Then both keywords are written at once: two that come last would each write the comma between them.
  const isBare = !properties && !Object.hasOwn(target, "required");
  const changes: Change[] = [
    ...(properties ? [{ kind: "transfer" as const, from: path, to: [...into, "properties"], index }] : []),
    ...(isRequired ? requireChanges(source, field.holder, field.name, false) : []),
    ...(isRequired && !isBare ? requireChanges(source, into, field.name, true) : []),
    ...movedReferences(source, path, focus),
  ];
  const result = edited(source, changes, focus);
  if (properties || isRefused(result)) return result;
  return { ...result, edits: [...result.edits, ...intoNewProperties(source, path, into, isRequired && isBare)] };
}

/** The field, with its comments, as the first of an object that has no `properties` yet. */
function intoNewProperties(
  { root, text, tool }: Source,
  path: Path,
  into: Path,
  isRequired: boolean,
): readonly TextEdit[] {
  const holder = nodeAt(root, path.slice(0, -1));
  const target = nodeAt(root, into);
  const index = holder?.children?.findIndex((one) => one.children?.[0]?.value === path.at(-1)) ?? -1;
  const write = holder && chunkWriter(text, holder, index);
  if (!holder || !target || !write) return [];
  const required = isRequired ? [String(path.at(-1))] : [];
  return [...takeEdits(text, holder, index), ...newProperties({ root, text, tool }, target, write, required)];
}

/** Into the field right above, if that is an object with fields of its own. */
export function moveInEdit(source: Source, path: Path): EditResult {
  const field = fieldAt(source, path);
  const keys = field ? Object.keys(schemaAt(source, path.slice(0, -1)) ?? {}) : [];
  const above = keys[keys.indexOf(field?.name ?? "") - 1];
  return above === undefined ? refuse({ code: "no-object" }) : moveEdit(source, path, [...path.slice(0, -1), above]);
}

/** Out of the object around it, to stand right after that. */
export function moveOutEdit(source: Source, path: Path): EditResult {
  const around = objectAround(path);
  if (!fieldAt(source, path) || !around) return refuse({ code: "outermost" });
  return moveEdit(source, path, around.path, around.field);
}
