import { isObject } from "../json.ts";
import type { Json, Path } from "../types.ts";

/** A copy of a value with another one at a path; without a value, with nothing there. */
export function withValue(root: Json, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (Array.isArray(root)) {
    const copy = [...(root as readonly Json[])];
    if (rest.length === 0 && value === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = withValue(copy[Number(key)] ?? null, rest, value);
    return copy;
  }
  const members = new Map(isObject(root) ? Object.entries(root) : []);
  if (rest.length === 0 && value === undefined) members.delete(String(key));
  else members.set(String(key), withValue(members.get(String(key)) ?? null, rest, value));
  return Object.fromEntries(members);
}
