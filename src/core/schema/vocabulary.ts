import { isObject, member } from "../json.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { isKeyword, kindOf, meantType } from "./keywords.ts";

const maps = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"];

/** The keywords that lead from a root schema to a subschema, without the names and indexes between them. */
export function keywordsTo(path: Path): readonly string[] {
  const found: string[] = [];
  for (let index = 0; index < path.length; index++) {
    const keyword = String(path[index]);
    found.push(keyword);
    if (maps.includes(keyword) || typeof path[index + 1] === "number") index++;
  }
  return found;
}

/** Keywords of OpenAPI, which have rules of their own. */
const openApi = new Set([
  ...["nullable", "example", "discriminator", "xml", "externalDocs", "collectionFormat"],
  ...["allowEmptyValue", "allowReserved", "style", "explode"],
]);

/** Keys of a schema that no dialect knows and nobody reserves for own use. */
export function unknownKeywords(schema: JsonObject): string[] {
  return Object.keys(schema).filter((key) => !isKeyword(key) && !openApi.has(key) && !/^x-/i.test(key));
}

const shaping = ["type", "properties", "items", "enum", "const", "$ref", "anyOf", "oneOf", "allOf"];

/** The members of an object that stand in its schema itself instead of in `properties`, if that is what it looks like. */
export function looseMembers(schema: JsonObject): readonly string[] | undefined {
  if (Object.hasOwn(schema, "properties") || ![undefined, "object"].includes(member(schema, "type") as never)) {
    return undefined;
  }
  const unknown = unknownKeywords(schema);
  const isSchema = (value: Json | undefined) => isObject(value) && shaping.some((key) => Object.hasOwn(value, key));
  return unknown.length > 0 && unknown.every((key) => isSchema(member(schema, key))) ? unknown : undefined;
}

/** Keywords that slipped from a schema into its `properties`: their values are no schemas, but right for the keyword. */
export function strayKeywords(schema: JsonObject): ReadonlySet<string> {
  const entries = Object.entries(member(schema, "properties") ?? {}) as [string, Json][];
  const shorthand = entries.some(([name, value]) => typeof value === "string" && !isKeyword(name));
  const stray = entries.filter(([name, value]) => isStray(name, value) && !(shorthand && typeof value === "string"));
  return new Set(stray.map(([name]) => name));
}

function isStray(name: string, value: Json): boolean {
  // Another type may be short for the schema of a property called "type".
  if (name === "type") return value === "object";
  if (name === "additionalProperties") return typeof value === "boolean";
  const kind = kindOf(name);
  if (kind === "text") return typeof value === "string" && !meantType(value)?.sure;
  if (kind === "names") return Array.isArray(value) && value.every((item) => typeof item === "string");
  if (kind === "list") return Array.isArray(value);
  return (kind === "number" || kind === "count" || kind === "positive") && typeof value === "number";
}
