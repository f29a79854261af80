import { isObject } from "../json.ts";
import { valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";

/** The arguments with another value at a path. Objects and lists on the way are made; all that is not on the way stays the same object. */
export function setAt(root: Json | undefined, path: Path, value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === "number") {
    const list = Array.isArray(root) ? [...(root as Json[])] : [];
    // A place past the end has no value before it: it becomes the next one.
    const at = Math.min(key, list.length);
    list[at] = setAt(list[at], rest, value);
    return list;
  }
  const object = isObject(root) ? root : {};
  const inner = Object.hasOwn(object, key) ? object[key] : undefined;
  return withMember(object, key, setAt(inner, rest, value));
}

/** Without the value at a path, and without the objects and lists that held nothing else. An element of a list stays, so that no other moves up. */
export function omitAt(root: Json, path: Path): Json {
  const without = removeAt(root, path);
  const holder = path.slice(0, -1);
  if (holder.length === 0 || typeof holder.at(-1) === "number") return without;
  const value = valueAt(without, holder);
  const isEmpty = Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
  return isEmpty ? omitAt(without, holder) : without;
}

/** An entry of a map under another name, in its old place. A name that is taken loses its value. */
export function renameAt(root: Json, path: Path, from: string, to: string): Json {
  const holder = valueAt(root, path);
  if (!isObject(holder) || from === to) return root;
  const entries = Object.entries(holder).filter(([key]) => key !== to);
  return setAt(root, path, Object.fromEntries(entries.map(([key, value]) => [key === from ? to : key, value])));
}

function removeAt(root: Json, path: Path): Json {
  const [key, ...rest] = path;
  if (key === undefined) return root;
  if (Array.isArray(root)) {
    const list = root as readonly Json[];
    if (typeof key !== "number" || key >= list.length) return root;
    if (rest.length === 0) return list.toSpliced(key, 1);
    return list.with(key, removeAt(list[key] as Json, rest));
  }
  if (!isObject(root) || !Object.hasOwn(root, key)) return root;
  if (rest.length > 0) return withMember(root, String(key), removeAt(root[key] as Json, rest));
  return Object.fromEntries(Object.entries(root).filter(([name]) => name !== key));
}

/** In its old place, or last. An entry list keeps a member called `__proto__` a member. */
function withMember(object: JsonObject, key: string, value: Json): JsonObject {
  const entries = Object.entries(object);
  const place = entries.findIndex(([name]) => name === key);
  return Object.fromEntries(place < 0 ? [...entries, [key, value]] : entries.with(place, [key, value]));
}
