import { isObject } from "../json.ts";
import type { Json, Path } from "../types.ts";

/** Where a value stands in a text on one line, from its key on, and what is in it. */
export interface Place {
  readonly from: number;
  readonly to: number;
  readonly members?: ReadonlyMap<string | number, Place>;
}

export interface Written {
  readonly text: string;
  readonly place: Place;
}

/** A value as JSON on one line, as `JSON.stringify` writes it, and where everything in it stands. */
export function writtenJson(value: Json): Written {
  const parts: string[] = [];
  let at = 0;
  const write = (part: string) => {
    parts.push(part);
    at += part.length;
  };
  const walk = (item: Json, from: number): Place => {
    if (Array.isArray(item)) {
      const members = new Map<number, Place>();
      write("[");
      for (const [index, child] of item.entries()) {
        if (index > 0) write(",");
        members.set(index, walk(child, at));
      }
      write("]");
      return { from, to: at, members };
    }
    if (isObject(item)) {
      const members = new Map<string, Place>();
      write("{");
      for (const [key, child] of Object.entries(item)) {
        if (members.size > 0) write(",");
        const start = at;
        write(`${JSON.stringify(key)}:`);
        members.set(key, walk(child, start));
      }
      write("}");
      return { from, to: at, members };
    }
    write(JSON.stringify(item));
    return { from, to: at };
  };
  const place = walk(value, 0);
  return { text: parts.join(""), place };
}

/** Where a path leads; undefined where there is nothing. */
export function placeAt(place: Place, path: Path): Place | undefined {
  let found: Place | undefined = place;
  for (const step of path) found = found?.members?.get(step);
  return found;
}
