import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { formats } from "../formats.ts";
import { inputTrail, into, type Trail } from "../trail.ts";
import { mapList, mapMembers } from "./edit.ts";

const taken = formats["anthropic-api-strict"].string;

/** What `transformJSONSchema` of Anthropic's SDK makes of a schema: each kind of node keeps a few words, the rest becomes text. */
export const anthropicStrict: Transform = (schema, work) => strict(schema, inputTrail, work);

function strict(schema: Json, at: Trail, work: Work): JsonObject {
  if (!isObject(schema)) {
    work.note("type-missing", at);
    return {};
  }
  const map = (child: Json, place: Trail) => strict(child, place, work);
  const left = new Map(Object.entries(schema));
  const take = (keyword: string) => {
    const value = left.get(keyword);
    left.delete(keyword);
    return value;
  };
  const result: [string, Json][] = [];
  const definitions = take("$defs");
  if (isObject(definitions)) result.push(["$defs", mapMembers(definitions, into(at, "$defs"), map)]);
  const reference = take("$ref");
  if (reference !== undefined) {
    for (const keyword of left.keys())
      work.note(keyword === "description" ? "description-dropped" : "keyword-dropped", into(at, keyword), { keyword });
    return Object.fromEntries([...result, ["$ref", reference]]);
  }
  result.push(...literals(left, at, work));
  const isLiteral = result.some(([keyword]) => keyword === "enum" || keyword === "const");
  const declared = take("type");
  const union = branches(take("anyOf"), take("oneOf"), take("allOf"), at, work, map);
  result.push(...union);
  if (!isLiteral && union.length === 0) {
    if (declared === undefined) work.note("type-missing", at);
    else result.push(["type", declared]);
  }
  for (const keyword of ["description", "title"]) {
    const value = take(keyword);
    if (value !== undefined) result.push([keyword, value]);
  }
  if (!isLiteral) result.push(...ofType(declared, left, schema, at, work, map));
  return described(Object.fromEntries(result), left, at, work);
}

function literals(left: Map<string, Json>, at: Trail, work: Work): [string, Json][] {
  const found: [string, Json][] = [];
  const values = left.get("enum");
  if (Array.isArray(values) && values.length > 0) {
    if (values.every(isPlain)) found.push(["enum", values]);
    else work.note("enum-not-plain", into(at, "enum"), {}, "meaning");
  }
  const constant = left.get("const");
  if (constant !== undefined && isPlain(constant)) found.push(["const", constant]);
  for (const [keyword] of found) left.delete(keyword);
  return found;
}

function branches(
  anyOf: Json | undefined,
  oneOf: Json | undefined,
  allOf: Json | undefined,
  at: Trail,
  work: Work,
  map: (child: Json, at: Trail) => Json,
): [string, Json][] {
  const given = Object.entries({ anyOf, oneOf, allOf }).filter(([, list]) => Array.isArray(list));
  const [first, ...others] = given;
  for (const [keyword] of others) work.note("branches-dropped", into(at, keyword), { keyword });
  if (!first) return [];
  const [keyword, list] = first;
  if (keyword === "oneOf") work.note("one-as-any", into(at, "oneOf"));
  return [[keyword === "allOf" ? "allOf" : "anyOf", mapList(list as readonly Json[], into(at, keyword), map)]];
}

function ofType(
  type: Json | undefined,
  left: Map<string, Json>,
  schema: JsonObject,
  at: Trail,
  work: Work,
  map: (child: Json, at: Trail) => Json,
): [string, Json][] {
  const found: [string, Json][] = [];
  if (type === "object") {
    const properties = left.get("properties");
    found.push(["properties", isObject(properties) ? mapMembers(properties, into(at, "properties"), map) : {}]);
    const additional = member(schema, "additionalProperties");
    if (additional !== false) work.note("closed", at, { was: wordFor(additional) });
    found.push(["additionalProperties", false]);
    const required = left.get("required");
    if (required !== undefined) found.push(["required", required]);
    for (const keyword of ["properties", "additionalProperties", "required"]) left.delete(keyword);
  } else if (type === "string") {
    if (isKept(left, "format", (format) => typeof format === "string" && taken.has(format)))
      found.push(["format", schema.format as Json]);
  } else if (type === "array") {
    const items = left.get("items");
    if (items !== undefined) found.push(["items", map(items, into(at, "items"))]);
    left.delete("items");
    if (isKept(left, "minItems", (least) => least === 0 || least === 1))
      found.push(["minItems", schema.minItems as Json]);
  }
  return found;
}

/** Whether a keyword stays; one that does not is written behind all the others. */
function isKept(left: Map<string, Json>, keyword: string, isTaken: (value: Json) => boolean): boolean {
  const value = left.get(keyword);
  left.delete(keyword);
  if (value === undefined) return false;
  if (!isTaken(value)) left.set(keyword, value);
  return isTaken(value);
}

/** What no keyword is left for is written at the end of the description. */
function described(result: JsonObject, left: ReadonlyMap<string, Json>, at: Trail, work: Work): JsonObject {
  if (left.size === 0) return result;
  for (const keyword of left.keys()) {
    const effect = keyword === "$schema" || keyword === "$id" || keyword === "$comment" ? "same" : "meaning";
    work.note("moved-to-text", into(at, keyword), { keyword }, effect);
  }
  const before = member(result, "description");
  const words = [...left].map(([keyword, value]) => `${keyword}: ${JSON.stringify(value)}`).join(", ");
  return { ...result, description: `${before ? `${before}\n\n` : ""}{${words}}` };
}

const isPlain = (value: Json) => value === null || typeof value !== "object";

/** What `additionalProperties` was, in a word or two. */
export function wordFor(additional: Json | undefined): string {
  if (additional === undefined) return "left out";
  return isObject(additional) ? "a schema" : `\`${JSON.stringify(additional)}\``;
}
