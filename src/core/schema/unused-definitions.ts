import { isObject, member } from "../json.ts";
import { decodeFragment, fromPointer } from "../text/index.ts";
import type { JsonObject } from "../types.ts";
import { referencesOf } from "./reference-graph.ts";

/** Definitions of a schema that no reference leads to. */
export interface UnusedDefinitions {
  readonly holder: string;
  readonly names: readonly string[];
  /** None of those that stand there is used. */
  readonly isAll: boolean;
}

const holders = ["$defs", "definitions"] as const;

/** What stands among the definitions of a schema for nobody; nothing where references go by names that could mean any of them. */
export function unusedDefinitions(root: JsonObject): readonly UnusedDefinitions[] {
  const present = holders.filter((holder) => isObject(member(root, holder)));
  const used = present.length > 0 ? usedDefinitions(root) : undefined;
  if (!used) return [];
  return present.flatMap((holder) => {
    const all = Object.keys(member(root, holder) as JsonObject);
    const names = all.filter((name) => !used.has(`${holder}/${name}`));
    return names.length > 0 ? [{ holder, names, isAll: names.length === all.length }] : [];
  });
}

/** Definitions that references lead to, from outside or from others that are used; undefined where names hide them. */
function usedDefinitions(root: JsonObject): Set<string> | undefined {
  const targets = new Map<string, string[]>();
  for (const { reference, path } of referencesOf(root)) {
    if (reference === "#") continue;
    const [holder, name] = path;
    const from = holder === "$defs" || holder === "definitions" ? `${holder}/${name}` : "";
    const isPointer = reference.startsWith("#/");
    const [keyword = "", definition] = isPointer ? fromPointer(decodeFragment(reference.slice(1))) : [];
    // By a name of its own, or through some other part: it could be any of them.
    if (definition === undefined) return undefined;
    const known = targets.get(from) ?? [];
    known.push(`${keyword}/${definition}`);
    targets.set(from, known);
  }
  const used = new Set<string>();
  const waiting = [...(targets.get("") ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (used.has(next)) continue;
    used.add(next);
    for (const target of targets.get(next) ?? []) waiting.push(target);
  }
  return used;
}
