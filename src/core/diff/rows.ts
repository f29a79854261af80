import {
  type Change,
  editsFor,
  fromPointer,
  nodeAt,
  parseDocument,
  propertyAt,
  spanAt,
  spanOf,
  stepsIn,
  toPointer,
} from "../text/index.ts";
import type { Json, Path, Span, TextEdit, ToolDocument, ToolSlice } from "../types.ts";
import { closing } from "./align.ts";
import { nameOf } from "./compare/tool-pairs.ts";
import type { Difference } from "./differences.ts";
import { type ChangeSeverity, type DiffVerdict, type ToolChange, verdictOf } from "./model/change.ts";
import { assigned, wholeId } from "./row-assignment.ts";
import { type CompareRequest, groupsOf, listPath, type RowGroup } from "./row-groups.ts";
import { excerpt } from "./words/excerpt.ts";

/** A change as a row of a list: with the edits that take it back, where there are some. */
export interface CompareRow extends Omit<ToolChange, "severity"> {
  readonly id: string;
  /** `none`: other words for the same. */
  readonly severity: ChangeSeverity | "none";
  /** Where it is in the text. */
  readonly span: Span | null;
  readonly editable: boolean;
  readonly chosen: boolean;
  readonly here: string;
  readonly there: string;
}

export interface Comparison {
  readonly verdict: DiffVerdict;
  readonly rows: readonly CompareRow[];
  /** Why nothing could be compared. */
  readonly problem?: string;
}

export function compareDocuments(request: CompareRequest, onProgress?: (done: number, of: number) => void): Comparison {
  const document = parseDocument(request.text);
  const groups = groupsOf(document, request, onProgress);
  if ("problem" in groups) return { verdict: "none", rows: [], problem: groups.problem };
  const rows = groups.flatMap((group) => rowsOf(group, document, request));
  return { verdict: verdictOf(groups.flatMap(({ changes }) => changes)), rows };
}

/** The edits that bring the chosen rows to what the target has, as one step. */
export function alignDocument(request: CompareRequest, ids: readonly string[]): readonly TextEdit[] {
  const document = parseDocument(request.text);
  const groups = groupsOf(document, request);
  if ("problem" in groups) return [];
  const chosen = new Set(ids);
  const whole: Change[] = [];
  const list = listPath(document);
  // Not the number of tools: what is no tool has a place in the list, too.
  const length = document.frame ? (nodeAt(document.frame, list)?.children?.length ?? 0) : 0;
  const edits = groups.flatMap((group) => {
    const { own, wanted } = group;
    if (own && wanted) {
      const taken = assigned(group)
        .filter(([id]) => chosen.has(id))
        .flatMap(([, list]) => list);
      return taken.length > 0 ? closing(own, taken) : [];
    }
    if (!chosen.has(wholeId(group))) return [];
    if (own) whole.push({ kind: "remove", path: own.path });
    else if (wanted) whole.push({ kind: "set", path: [...list, length + whole.length], value: wanted });
    return [];
  });
  const around =
    whole.length > 0 && document.frame && document.shape !== "tool"
      ? editsFor(document.frame, document.text, whole)
      : [];
  return [...edits, ...(around ?? [])];
}

function rowsOf(group: RowGroup, document: ToolDocument, request: CompareRequest): CompareRow[] {
  const { own, theirs, wanted } = group;
  if (!own || !wanted) {
    return group.changes.map((change) => ({
      ...change,
      id: wholeId(group),
      span: own ? { offset: own.offset, length: own.length } : null,
      editable: document.shape !== "tool",
      chosen: false,
      here: own ? excerpt(document.text, own) : "",
      there: theirs ? excerpt(request.target, theirs) : "",
    }));
  }
  return assigned(group).map(([id, list, change]) => {
    const path = change ? fromPointer(change.path) : (list[0]?.path ?? []);
    const span = spanIn(own, list[0]?.path ?? path);
    const base = change ?? {
      tool: nameOf(own.value),
      path: toPointer(path),
      kind: "spelling",
      direction: "descriptor" as const,
      severity: "none" as const,
      message: list[0]?.message ?? "",
      reason: "Other words for the same: nobody is affected.",
    };
    const editable = list.length > 0;
    const optional = list.every((difference) => difference.optional);
    return {
      ...base,
      id,
      span,
      editable,
      chosen: editable && !optional && base.severity !== "safe",
      here: excerpt(document.text, span),
      there: theirs ? excerpt(request.target, spanIn(theirs, list[0]?.targetPath ?? path)) : shown(list),
    };
  });
}

/** What a target without positions of its own would put there. */
function shown(list: readonly Difference[]): string {
  const [change] = list[0]?.changes ?? [];
  const value: Json | undefined =
    change?.kind === "set" ? change.value : change?.kind === "rename" ? change.to : undefined;
  return value === undefined ? "" : JSON.stringify(value, null, 2);
}

function spanIn(slice: ToolSlice, path: Path): Span {
  const steps = stepsIn(slice.value, toPointer(path));
  const tree = slice.tree();
  const property = propertyAt(tree, steps);
  const span = property ? spanOf(property) : spanAt(tree, steps, "whole");
  return { offset: slice.offset + span.offset, length: span.length };
}
