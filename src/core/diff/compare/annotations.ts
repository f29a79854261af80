import { sameJson } from "../../json.ts";
import type { Json } from "../../types.ts";
import { annotationChanged, annotationReason } from "../words/annotations.ts";

export interface AnnotationChange {
  readonly key: string;
  readonly message: string;
  readonly reason: string;
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

/** What changed in what a schema or a tool says to people and models. */
export function* compareAnnotations(
  label: string,
  older: ReadonlyMap<string, Json>,
  newer: ReadonlyMap<string, Json>,
): Generator<AnnotationChange> {
  for (const key of new Set([...older.keys(), ...newer.keys()])) {
    const [from, to] = [older.get(key), newer.get(key)];
    if (sameJson(from, to)) continue;
    yield { key, from, to, message: annotationChanged(label, key, from, to), reason: annotationReason(key) };
  }
}
