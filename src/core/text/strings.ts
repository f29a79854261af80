import { isObject } from "../json.ts";
import type { Json, Path } from "../types.ts";

export interface Text {
  readonly text: string;
  /** To the string, or to the property whose key it is. */
  readonly path: Path;
  readonly place: "key" | "value";
}

/** Every string of a value, keys included, in the order of the text. */
export function strings(root: Json): Text[] {
  const found: Text[] = [];
  const waiting: { value: Json; path: Path }[] = [{ value: root, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === "string") found.push({ text: value, path, place: "value" });
    else if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) {
        waiting.push({ value: value[index] as Json, path: [...path, index] });
      }
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value).reverse()) waiting.push({ value: inner, path: [...path, key] });
    }
    const key = path.at(-1);
    if (typeof key === "string") {
      const at = typeof value === "string" ? found.length - 1 : found.length;
      found.splice(at, 0, { text: key, path, place: "key" });
    }
  }
  return found;
}
