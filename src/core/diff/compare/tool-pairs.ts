import { canonicalJson, member } from "../../json.ts";
import { remember, remembered } from "../../memo.ts";
import type { JsonObject } from "../../types.ts";
import type { Rename, RenameChoices } from "../model/change.ts";
import { findRenames, type Named } from "./renames.ts";

export interface ToolPair {
  readonly older: JsonObject | undefined;
  readonly newer: JsonObject | undefined;
  /** In the newer list, or in the older for a tool that is gone. */
  readonly index: number;
  readonly rename: Rename | undefined;
}

/** Which tool became which: by name, then by likeness. In the order of the newer list; what is gone comes last. */
export function pairTools(
  older: readonly JsonObject[],
  newer: readonly JsonObject[],
  choices: RenameChoices,
): ToolPair[] {
  /** Of one name, the first comes last. */
  const left = byName(older.toReversed());
  const pairs: ToolPair[] = newer.map((tool, index) => {
    const match = left.get(nameOf(tool))?.pop();
    return { older: match, newer: tool, index, rename: undefined };
  });
  const waiting = new Set([...left.values()].flat());
  const gone = older.filter((tool) => waiting.has(tool));
  const added = pairs.filter((pair) => !pair.older);
  const renames = findRenames(
    named(gone, older),
    named(
      added.map(({ newer: tool }) => tool as JsonObject),
      newer,
    ),
    "tools",
    choices,
  );
  for (const rename of renames) {
    const at = pairs.findIndex((pair) => !pair.older && pair.newer && nameOf(pair.newer) === rename.to);
    const match = gone.find((tool) => nameOf(tool) === rename.from);
    const pair = pairs[at];
    if (!pair || !match) continue;
    pairs[at] = { ...pair, older: match, rename };
    gone.splice(gone.indexOf(match), 1);
  }
  return [
    ...pairs,
    ...gone.map((tool) => ({ older: tool, newer: undefined, index: older.indexOf(tool), rename: undefined })),
  ];
}

export function nameOf(tool: JsonObject): string {
  const name = member(tool, "name");
  return typeof name === "string" ? name : "";
}

function byName(tools: readonly JsonObject[]): Map<string, JsonObject[]> {
  const found = new Map<string, JsonObject[]>();
  for (const tool of tools) remembered(found, nameOf(tool), () => []).push(tool);
  return found;
}

const meaningOf = remember((tool: JsonObject) => canonicalJson(member(tool, "inputSchema") ?? null));

function named(tools: readonly JsonObject[], all: readonly JsonObject[]): Named[] {
  const places = new Map(all.map((tool, index) => [tool, index]));
  return tools.map((tool) => ({
    name: nameOf(tool),
    meaning: meaningOf(tool),
    description: member(tool, "description"),
    kind: "tool",
    required: false,
    index: places.get(tool) ?? -1,
  }));
}
