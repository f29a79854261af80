import { isObject, member } from "../../json.ts";
import { isReferredTo, referencesOf } from "../../schema/index.ts";
import { toPointer, valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import type { Rewrite } from "../rewrite.ts";
import { withoutMembers } from "../steps/edit.ts";

/** What may stand beside a reference and simply joins its target. */
const beside = new Set(["title", "description", "default", "examples", "deprecated", "$comment"]);
const tables = ["$defs", "definitions"] as const;
/** Chains of references double with every step. */
const maxWritten = 200;

/** References to places in the same schema become what they lead to; those that lead back to themselves stay. */
export const inlineReferences: Rewrite = {
  id: "inline-references",
  title: "Write references out",
  does: "Each `$ref` becomes what it leads to, and definitions that nothing refers to any more go. It means the same.",
  apply(tool) {
    const schema = member(tool, "inputSchema");
    if (!isObject(schema)) return undefined;
    const inlined = inline(schema);
    return inlined === undefined || inlined === schema ? undefined : { ...tool, inputSchema: inlined };
  },
};

function inline(root: JsonObject): JsonObject | undefined {
  const found = referencesOf(root).filter(({ keyword }) => keyword === "$ref");
  const targets = new Map(found.map(({ path, target, foreign }) => [toPointer(path), foreign ? undefined : target]));
  if (targets.size === 0) return undefined;
  let left = maxWritten;
  let isStuck = false;

  const visit = (value: Json, path: Path, open: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((item, index) => visit(item as Json, [...path, index], open));
    if (!isObject(value)) return value;
    const target = targets.get(toPointer(path));
    if (target) return followed(value, path, target, open);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner, [...path, key], open)]));
  };

  const followed = (schema: JsonObject, path: Path, target: Path, open: readonly string[]): Json => {
    const key = toPointer(target);
    const rest = withoutMembers(schema, (keyword) => keyword === "$ref");
    const isPlain = Object.keys(rest).every((keyword) => beside.has(keyword) || isTable(keyword, path));
    const found = valueAt(root, target);
    if (found === undefined || open.includes(key) || !isPlain || (!isObject(found) && Object.keys(rest).length > 0))
      return schema;
    if (--left < 0) isStuck = true;
    if (isStuck) return schema;
    const written = visit(found, target, [...open, key]);
    return isObject(written) ? { ...written, ...rest } : written;
  };

  const definitions = Object.fromEntries(
    tables.flatMap((table) => (root[table] ? [[table, root[table] as Json]] : [])),
  );
  const body = visit(
    withoutMembers(root, (key) => Object.hasOwn(definitions, key)),
    [],
    [],
  );
  if (isStuck || !isObject(body)) return undefined;
  return withoutUnused({ ...body, ...definitions }, root);
}

const isTable = (keyword: string, path: Path) => path.length === 0 && tables.some((table) => table === keyword);

/** Definitions that were in use and are not any more; one that nothing ever used is not ours to remove. */
function withoutUnused(schema: JsonObject, before: JsonObject): JsonObject {
  let result = schema;
  for (let isLess = true; isLess; ) {
    isLess = false;
    for (const table of tables) {
      const map = member(result, table);
      if (!isObject(map)) continue;
      const whole = result;
      const kept = Object.entries(map).filter(
        ([name]) => isReferredTo(whole, [table, name]) || !isReferredTo(before, [table, name]),
      );
      if (kept.length === Object.keys(map).length) continue;
      isLess = true;
      const rest = withoutMembers(result, (key) => key === table);
      result = kept.length > 0 ? { ...rest, [table]: Object.fromEntries(kept) } : rest;
    }
  }
  return result;
}
