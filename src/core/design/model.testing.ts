import { isObject, member } from "../json.ts";
import { nodeValue, parse, valueAt } from "../text/index.ts";
import type { Json, JsonNode, JsonObject, Path } from "../types.ts";
import type { DesignEdit } from "./edit.ts";
import { extractedModel, inferredModel, movedModel, put, renamedModel, wrappedModel } from "./model-shapes.testing.ts";
import {
  inlinedModel,
  moreBranches,
  nullableModel,
  otherUnion,
  retypedModel,
  toldApart,
} from "./model-types.testing.ts";

/** What an edit of the page means for the value, written without any text: the judge of the edits. Undefined: not judged. */
export function modelOf(tool: JsonObject, edit: DesignEdit): JsonObject | undefined {
  const value = JSON.parse(JSON.stringify(tool)) as Mutable;
  switch (edit.verb) {
    case "tool-text":
      if (edit.value === "") delete value[edit.field];
      else value[edit.field] = edit.value;
      return value as JsonObject;
    case "annotate":
      return annotated(value, edit.key, edit.value);
    case "require":
      return required(value, edit.path, edit.required);
    case "keyword":
      return keyword(value, edit.path, edit.keyword, edit.value);
    case "add":
      return added(value, edit);
    case "delete":
      return deleted(value, edit.path);
    case "reorder":
      return reordered(value, edit.path, edit.to);
    case "output":
      if (!edit.isThere) delete value.outputSchema;
      else value.outputSchema ??= { type: "object", properties: {} };
      return value as JsonObject;
    default:
      return shapeOf(tool, edit);
  }
}

function shapeOf(tool: JsonObject, edit: DesignEdit): JsonObject | undefined {
  switch (edit.verb) {
    case "rename":
      return renamedModel(tool, edit);
    case "values":
      return put(tool, [...edit.path, edit.keyword], edit.values);
    case "wrap-list":
      return wrappedModel(tool, edit.path, (items) => ({ type: "array", items }));
    case "make-union": {
      const types = [member(valueAt(tool, edit.path), "type")].flat();
      const second = types.includes("string") ? { type: "object", properties: {} } : { type: "string" };
      return wrappedModel(tool, edit.path, (inner) => ({ anyOf: [inner, second] }));
    }
    case "extract":
      return extractedModel(tool, edit);
    case "move":
      return movedModel(tool, edit.path, edit.into);
    case "move-out": {
      return movedModel(tool, edit.path, edit.path.slice(0, lastProperties(edit.path.slice(0, -2))));
    }
    case "infer":
      return (
        inferredModel(tool, edit.path, edit.schema as JsonObject) ??
        retypedModel(tool, { verb: "type", path: edit.path, to: { to: "inferred", schema: edit.schema as JsonObject } })
      );
    case "move-in": {
      const names = Object.keys(valueAt(tool, edit.path.slice(0, -1)) as object);
      const above = names[names.indexOf(String(edit.path.at(-1))) - 1] ?? "";
      return movedModel(tool, edit.path, [...edit.path.slice(0, -1), above]);
    }
    case "duplicate":
      return duplicated(tool, edit.path);
    case "paste":
      return pasted(tool, edit);
    case "replace":
      return put(tool, edit.path, nodeValue(parse(edit.text).root as JsonNode));
    default:
      return takesOf(tool, edit);
  }
}

function takesOf(tool: JsonObject, edit: DesignEdit): JsonObject | undefined {
  switch (edit.verb) {
    case "type":
      return retypedModel(tool, edit);
    case "nullable":
      return nullableModel(tool, edit);
    case "inline":
      return inlinedModel(tool, edit);
    case "add-branch":
      return moreBranches(tool, edit.path);
    case "tell-apart":
      return toldApart(tool, edit);
    case "union-kind":
      return otherUnion(tool, edit);
    default:
      return undefined;
  }
}

/** Where the keyword `properties` stands last in a path. A field may have that name, too. */
function lastProperties(path: Path): number {
  let found = -1;
  for (let at = 1; at < path.length; at++) {
    if (path[at] === "properties") found = at;
    const hasName = /^(properties|patternProperties|\$defs|definitions|dependentSchemas)$/.test(String(path[at]));
    if (hasName || typeof path[at + 1] === "number") at++;
  }
  return found;
}

type Mutable = Record<string, unknown>;

function at(value: Mutable, path: Path): Mutable {
  return valueAt(value as JsonObject, path) as unknown as Mutable;
}

function annotated(value: Mutable, key: string, wanted: boolean | undefined): JsonObject {
  const annotations = { ...(value.annotations as Mutable | undefined) };
  if (wanted === undefined) delete annotations[key];
  else annotations[key] = wanted;
  if (Object.keys(annotations).length > 0) value.annotations = annotations;
  else if (member(value.annotations as Json, key) !== undefined) delete value.annotations;
  return value as JsonObject;
}

function required(value: Mutable, path: Path, wanted: boolean): JsonObject {
  const holder = at(value, path.slice(0, -2));
  const name = String(path.at(-1));
  const before = Array.isArray(holder.required) ? (holder.required as Json[]) : [];
  const after = wanted ? [...before, ...(before.includes(name) ? [] : [name])] : before.filter((one) => one !== name);
  if (after.length > 0) holder.required = after;
  else if (before.length > 0) delete holder.required;
  return value as JsonObject;
}

function keyword(value: Mutable, path: Path, name: string, wanted: Json | undefined): JsonObject | undefined {
  const schema = at(value, path);
  if (!isObject(schema as Json)) return undefined;
  if (wanted === undefined) delete schema[name];
  else schema[name] = wanted;
  return value as JsonObject;
}

function added(value: Mutable, edit: DesignEdit & { readonly verb: "add" }): JsonObject | undefined {
  const schema = at(value, edit.path);
  const own = (schema.properties ?? {}) as Mutable;
  if (edit.name === undefined) return undefined;
  const entries = Object.entries(own);
  const index = edit.after === undefined ? entries.length : entries.findIndex(([name]) => name === edit.after) + 1;
  entries.splice(index, 0, [edit.name, edit.schema ?? { type: "string" }]);
  schema.properties = Object.fromEntries(entries);
  return value as JsonObject;
}

function deleted(value: Mutable, path: Path): JsonObject {
  const holder = at(value, path.slice(0, -1)) as unknown;
  const step = path.at(-1);
  if (Array.isArray(holder)) holder.splice(Number(step), 1);
  else delete (holder as Mutable)[String(step)];
  return path.at(-2) === "properties" ? required(value, path, false) : (value as JsonObject);
}

function duplicated(tool: JsonObject, path: Path): JsonObject {
  const value = JSON.parse(JSON.stringify(tool)) as Mutable;
  const holder = at(value, path.slice(0, -1)) as unknown;
  const step = path.at(-1) ?? "";
  if (Array.isArray(holder)) {
    holder.splice(Number(step), 0, holder[Number(step)]);
    return value as JsonObject;
  }
  const name = freed(String(step), holder as Mutable);
  const entries = Object.entries(holder as Mutable).flatMap(([key, inner]) =>
    key === step ? [[key, inner] as const, [name, inner] as const] : [[key, inner] as const],
  );
  const next = put(value as JsonObject, path.slice(0, -1), Object.fromEntries(entries) as JsonObject);
  const above = member(valueAt(tool, path.slice(0, -2)), "required");
  const isRequired = path.at(-2) === "properties" && Array.isArray(above) && above.includes(step);
  return isRequired ? required(next as Mutable, [...path.slice(0, -1), name], true) : next;
}

/** `limit_2`, or the next number that is free. */
function freed(name: string, taken: object): string {
  if (!Object.hasOwn(taken, name)) return name;
  const stem = name.replace(/_\d+$/, "");
  let number = 2;
  while (Object.hasOwn(taken, `${stem}_${number}`)) number++;
  return `${stem}_${number}`;
}

function pasted(tool: JsonObject, { path, after, fields }: DesignEdit & { readonly verb: "paste" }): JsonObject {
  let next = tool;
  let behind = after;
  for (const { name = "field", text, required: isOn } of fields) {
    const own = (member(valueAt(next, path), "properties") ?? {}) as JsonObject;
    const fresh = freed(name, own);
    const entries = Object.entries(own);
    const place = entries.findIndex(([key]) => key === behind);
    const schema = nodeValue(parse(text).root as JsonNode);
    entries.splice(behind === undefined || place < 0 ? entries.length : place + 1, 0, [fresh, schema]);
    next = put(next, [...path, "properties"], Object.fromEntries(entries));
    if (isOn) next = required(next as Mutable, [...path, "properties", fresh], true);
    if (behind !== undefined) behind = fresh;
  }
  return next;
}

function reordered(value: Mutable, path: Path, to: number): JsonObject {
  const above = at(value, path.slice(0, -2));
  const holder = at(value, path.slice(0, -1)) as unknown;
  const entries = Array.isArray(holder) ? [...holder] : Object.entries(holder as Mutable);
  const from = Array.isArray(holder)
    ? Number(path.at(-1))
    : Object.keys(holder as Mutable).indexOf(String(path.at(-1)));
  entries.splice(to, 0, ...entries.splice(from, 1));
  above[String(path.at(-2))] = Array.isArray(holder) ? entries : Object.fromEntries(entries as [string, unknown][]);
  return value as JsonObject;
}
