import type { Change } from "../text/index.ts";
import type { ToolSlice } from "../types.ts";
import type { PlacedFinding } from "./lint.ts";
import type { Finding } from "./rule.ts";

/** A finding of the document as one of a tool, whose path has `depth` steps. */
export function relative(finding: Finding, depth: number): Finding {
  const repairs = finding.repairs?.map((repair) => ({
    ...repair,
    changes: repair.changes.map((change) => cut(change, depth)),
  }));
  return { ...finding, path: finding.path.slice(depth), ...(repairs && { repairs }) };
}

function cut(change: Change, depth: number): Change {
  if (change.kind === "text") return change;
  if (change.kind === "move" || change.kind === "transfer")
    return { ...change, from: change.from.slice(depth), to: change.to.slice(depth) };
  return { ...change, path: change.path.slice(depth) };
}

/** A finding of a tool's own text as one of the document around it. */
export function shift(finding: PlacedFinding, { offset, path }: Pick<ToolSlice, "offset" | "path">): PlacedFinding {
  return {
    ...finding,
    path: [...path, ...finding.path],
    span: { ...finding.span, offset: finding.span.offset + offset },
    fixes: finding.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map((edit) => ({ ...edit, offset: edit.offset + offset })),
    })),
  };
}
