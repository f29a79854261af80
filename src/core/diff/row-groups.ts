import { parseDocument } from "../text/index.ts";
import type { JsonObject, Path, ToolDocument, ToolSlice } from "../types.ts";
import { asTool, jsonOf } from "./align.ts";
import { nameOf, pairTools, type ToolPair } from "./compare/tool-pairs.ts";
import { diffPair } from "./diff.ts";
import { type Difference, differencesOf } from "./differences.ts";
import type { RenameChoices, ToolChange } from "./model/change.ts";

export interface CompareRequest extends RenameChoices {
  readonly text: string;
  readonly target: string;
  /** The target is the newer of the two. */
  readonly targetIsNewer: boolean;
  /** The tool that a target without a known name is meant for. */
  readonly tool?: string | undefined;
}

export interface RowGroup {
  readonly pair: ToolPair;
  readonly own: ToolSlice | undefined;
  readonly theirs: ToolSlice | undefined;
  readonly wanted: JsonObject | undefined;
  readonly changes: readonly ToolChange[];
  readonly differences: readonly Difference[];
}

export function groupsOf(
  document: ToolDocument,
  request: CompareRequest,
  onProgress?: (done: number, of: number) => void,
): readonly RowGroup[] | { problem: string } {
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

export function listPath({ tools, shape }: ToolDocument): Path {
  return tools[0]?.path.slice(0, -1) ?? (shape === "tools" ? ["tools"] : []);
}
