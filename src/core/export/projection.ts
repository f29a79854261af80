import { isObject } from "../json.ts";
import type { JsonObject } from "../types.ts";
import { findRevision, latestRevision } from "../wire/revisions.ts";
import { code } from "../words.ts";
import type { ExportNote } from "./exporter.ts";
import { loss } from "./tool.ts";

/** A tool with only what its revision knows, and a note for every field that is dropped. */
export function projected(
  tool: JsonObject,
  revisionId: string,
): { readonly tool: JsonObject; readonly notes: ExportNote[] } {
  const revision = findRevision(revisionId) ?? latestRevision;
  const notes: ExportNote[] = [];
  const keep = (value: JsonObject, known: readonly string[], path: readonly string[]) =>
    Object.entries(value).filter(([field]) => {
      if (known.includes(field)) return true;
      notes.push(loss(tool, [...path, field], `Dropped: ${code(field)} is not in ${revision.id}`));
      return false;
    });
  const fields = keep(tool, revision.toolFields, []).map(([field, value]) => {
    const annotations = field === "annotations" && isObject(value) ? value : undefined;
    return [field, annotations ? Object.fromEntries(keep(annotations, revision.annotationFields, [field])) : value];
  });
  return { tool: Object.fromEntries(fields), notes };
}

/** What the result of `tools/list` holds besides the tools. */
export function listResultFields(revision: string): JsonObject {
  return revision >= "2026-07-28" ? { resultType: "complete", ttlMs: 0, cacheScope: "private" } : {};
}
