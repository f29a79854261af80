import { isObject, sameJson } from "../json.ts";
import { nodeAt } from "../text/index.ts";
import type { Json, JsonNode, JsonObject, Path, Span } from "../types.ts";

/** Comments that are marked by a number, so that each can be told from the others. */
export function commented(text: string, seed: number): string {
  return text
    .split("\n")
    .map((line, index) => {
      const kind = (seed + index * 7) % 9;
      if (line.trim() === "" || kind > 2) return line;
      if (kind === 0) return `    // above ${index}\n${line}`;
      return line.includes("//") ? line : `${line} ${kind === 1 ? `// beside ${index}` : `/* beside ${index} */`}`;
    })
    .join("\n");
}

const mark = /(?:above|beside) \d+|what to look for|at least two/g;

export function commentsIn(text: string): readonly string[] {
  return [...text.matchAll(mark)].map(([comment]) => comment);
}

/** The comments that an edit lost although nothing went away where they stand. */
export function lostComments(
  [text, changed]: readonly [string, string],
  root: JsonNode,
  [before, after]: readonly [JsonObject, Json],
  replaced: readonly Path[],
) {
  const kept = new Set(commentsIn(changed));
  const gone = [...goneIn(before, after, []), ...replaced];
  const regions = gone.flatMap((path) => regionOf(text, root, path));
  return [...text.matchAll(mark)]
    .filter(([comment]) => !kept.has(comment))
    .filter(({ index }) => !regions.some(({ offset, length }) => index >= offset && index <= offset + length))
    .map(([comment]) => comment);
}

/** The paths of what is not there any more, or is something else. */
function goneIn(before: Json, after: Json | undefined, path: Path): readonly Path[] {
  if (after === undefined) return [path];
  if (isObject(before) && isObject(after))
    return Object.entries(before).flatMap(([key, inner]) => goneIn(inner as Json, after[key], [...path, key]));
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((inner: Json, index) => goneIn(inner, after[index] as Json, [...path, index]));
  return sameJson(before, after) ? [] : [path];
}

/** A member with the lines of comments above it and the note beside it, which speak of it. */
function regionOf(text: string, root: JsonNode, path: Path): readonly Span[] {
  const holder = nodeAt(root, path.slice(0, -1));
  const step = path.at(-1);
  const children = holder?.children ?? [];
  const at = children.findIndex((child, index) => index === step || child.children?.[0]?.value === step);
  const own = children[at];
  if (!holder || !own) return [];
  const before = children[at - 1];
  const free = before ? before.offset + before.length : holder.offset + 1;
  const breakBefore = text.indexOf("\n", free);
  const offset = breakBefore >= 0 && breakBefore < own.offset ? breakBefore : free;
  const next = children[at + 1]?.offset ?? holder.offset + holder.length;
  const breakAfter = text.indexOf("\n", own.offset + own.length);
  const end = breakAfter >= 0 && breakAfter < next ? breakAfter : next;
  return [{ offset, length: end - offset }];
}
