import { isObject, member } from "../json.ts";
import {
  applyEdits,
  type Change,
  editsFor,
  nodeValue,
  parseDocument,
  parseResult,
  parseTool,
  toPointer,
} from "../text/index.ts";
import type { Json, JsonObject, TextEdit, ToolSlice } from "../types.ts";
import { code } from "../words.ts";
import { nameOf } from "./compare/tool-pairs.ts";
import { diffTool } from "./diff.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { type DiffVerdict, verdictOf } from "./model/change.ts";

export interface AlignDifference {
  readonly id: string;
  /** JSON pointer from the tool. */
  readonly path: string;
  readonly message: string;
  /** What closes it, of the whole text. */
  readonly edits: readonly TextEdit[];
  /** What closing it means for those who use the tool as it is. */
  readonly class: DiffVerdict;
  /** The target says nothing of it: left as it is unless it is chosen. */
  readonly optional: boolean;
}

export interface Alignment {
  readonly differences: readonly AlignDifference[];
  /** The text with the chosen differences closed; all that are not optional where none were chosen. */
  readonly text: string;
  readonly edits: readonly TextEdit[];
  /** Why nothing could be compared. */
  readonly problem?: string;
}

/** More differences than this are not worth a verdict each. */
const maxJudged = 100;
/** Every verdict reads the tool again: a large one gets fewer, in characters. */
const maxRead = 2_000_000;

/** What parts a tool of a text from a target, and the text with the gap closed. Comments and formatting stay. */
export function alignTool(
  text: string,
  tool: string | undefined,
  target: string | JsonObject,
  chosen?: readonly string[],
): Alignment {
  const nothing = { differences: [], text, edits: [] };
  const document = parseDocument(text);
  const slice = document.tools.find(({ value }) =>
    tool === undefined ? document.tools.length === 1 : nameOf(value) === tool,
  );
  if (!slice)
    return { ...nothing, problem: tool === undefined ? "Name the tool to align" : `No tool is called ${code(tool)}` };
  const wanted = targetTool(target, nameOf(slice.value));
  if (!wanted) return { ...nothing, problem: "The target holds neither a tool nor a schema" };
  const differences = differencesOf(slice.value, wanted);
  const taken = differences.filter(({ id, optional }) => (chosen ? chosen.includes(id) : !optional));
  const edits = closing(slice, taken);
  const judged = Math.min(maxJudged, Math.ceil(maxRead / slice.length));
  return {
    differences: differences.map((difference, index) => ({
      id: difference.id,
      path: toPointer(difference.path),
      message: difference.message,
      edits: closing(slice, [difference]),
      class: index < judged ? effectOf(slice, difference) : "unknown",
      optional: difference.optional,
    })),
    text: applyEdits(text, edits),
    edits,
  };
}

/** The edits of some differences together. Where two would meet, they are written one after the other. */
export function closing(slice: ToolSlice, taken: readonly Difference[]): TextEdit[] {
  const changes = taken.flatMap((difference) => difference.changes);
  const together = editsFor(slice.tree(), slice.text, changes);
  if (together) return together.map((edit) => ({ ...edit, offset: edit.offset + slice.offset }));
  const text = inOrder(changes).reduce(afterAll, slice.text);
  return text === slice.text ? [] : [{ offset: slice.offset, length: slice.length, text }];
}

/** In groups that leave the paths of the next ones as they are: inner places before those around them, the last before the first. */
function inOrder(changes: readonly Change[]): readonly (readonly Change[])[] {
  const of = (kind: Change["kind"]) => changes.filter((change) => change.kind === kind);
  const others = changes.filter(({ kind }) => kind !== "remove" && kind !== "rename");
  return [others, of("remove").reverse(), of("rename").reverse()];
}

function afterAll(text: string, changes: readonly Change[]): string {
  const root = changes.length > 0 ? parseTool(text)?.tree() : undefined;
  if (!root) return text;
  const edits = editsFor(root, text, changes);
  if (edits) return applyEdits(text, edits);
  return changes.length > 1 ? changes.reduce((so, change) => afterAll(so, [change]), text) : text;
}

function effectOf(slice: ToolSlice, difference: Difference): DiffVerdict {
  const edits = editsFor(slice.tree(), slice.text, difference.changes);
  const after = edits && parseTool(applyEdits(slice.text, edits));
  return after ? verdictOf(diffTool(slice.value, after.value)) : "unknown";
}

/** The tool of a target: of that name, or the only one; a bare schema stands for the input. */
function targetTool(target: string | JsonObject, name: string): JsonObject | undefined {
  if (typeof target === "string") {
    const { tools } = parseDocument(target);
    const found = tools.find(({ value }) => nameOf(value) === name) ?? (tools.length === 1 ? tools[0] : undefined);
    return asTool(found?.value ?? jsonOf(target));
  }
  return asTool(target);
}

export function asTool(value: Json | undefined): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const input = member(value, "input_schema");
  if (input !== undefined && !Object.hasOwn(value, "inputSchema")) {
    const { input_schema: _, ...rest } = value as Record<string, Json>;
    return { ...rest, inputSchema: input };
  }
  const isSchema = ["type", "properties", "$schema", "$ref", "anyOf"].some((key) => Object.hasOwn(value, key));
  return isSchema && !Object.hasOwn(value, "inputSchema") && !Object.hasOwn(value, "name")
    ? { inputSchema: value }
    : value;
}

export function jsonOf(text: string): Json | undefined {
  const { root } = parseResult(text);
  return root && nodeValue(root);
}
