import { isObject, member } from "../json.ts";
import { remember } from "../memo.ts";
import type { JsonObject, Path } from "../types.ts";
import { rareKeywords } from "./rare-keywords.ts";
import { subschemas } from "./walk.ts";

/** Whether a schema below the root has an `$id`, so that the root is not the only base of references. */
export const hasInnerId = remember((root: JsonObject) => {
  if (!rareKeywords(root).has("$id")) return false;
  for (const { schema, path } of subschemas(root)) {
    if (path.length > 0 && typeof member(schema, "$id") === "string") return true;
  }
  return false;
});

interface SchemaId {
  /** Without an empty fragment. */
  readonly id: string;
  /** From the tool to the schema that has it. */
  readonly path: Path;
  /** The schema, to compare with others. */
  readonly text: string;
  /** Nothing in its field refers to anything by name. */
  readonly unused: boolean;
}

const known = new WeakMap<JsonObject, readonly SchemaId[]>();

/** The names that the schemas of a tool give themselves; up to draft-07 `#name` is an anchor and not meant. */
function idsOf(tool: JsonObject): readonly SchemaId[] {
  const before = known.get(tool);
  if (before) return before;
  const found: SchemaId[] = [];
  for (const field of ["inputSchema", "outputSchema"]) {
    const root = member(tool, field);
    if (!isObject(root)) continue;
    const named: { id: string; path: Path; schema: JsonObject }[] = [];
    let byName = false;
    for (const { schema, path } of subschemas(root, [field])) {
      if (!isObject(schema)) continue;
      const id = member(schema, "$id");
      const reference = member(schema, "$ref");
      byName ||= typeof reference === "string" && !reference.startsWith("#");
      if (typeof id === "string" && id !== "" && !/#./.test(id)) named.push({ id: id.replace(/#$/, ""), path, schema });
    }
    for (const { id, path, schema } of named) {
      found.push({ id, path, text: textOf(schema), unused: !byName && path.length === 1 });
    }
  }
  known.set(tool, found);
  return found;
}

export interface PlacedId extends SchemaId {
  /** Another schema had this name before and says something else. */
  readonly taken: boolean;
}

/** All names of some tools, with paths from the document down. */
export function placedIds(tools: Iterable<{ readonly value: JsonObject; readonly path: Path }>): readonly PlacedId[] {
  const first = new Map<string, string>();
  const found: PlacedId[] = [];
  for (const { value, path } of tools) {
    for (const id of idsOf(value)) {
      const text = first.get(id.id);
      if (text === undefined) first.set(id.id, id.text);
      found.push({ ...id, path: [...path, ...id.path], taken: text !== undefined && text !== id.text });
    }
  }
  return found;
}

/** `JSON.stringify` throws where the stack ends. */
function textOf(schema: JsonObject): string {
  try {
    return JSON.stringify(schema);
  } catch {
    return "";
  }
}
