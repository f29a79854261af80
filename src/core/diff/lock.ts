import { canonicalJson, isObject, member } from "../json.ts";
import { sha256 } from "../text/index.ts";
import type { Json, JsonObject, Refusal } from "../types.ts";
import { nameOf } from "./compare/tool-pairs.ts";
import { type DiffOptions, diffTools, type ToolDiff, type ToolSource, toolsOf } from "./diff.ts";
import type { LockCode } from "./words/lock.ts";

/** The tools as somebody reviewed them. */
export interface Lock {
  readonly version: 1;
  readonly tools: readonly LockedTool[];
}

interface LockedTool {
  readonly name: string;
  /** SHA-256 of the descriptor as JSON with sorted keys and no blanks. */
  readonly hash: string;
  readonly descriptor: JsonObject;
}

export function createLock(tools: ToolSource): Lock {
  const locked = toolsOf(tools).map((tool) => {
    const text = canonicalJson(tool);
    return { name: nameOf(tool), hash: sha256(text), descriptor: JSON.parse(text) as JsonObject };
  });
  return { version: 1, tools: locked.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)) };
}

/** A lock out of its JSON, or the reason why it is none. */
export function readLock(value: Json): Lock | Refusal<LockCode> {
  const tools = member(value, "tools");
  if (member(value, "version") !== 1 || !Array.isArray(tools)) return { code: "no-lock", args: [] };
  const locked: LockedTool[] = [];
  for (const entry of tools as readonly Json[]) {
    const [name, hash, descriptor] = ["name", "hash", "descriptor"].map((key) => member(entry, key));
    if (typeof name !== "string" || typeof hash !== "string" || !isObject(descriptor)) {
      return { code: "incomplete", args: [] };
    }
    if (sha256(canonicalJson(descriptor)) !== hash) return { code: "edited", args: [name] };
    locked.push({ name, hash, descriptor });
  }
  return { version: 1, tools: locked };
}

/** What changed since the review. */
export function diffLock(lock: Lock, newer: ToolSource, options?: DiffOptions): ToolDiff {
  return diffTools(
    lock.tools.map(({ descriptor }) => descriptor),
    newer,
    options,
  );
}
