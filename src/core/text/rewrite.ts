import { isObject, member, sameJson } from "../json.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import type { Change } from "./change.ts";
import { editsFor } from "./edit.ts";
import { nodeValue, parse } from "./parse.ts";
import { written } from "./pasted-arguments.ts";
import { applyEdits } from "./text-edits.ts";

/** A text of JSON that means another value now: only what differs is touched, comments and layout stay. */
export function rewritten(text: string, value: Json): string {
  const { root, faults } = parse(text);
  if (!root || faults.length > 0) return written(value);
  const before = nodeValue(root);
  if (sameJson(before, value)) return text;
  if (text === written(before)) return written(value);
  const edits = editsFor(root, text, changesTo(before, value, []));
  const edited = edits && applyEdits(text, edits);
  return edited !== undefined && means(edited, value) ? edited : written(value);
}

/** A key that stands twice can hide an edit. */
function means(text: string, value: Json): boolean {
  const { root, faults } = parse(text);
  return root !== undefined && faults.length === 0 && sameJson(nodeValue(root), value);
}

/** What makes one value of another, in paths. */
export function changesTo(before: Json, after: Json, path: Path): Change[] {
  if (sameJson(before, after)) return [];
  if (isObject(before) && isObject(after)) return membersTo(before, after, path);
  const isList = Array.isArray(before) && Array.isArray(after);
  return (isList && elementsTo(before, after, path)) || [{ kind: "set", path, value: after }];
}

function membersTo(before: JsonObject, after: JsonObject, path: Path): Change[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  const [from, to] = [gone[0], added[0]];
  const isRenamed =
    gone.length === 1 && added.length === 1 && sameJson(member(before, from ?? ""), member(after, to ?? ""));
  return [
    ...Object.keys(before).flatMap((key) =>
      Object.hasOwn(after, key) ? changesTo(before[key] as Json, after[key] as Json, [...path, key]) : [],
    ),
    ...(isRenamed && from !== undefined && to !== undefined
      ? [{ kind: "rename" as const, path: [...path, from], to }]
      : [
          ...gone.map((key) => ({ kind: "remove" as const, path: [...path, key] })),
          ...added.map((key) => ({ kind: "set" as const, path: [...path, key], value: after[key] as Json })),
        ]),
  ];
}

/** Undefined where elements came in between: there is no change for that. */
function elementsTo(before: readonly Json[], after: readonly Json[], path: Path): Change[] | undefined {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && sameJson(before[start], after[start])) start++;
  let tail = 0;
  while (tail < max - start && sameJson(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const isLonger = after.length > before.length;
  if (isLonger && tail > 0) return undefined;
  const pairs = max - start - tail;
  const changed = Array.from({ length: pairs }, (_, index) => start + index);
  return [
    ...changed.flatMap((at) => changesTo(before[at] as Json, after[at] as Json, [...path, at])),
    ...(isLonger
      ? after
          .slice(before.length)
          .map((value, index) => ({ kind: "set" as const, path: [...path, before.length + index], value }))
      : before
          .slice(start + pairs, before.length - tail)
          .map((_, index) => ({ kind: "remove" as const, path: [...path, start + pairs + index] }))),
  ];
}
