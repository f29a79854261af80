import { findRevision, latestRevision } from "../mcp/index.ts";
import { toPointer } from "../text/index.ts";
import type { JsonObject } from "../types.ts";
import { projectTool } from "../wire/index.ts";
import type { ExportNote } from "./exporter.ts";
import { nameOf } from "./tool.ts";

/** A tool as its revision sends it, and a note for all that was changed; undefined where no revision takes it. */
export function projected(
  tool: JsonObject,
  revisionId: string,
): { readonly tool: JsonObject | undefined; readonly notes: readonly ExportNote[] } {
  const { tool: shown, steps } = projectTool(tool, findRevision(revisionId) ?? latestRevision);
  const notes = steps.map(({ message, path }): ExportNote => {
    return { kind: "loss", message, tool: nameOf(tool), path: toPointer(path) };
  });
  return { tool: shown, notes };
}

/** What the result of `tools/list` holds besides the tools. */
export function listResultFields(revisionId: string): JsonObject {
  const { cacheHints } = (findRevision(revisionId) ?? latestRevision).messages;
  return cacheHints ? { resultType: "complete", ttlMs: 0, cacheScope: "private" } : {};
}
