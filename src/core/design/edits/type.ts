import { isObject, member } from "../../json.ts";
import { typeLimitedBy } from "../../schema/index.ts";
import type { Change } from "../../text/index.ts";
import { valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { type Consequence, type EditResult, refuse, type Source } from "../edit.ts";
import { typeNames } from "../type-view.ts";
import { edited } from "./change.ts";
import { fits, keptTypes, startOf, type TypeChoice } from "./type-choice.ts";

/** Keywords that say what a value is; every choice of a type writes its own. */
const typing = ["type", "enum", "const", "$ref", "anyOf", "oneOf", "allOf", "nullable", "format", "not"];

/** Another type in the same place. What still means something stays, with its comments; what does not is removed and named. */
export function typeEdit(source: Source, path: Path, choice: TypeChoice): EditResult {
  const found = valueAt(source.tool, path);
  if (found === undefined) return refuse({ code: "not-there" });
  const start = isObject(found) ? withNull(startOf(choice), found) : startOf(choice);
  if (!isObject(found)) return edited(source, [{ kind: "set", path, value: start }], path);
  const gone = Object.keys(found).filter((keyword) => goes(keyword, found[keyword] as Json, found, choice, start));
  const changes: Change[] = gone.map((keyword) => ({ kind: "remove", path: [...path, keyword] }));
  for (const [keyword, value] of Object.entries(start)) {
    if (Object.hasOwn(found, keyword) && isStructure(keyword) && choice.to !== "inferred") continue;
    if (keyword === "type" && isNullable(value) && isNullable(found.type)) {
      // The list stays, and what is said in it of null.
      changes.push({ kind: "set", path: [...path, "type", indexOfType(found.type)], value: value[0] as Json });
      continue;
    }
    // Written last, unless it is the type: what is removed beside it must not take its comma along.
    changes.push({ kind: "set", path: [...path, keyword], value, first: keyword === "type" || keyword === "$ref" });
  }
  const removed = gone.filter((keyword) => keyword !== "type" && !Object.hasOwn(start, keyword));
  const kept = Object.keys(found).filter((keyword) => !gone.includes(keyword) && !typing.includes(keyword));
  const consequences: Consequence[] = [];
  if (removed.length > 0) consequences.push({ code: "removed", keywords: removed });
  if (removed.length > 0 && kept.length > 0) consequences.push({ code: "kept", keywords: kept });
  return edited(source, changes, path, consequences);
}

/** One type, or null. */
function isNullable(type: unknown): type is readonly Json[] {
  return Array.isArray(type) && type.length === 2 && type.includes("null");
}

function indexOfType(types: readonly Json[]): number {
  return types[0] === "null" ? 1 : 0;
}

/** Whoever sent null may go on doing so. */
function withNull(start: JsonObject, found: JsonObject): JsonObject {
  const types = typeNames(found);
  if (typeof start.type !== "string" || start.type === "null") return start;
  if (Object.hasOwn(start, "enum") || Object.hasOwn(start, "const")) return start;
  return types.length > 1 && types.includes("null") ? { ...start, type: [start.type, "null"] } : start;
}

/** What an object or list already has below is kept. */
function isStructure(keyword: string): boolean {
  return keyword === "properties" || keyword === "items" || keyword === "additionalProperties";
}

function goes(keyword: string, value: Json, schema: JsonObject, choice: TypeChoice, start: JsonObject): boolean {
  if (Object.hasOwn(start, keyword)) return false;
  if (typing.includes(keyword))
    return !(keyword === "format" && choice.to === "text" && member(schema, "type") === "string");
  if (keyword === "default") return !fits(value, choice);
  if (keyword === "properties" && choice.to === "map") return isObject(value) && Object.keys(value).length === 0;
  const limited = typeLimitedBy(keyword);
  return limited !== undefined && !keptTypes(choice).includes(limited);
}
