import { canonicalJson, includesJson, isObject, member, sameJson } from "../json.ts";
import { type Change, toPointer } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { findRenames, type Named } from "./compare/renames.ts";
import { entryDiffers, nameDiffers, placeDiffers } from "./words/differences.ts";

/** One place where a tool differs from what it should be, and the change that closes the gap. */
export interface Difference {
  readonly id: string;
  /** In the tool, and in the target where it has another name there. */
  readonly path: Path;
  readonly targetPath: Path;
  readonly message: string;
  readonly changes: readonly Change[];
  /** The target says nothing of it, so it may stay. */
  readonly optional: boolean;
  /** The parameter that an entry of `required` speaks of. */
  readonly parameter?: string;
}

/** Where the compared values stand on both sides. */
type Paths = Pick<Difference, "path" | "targetPath">;

/** Every difference of a tool from a target, to the character, whatever the order of keys. */
export function differencesOf(tool: JsonObject, target: JsonObject): Difference[] {
  const found: Difference[] = [];
  const fields = Object.keys(target).filter((key) => key !== "name" || Object.hasOwn(tool, "name"));
  for (const key of new Set([...fields, ...Object.keys(tool)])) {
    const own: Difference[] = [];
    compareAt(own, { path: [key], targetPath: [key] }, member(tool, key), member(target, key));
    const isOptional = !Object.hasOwn(target, key) || key === "name";
    found.push(...(isOptional ? own.map((difference) => ({ ...difference, optional: true })) : own));
  }
  return found;
}

function compareAt(found: Difference[], paths: Paths, own: Json | undefined, target: Json | undefined): void {
  if (sameJson(own, target)) return;
  if (isObject(own) && isObject(target)) compareObjects(found, paths, own, target);
  else if (Array.isArray(own) && Array.isArray(target)) compareLists(found, paths, own, target);
  else found.push(single(paths, own, target));
}

function single({ path, targetPath }: Paths, own: Json | undefined, target: Json | undefined): Difference {
  const name = String(path.at(-1));
  const first = name === "$schema";
  const change: Change =
    target === undefined
      ? { kind: "remove", path }
      : { kind: "set", path, value: target, ...(first && { first: true as const }) };
  const message = placeDiffers(name, own, target);
  return { id: toPointer(path), path, targetPath, message, changes: [change], optional: false };
}

function compareObjects(found: Difference[], { path, targetPath }: Paths, own: JsonObject, target: JsonObject): void {
  const renames = renamesIn(own, target, path);
  const names = new Map(renames.map(({ from, to }) => [from, to]));
  for (const key of new Set([...Object.keys(target), ...Object.keys(own)])) {
    const paths = { path: [...path, key], targetPath: [...targetPath, key] };
    const [left, right] = [member(own, key), member(target, key)];
    if (key === "properties" && isObject(left) && isObject(right) && renames.length > 0) {
      for (const { from, to } of renames) {
        const inner = { path: [...paths.path, from], targetPath: [...paths.targetPath, to] };
        found.push(renamed(inner, to, member(own, "required"), path));
        compareAt(found, inner, member(left, from), member(right, to));
      }
      compareObjects(found, paths, without(left, names.keys()), without(right, names.values()));
    } else if (key === "required" && Array.isArray(left) && Array.isArray(right)) {
      const now = left.map((name: Json) => names.get(String(name)) ?? name);
      compareLists(found, paths, now, right);
    } else compareAt(found, paths, left, right);
  }
}

function renamed(paths: Paths, to: string, required: Json | undefined, holder: Path): Difference {
  const from = String(paths.path.at(-1));
  const index = Array.isArray(required) ? required.indexOf(from) : -1;
  const changes: Change[] = [{ kind: "rename", path: paths.path, to }];
  if (index >= 0) changes.push({ kind: "set", path: [...holder, "required", index], value: to });
  const id = `${toPointer(paths.path)}>${to}`;
  return { id, ...paths, message: nameDiffers(from, to), changes, optional: false, parameter: to };
}

function without(map: JsonObject, names: Iterable<string>): JsonObject {
  const gone = new Set(names);
  return Object.fromEntries(Object.entries(map).filter(([name]) => !gone.has(name)));
}

function renamesIn(own: JsonObject, target: JsonObject, path: Path) {
  const [left, right] = [member(own, "properties"), member(target, "properties")];
  if (!isObject(left) || !isObject(right)) return [];
  const gone = Object.keys(left).filter((name) => !Object.hasOwn(right, name));
  const added = Object.keys(right).filter((name) => !Object.hasOwn(left, name));
  return findRenames(named(gone, left, own), named(added, right, target), toPointer(path), {});
}

function named(names: readonly string[], properties: JsonObject, holder: JsonObject): Named[] {
  const required = member(holder, "required");
  const order = new Map(Object.keys(properties).map((name, index) => [name, index]));
  const needed = new Set(Array.isArray(required) ? required : []);
  return names.map((name) => {
    const schema = properties[name] ?? true;
    const { description, title: _, ...rest } = isObject(schema) ? (schema as Record<string, Json>) : {};
    return {
      name,
      meaning: canonicalJson(rest),
      description,
      kind: canonicalJson(member(schema, "type") ?? null),
      required: needed.has(name),
      index: order.get(name) ?? -1,
    };
  });
}

/** Lists whose order says nothing. */
const sets = new Set(["required", "enum", "type", "examples"]);

function compareLists(found: Difference[], paths: Paths, own: readonly Json[], target: readonly Json[]): void {
  const { path, targetPath } = paths;
  const key = String(path.at(-1));
  if (sets.has(key)) {
    found.push(...setDifferences(key, paths, own, target));
  } else if (own.length !== target.length) {
    found.push(single(paths, own, target));
  } else {
    for (const [index, item] of own.entries())
      compareAt(found, { path: [...path, index], targetPath: [...targetPath, index] }, item, target[index]);
  }
}

function setDifferences(
  key: string,
  { path, targetPath }: Paths,
  own: readonly Json[],
  target: readonly Json[],
): Difference[] {
  const parameter = (value: Json) => (key === "required" && typeof value === "string" ? { parameter: value } : {});
  const extra = own.flatMap((value, index): Difference[] => {
    if (includesJson(target, value)) return [];
    const at = { path: [...path, index], targetPath };
    const id = `${toPointer(path)}-${canonicalJson(value)}`;
    const changes: Change[] = [{ kind: "remove", path: at.path }];
    return [{ id, ...at, message: entryDiffers(key, value, true), changes, optional: false, ...parameter(value) }];
  });
  let next = own.length;
  const lacking = target.flatMap((value, index): Difference[] => {
    if (includesJson(own, value)) return [];
    const at = { path: [...path, next++], targetPath: [...targetPath, index] };
    const id = `${toPointer(path)}+${canonicalJson(value)}`;
    const changes: Change[] = [{ kind: "set", path: at.path, value }];
    return [{ id, ...at, message: entryDiffers(key, value, false), changes, optional: false, ...parameter(value) }];
  });
  return [...extra, ...lacking];
}
