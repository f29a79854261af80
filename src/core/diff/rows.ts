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
import type { Json, JsonObject, Span, TextEdit, ToolDocument, ToolSlice } from "../types.ts";
import { asTool, closing, jsonOf } from "./align.ts";
import type { ChangeSeverity, DiffVerdict, RenameChoices, ToolChange } from "./change.ts";
import { diffPair, verdictOf } from "./diff.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { excerpt } from "./excerpt.ts";
import { nameOf, pairTools, type ToolPair } from "./pairs.ts";

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

export interface CompareRequest extends RenameChoices {
  readonly text: string;
  readonly target: string;
  /** The target is the newer of the two. */
  readonly targetIsNewer: boolean;
  /** The tool that a target without a known name is meant for. */
  readonly tool?: string | undefined;
}

interface Group {
  readonly pair: ToolPair;
  readonly own: ToolSlice | undefined;
  readonly theirs: ToolSlice | undefined;
  readonly wanted: JsonObject | undefined;
  readonly changes: readonly ToolChange[];
  readonly differences: readonly Difference[];
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
      return taken.length > 0 ? closing(own, taken, wanted) : [];
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

function groupsOf(
  document: ToolDocument,
  request: CompareRequest,
  onProgress?: (done: number, of: number) => void,
): readonly Group[] | { problem: string } {
  const { own, theirs, problem } = sides(document, request);
  if (problem !== undefined) return { problem };
  const values = (slices: readonly { readonly value: JsonObject }[]) => slices.map(({ value }) => value);
  const [older, newer] = request.targetIsNewer ? [own, theirs] : [theirs, own];
  const pairs = pairTools(values(older), values(newer), request);
  const prefix = listPath(document);
  const paths = newer.map(({ index }) => [...prefix, index]);
  const find = <Slice extends { readonly value: JsonObject }>(list: readonly Slice[]) =>
    new Map(list.map((slice) => [slice.value, slice]));
  const [ownBy, theirBy] = [find(own), find(theirs)];
  return pairs.map((pair, index) => {
    onProgress?.(index, pairs.length);
    const [before, after] = request.targetIsNewer ? [pair.newer, pair.older] : [pair.older, pair.newer];
    const slice = after && ownBy.get(after);
    const changes = diffPair(pair, paths, request);
    const differences = before && slice && changes !== undefined ? differencesOf(slice.value, before) : [];
    return { pair, own: slice, theirs: before && theirBy.get(before), wanted: before, changes, differences };
  });
}

interface Sides {
  readonly own: readonly ToolSlice[];
  readonly theirs: readonly ToolSlice[];
  readonly problem?: string;
}

/** The tools to compare: all of a list, or the one that a single tool or a bare schema is meant for. */
function sides(document: ToolDocument, { target, tool }: CompareRequest): Sides {
  const nothing = { own: [], theirs: [] };
  if (document.tools.length === 0) return { ...nothing, problem: "This document holds no tools to compare" };
  const { tools, shape } = parseDocument(target);
  if (tools.length > 0 && shape !== "tool") return { own: document.tools, theirs: tools };
  const [single] = tools;
  const value = asTool(single?.value ?? jsonOf(target));
  if (!value)
    return {
      ...nothing,
      problem: "The target holds neither tools nor a schema: paste a tool, a list of tools or an input schema",
    };
  const named = document.tools.find((slice) => nameOf(slice.value) === nameOf(value));
  const own =
    named ??
    document.tools.find((slice) => nameOf(slice.value) === tool) ??
    (document.tools.length === 1 ? document.tools[0] : undefined);
  if (!own) return { ...nothing, problem: "Put the cursor into the tool that the target is meant for" };
  const known = single && value === single.value && named ? single : undefined;
  const theirs = known ?? {
    ...own,
    value: { ...(named ? {} : own.value), ...value, name: own.value.name ?? null } as JsonObject,
    text: "",
    root: undefined,
  };
  return { own: [own], theirs: [theirs as ToolSlice] };
}

function listPath({ tools, shape }: ToolDocument) {
  return tools[0]?.path.slice(0, -1) ?? (shape === "tools" ? ["tools"] : []);
}

function wholeId({ changes }: Group): string {
  return `tool ${changes[0]?.tool ?? ""} ${changes[0]?.kind ?? ""}`;
}

/** Each change with the differences that make it up; what is left over means the same. */
function assigned({ changes, differences }: Group): [string, readonly Difference[], ToolChange | undefined][] {
  const lists = new Map<ToolChange, Difference[]>(changes.map((change) => [change, []]));
  const rest: Difference[] = [];
  for (const difference of differences) {
    const best = changes.reduce<[number, ToolChange | undefined]>(
      (found, change) => {
        const score = nearness(difference, change);
        return score > found[0] ? [score, change] : found;
      },
      [0, undefined],
    )[1];
    if (best) lists.get(best)?.push(difference);
    else rest.push(difference);
  }
  const own = [...lists].map(([change, list], index): [string, readonly Difference[], ToolChange] => [
    `${change.tool} ${change.path} ${change.kind} ${index}`,
    list,
    change,
  ]);
  return [
    ...own,
    ...rest.map((difference): [string, readonly Difference[], undefined] => [difference.id, [difference], undefined]),
  ];
}

function nearness({ path, targetPath, parameter }: Difference, change: ToolChange): number {
  if (change.rename && parameter !== undefined && (change.rename.from === parameter || change.rename.to === parameter))
    return 1_000;
  const scores = [toPointer(path), toPointer(targetPath)].map((pointer) => {
    if (pointer === change.path) return 500;
    if (change.path !== "" && pointer.startsWith(`${change.path}/`)) return 100 + change.path.length;
    if (change.path.startsWith(`${pointer}/`)) return 50;
    return 0;
  });
  const named =
    parameter !== undefined && /-(added|removed)$/.test(change.kind) && change.path.endsWith(`/properties/${parameter}`)
      ? 400
      : 0;
  return Math.max(...scores, named);
}

function rowsOf(group: Group, document: ToolDocument, request: CompareRequest): CompareRow[] {
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
      there: theirs?.root ? excerpt(request.target, spanIn(theirs, list[0]?.targetPath ?? path)) : shown(list),
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

function spanIn(slice: ToolSlice, path: readonly (string | number)[]): Span {
  const steps = stepsIn(slice.value, toPointer(path));
  const property = propertyAt(slice.root, steps);
  const span = property ? spanOf(property) : spanAt(slice.root, steps, "whole");
  return { offset: slice.offset + span.offset, length: span.length };
}
