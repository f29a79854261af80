import { isObject, member, sameJson } from "../json.ts";
import { type Change, toPointer } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { code, codeValue, visible } from "../words.ts";
import { hiddenDifference } from "./compare-notes.ts";
import { canonical } from "./key.ts";
import { findRenames, type Named } from "./renames.ts";
import { holds } from "./values.ts";

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

interface Place {
  readonly path: Path;
  readonly targetPath: Path;
}

/** Every difference of a tool from a target, to the character, whatever the order of keys. */
export function differencesOf(tool: JsonObject, target: JsonObject): Difference[] {
  const found: Difference[] = [];
  const fields = Object.keys(target).filter((key) => key !== "name" || Object.hasOwn(tool, "name"));
  for (const key of new Set([...fields, ...Object.keys(tool)])) {
    const place = { path: [key], targetPath: [key] };
    const missing = !Object.hasOwn(target, key);
    const start = found.length;
    compareAt(found, place, member(tool, key), member(target, key));
    if (missing || key === "name")
      found.splice(start, found.length, ...found.slice(start).map((difference) => ({ ...difference, optional: true })));
  }
  return found;
}

function compareAt(found: Difference[], place: Place, own: Json | undefined, target: Json | undefined): void {
  if (sameJson(own, target)) return;
  if (isObject(own) && isObject(target)) compareObjects(found, place, own, target);
  else if (Array.isArray(own) && Array.isArray(target)) compareLists(found, place, own, target);
  else found.push(single(place, own, target));
}

function single({ path, targetPath }: Place, own: Json | undefined, target: Json | undefined): Difference {
  const id = toPointer(path);
  const name = code(String(path.at(-1)));
  if (target === undefined)
    return {
      id,
      path,
      targetPath,
      message: `${name} is not in the target`,
      changes: [{ kind: "remove", path }],
      optional: false,
    };
  const first = path.at(-1) === "$schema";
  const changes: Change[] = [{ kind: "set", path, value: target, ...(first && { first }) }];
  if (own === undefined)
    return {
      id,
      path,
      targetPath,
      message: `${name} is missing: the target has ${shown(target)}`,
      changes,
      optional: false,
    };
  return { id, path, targetPath, message: `${name} differs: ${howTexts(own, target)}`, changes, optional: false };
}

/** Where two texts part, so that no difference of one character is missed. */
function howTexts(own: Json, target: Json): string {
  if (typeof own !== "string" || typeof target !== "string")
    return `${shown(own)} here, ${shown(target)} in the target`;
  const hidden = hiddenDifference(own, target);
  if (hidden) return `only in characters that nobody sees (${hidden})`;
  let at = 0;
  while (own[at] === target[at]) at++;
  const part = (text: string) => `\`${visible(text.slice(Math.max(0, at - 10), at + 20)).replaceAll("`", "'")}\``;
  return own.length + target.length <= 60
    ? `${shown(own)} here, ${shown(target)} in the target`
    : `from character ${at + 1} on, ${part(own)} here and ${part(target)} in the target`;
}

function shown(value: Json): string {
  return typeof value === "object" && value !== null && canonical(value).length > 60
    ? Array.isArray(value)
      ? "a list"
      : "an object"
    : codeValue(value);
}

function compareObjects(found: Difference[], { path, targetPath }: Place, own: JsonObject, target: JsonObject): void {
  const renames = renamesIn(own, target, path);
  const mine = member(own, "required");
  const names = new Map(renames.map(({ from, to }) => [from, to]));
  for (const key of new Set([...Object.keys(target), ...Object.keys(own)])) {
    const inner = { path: [...path, key], targetPath: [...targetPath, key] };
    const [left, right] = [member(own, key), member(target, key)];
    if (key === "properties" && isObject(left) && isObject(right) && renames.length > 0) {
      for (const { from, to } of renames) {
        const place = { path: [...inner.path, from], targetPath: [...inner.targetPath, to] };
        const index = Array.isArray(mine) ? mine.indexOf(from) : -1;
        const changes: Change[] = [{ kind: "rename", path: place.path, to }];
        if (index >= 0) changes.push({ kind: "set", path: [...path, "required", index], value: to });
        found.push({
          id: `${toPointer(place.path)}>${to}`,
          ...place,
          message: `${code(from)} is called ${code(to)} in the target`,
          changes,
          optional: false,
          parameter: to,
        });
        compareAt(found, place, member(left, from), member(right, to));
      }
      const rest = (map: JsonObject, taken: Iterable<string>) => {
        const gone = new Set(taken);
        return Object.fromEntries(Object.entries(map).filter(([name]) => !gone.has(name)));
      };
      compareObjects(found, inner, rest(left, names.keys()), rest(right, names.values()));
    } else if (key === "required" && Array.isArray(left) && Array.isArray(right)) {
      compareLists(
        found,
        inner,
        left.map((name: Json) => names.get(String(name)) ?? name),
        right,
      );
    } else compareAt(found, inner, left, right);
  }
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
      meaning: canonical(rest),
      description,
      kind: canonical(member(schema, "type") ?? null),
      required: needed.has(name),
      index: order.get(name) ?? -1,
    };
  });
}

const sets = new Set(["required", "enum", "type", "examples"]);

function compareLists(found: Difference[], place: Place, own: readonly Json[], target: readonly Json[]): void {
  const { path, targetPath } = place;
  const key = String(path.at(-1));
  if (!sets.has(key)) {
    if (own.length !== target.length) found.push(single(place, own, target));
    else
      for (const [index, item] of own.entries()) {
        compareAt(found, { path: [...path, index], targetPath: [...targetPath, index] }, item, target[index]);
      }
    return;
  }
  const parameter = (value: Json) => (key === "required" && typeof value === "string" ? { parameter: value } : {});
  own.forEach((value, index) => {
    if (holds(target, value)) return;
    const at = { path: [...path, index], targetPath };
    found.push({
      id: `${toPointer(path)}-${canonical(value)}`,
      ...at,
      message: `${code(key)} has ${codeValue(value)}, the target has not`,
      changes: [{ kind: "remove", path: at.path }],
      optional: false,
      ...parameter(value),
    });
  });
  let next = own.length;
  target.forEach((value, index) => {
    if (holds(own, value)) return;
    const at = { path: [...path, next++], targetPath: [...targetPath, index] };
    found.push({
      id: `${toPointer(path)}+${canonical(value)}`,
      ...at,
      message: `${code(key)} lacks ${codeValue(value)}, which the target has`,
      changes: [{ kind: "set", path: at.path, value }],
      optional: false,
      ...parameter(value),
    });
  });
}
