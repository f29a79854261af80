import { isObject, member, sameJson } from "../json.ts";
import { latestRevision } from "../mcp/index.ts";
import { dialectOf } from "../schema/index.ts";
import { type ToolValue, toolValues, toPointer } from "../text/index.ts";
import type { Json, JsonObject, Path, ToolDocument } from "../types.ts";
import { compareDescriptor } from "./compare/descriptor.ts";
import { nameOf, pairTools, type ToolPair } from "./compare/tool-pairs.ts";
import { unseenTexts } from "./compare/unseen-texts.ts";
import { type DiffVerdict, type RenameChoices, type ToolChange, verdictOf } from "./model/change.ts";
import type { Located } from "./model/schema.ts";
import { judge } from "./read/judge.ts";
import { locate } from "./read/locate.ts";
import { judgeSchemas } from "./verdict.ts";
import { outputSchemaAdded, outputSchemaRemoved, toolAdded, toolRemoved, toolRenamed } from "./words/tools.ts";

/** Tools as a text in any shape that holds them, as a document, or as they are. */
export type ToolSource = string | ToolDocument | readonly JsonObject[];

export interface ToolDiff {
  readonly verdict: DiffVerdict;
  readonly changes: readonly ToolChange[];
}

export interface DiffOptions extends RenameChoices {
  readonly onProgress?: (done: number, of: number) => void;
}

/** What changed between two versions of some tools, and whom it breaks. */
export function diffTools(older: ToolSource, newer: ToolSource, options: DiffOptions = {}): ToolDiff {
  const now = placed(newer);
  const tools = now.map(({ value }) => value);
  const pairs = pairTools(toolsOf(older), tools, options);
  const paths = pathsOf(now);
  const changes = pairs.flatMap((pair, index) => {
    options.onProgress?.(index, pairs.length);
    return diffPair(pair, paths, options);
  });
  return { verdict: verdictOf(changes), changes };
}

/** The changes of one tool between two versions of it. */
export function diffTool(older: JsonObject, newer: JsonObject, options: RenameChoices = {}): readonly ToolChange[] {
  if (older === newer || sameJson(older, newer)) return [];
  const name = nameOf(newer);
  return [
    ...compareDescriptor(name, older, newer),
    ...diffSchema(name, "input", older, newer, options),
    ...diffSchema(name, "output", older, newer, options),
  ];
}

/** The changes of one tool, of one that is new, or of one that is gone. */
export function diffPair(
  { older, newer, index, rename }: ToolPair,
  /** Where each tool of the newer list stands. */
  paths: readonly Path[],
  options: RenameChoices,
): readonly ToolChange[] {
  const base = { path: toPointer(paths[index] ?? []), direction: "descriptor" as const };
  if (!older && newer) return [{ ...base, tool: nameOf(newer), kind: "tool-added", severity: "safe", ...toolAdded }];
  if (older && !newer) {
    const tool = nameOf(older);
    return [{ ...base, tool, path: "", kind: "tool-removed", severity: "breaking", ...toolRemoved(tool) }];
  }
  if (!older || !newer) return [];
  const changes = diffTool(older, newer, options);
  if (!rename) return changes;
  const { from, to } = rename;
  return [
    {
      ...base,
      tool: to,
      path: "/name",
      kind: "tool-renamed",
      severity: "breaking",
      ...toolRenamed(from, to),
      from,
      to,
      rename,
    },
    ...changes,
  ];
}

function diffSchema(
  tool: string,
  direction: "input" | "output",
  older: JsonObject,
  newer: JsonObject,
  options: RenameChoices,
): readonly ToolChange[] {
  const field = `${direction}Schema` as const;
  const [from, to] = [member(older, field), member(newer, field)];
  if (sameJson(from, to)) return [];
  if (direction === "output" && (from === undefined || to === undefined)) return [outputSchemaMoved(tool, from, to)];
  return [
    ...judgeSchemas(tool, direction, located(from), located(to), options),
    ...unseenTexts(tool, direction, from, to),
  ];
}

/** Without an output schema a tool promises nothing about `structuredContent`. */
function outputSchemaMoved(tool: string, from: Json | undefined, to: Json | undefined): ToolChange {
  const base = { tool, path: "/outputSchema", direction: "output" as const };
  if (from === undefined)
    return { ...base, kind: "output-schema-added", severity: "safe", ...outputSchemaAdded, to: to ?? null };
  const isRefused = judge(located(from), {}) === false;
  return {
    ...base,
    kind: "output-schema-removed",
    severity: isRefused ? "breaking" : "behavioural",
    ...outputSchemaRemoved,
    from,
    ...(isRefused && { witness: {} }),
  };
}

/** A tool without a schema takes any arguments. */
function located(schema: Json | undefined): Located {
  const root = schema ?? { type: "object" };
  return locate(root, dialectOf(root, latestRevision) ?? "2020-12");
}

export function toolsOf(source: ToolSource): readonly JsonObject[] {
  return placed(source).map(({ value }) => value);
}

function placed(source: ToolSource): readonly ToolValue[] {
  if (typeof source === "string") return toolValues(source);
  if ("tools" in source) return source.tools;
  // What is no tool counts in a list, too.
  return source.flatMap((value, index) => (isObject(value) ? [{ value, index, path: ["tools", index] }] : []));
}

/** Where the tools stand. */
function pathsOf(tools: readonly ToolValue[]): readonly Path[] {
  const prefix = tools[0]?.path.slice(0, -1) ?? [];
  return tools.map(({ index }) => [...prefix, index]);
}
