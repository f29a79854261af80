import { isObject, member } from "../../json.ts";
import type { Change } from "../../text/index.ts";
import { nodeAt, valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { type Consequence, type EditResult, refuse, type Source } from "../edit.ts";
import { typeNames, unionOf } from "../type-view.ts";
import { edited, requiredChanges, requiredOf, setKeyword } from "./change.ts";
import { typeEdit } from "./type.ts";

/** What examples told about a place. An object keeps its fields and gets those that it lacks. */
export function inferEdit(source: Source, path: Path, inferred: Json): EditResult {
  const found = valueAt(source.tool, path);
  if (found === undefined || !isObject(inferred)) return refuse({ code: "not-there" });
  const fields = member(inferred, "properties");
  if (isObject(found) && isObject(fields) && isPlainObject(found)) return addFields(source, path, found, inferred);
  return typeEdit(source, path, { to: "inferred", schema: inferred });
}

function isPlainObject(schema: JsonObject): boolean {
  if (unionOf(schema) || Object.hasOwn(schema, "$ref")) return false;
  const types = typeNames(schema);
  return types.includes("object") || (types.length === 0 && isObject(member(schema, "properties")));
}

function addFields(source: Source, path: Path, schema: JsonObject, inferred: JsonObject): EditResult {
  const properties = member(schema, "properties") ?? {};
  if (!isObject(properties)) return refuse({ code: "malformed", keyword: "properties" });
  const fields = Object.entries(member(inferred, "properties") as JsonObject);
  const fresh = fields.filter(([name]) => !Object.hasOwn(properties, name));
  const known = fields.filter(([name]) => Object.hasOwn(properties, name)).map(([name]) => name);
  const required = (requiredOf(inferred) ?? []).filter((name) => fresh.some(([added]) => added === name));
  const before = requiredOf(schema);
  if (!before && required.length > 0) return refuse({ code: "malformed", keyword: "required" });
  const missing = required.filter((name) => !before?.includes(name));
  const [first] = fresh;
  const focus = first ? [...path, "properties", first[0]] : path;
  const besides: Consequence[] = known.length > 0 ? [{ code: "left-alone", names: known }] : [];
  // Both at the end, one after the other: two that each look for their place could meet there.
  if (fresh.length > 0 && missing.length > 0 && !hasAny(schema, ["properties", "required"]))
    return edited(
      source,
      [
        { kind: "set", path: [...path, "properties"], value: Object.fromEntries(fresh) },
        { kind: "set", path: [...path, "required"], value: missing },
      ],
      focus,
      besides,
    );
  const changes = [
    ...fieldChanges(source, path, schema, fresh),
    ...requiredChanges(path, schema, before ?? [], missing),
  ];
  return edited(source, changes, focus, besides);
}

function hasAny(schema: JsonObject, keywords: readonly string[]): boolean {
  return keywords.some((keyword) => Object.hasOwn(schema, keyword));
}

function fieldChanges(
  source: Source,
  path: Path,
  schema: JsonObject,
  fresh: readonly (readonly [string, Json])[],
): readonly Change[] {
  const place = [...path, "properties"];
  const node = nodeAt(source.root, place);
  if (fresh.length === 0) return [];
  const all = Object.fromEntries(fresh);
  if (!node) return [setKeyword(schema, path, "properties", all)];
  const isBlank = /^\{\s*\}$/.test(source.text.substring(node.offset, node.offset + node.length));
  if (isBlank) return [{ kind: "set", path: place, value: all }];
  return fresh.map(([name, value]) => ({ kind: "set", path: [...place, name], value }));
}
