import { isObject, member } from "../../json.ts";
import { resolveReference } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Work } from "../client.ts";
import { into, type Trail } from "../trail.ts";
import { wordFor } from "./anthropic-strict.ts";
import { mapList, mapMembers, withoutMembers } from "./edit.ts";

/** Strict mode of the Agents SDK for JavaScript: what it takes, and what it makes of it. */

const unsupported = [
  ...["$dynamicRef", "$recursiveRef", "additionalItems", "allOf", "contains", "contentSchema", "dependencies"],
  ...["dependentRequired", "dependentSchemas", "else", "if", "maxContains", "minContains", "not", "oneOf"],
  ...["patternProperties", "prefixItems", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
];
const metadata = new Set([
  ...["$anchor", "$comment", "$defs", "$id", "$ref", "$schema", "default", "deprecated", "description"],
  ...["definitions", "examples", "readOnly", "title", "writeOnly"],
]);

const only = (schema: JsonObject, keyword: string) =>
  Object.keys(schema).every((key) => key === keyword || metadata.has(key));
const valuesAt = (schema: JsonObject, keyword: string): readonly Json[] => {
  const value = member(schema, keyword);
  return isObject(value) ? Object.values(value) : [];
};
const itemsOf = ({ items }: JsonObject): readonly Json[] =>
  Array.isArray(items) ? items : items === undefined ? [] : [items];

/** Whether strict mode takes a schema without changing what it means. */
export function isStrictable(root: JsonObject): boolean {
  return hasOnlyKnown(root) && isKept(root);
}

/** Every schema there is, in places that are never looked at again as well: no keyword that strict mode cannot say. */
function hasOnlyKnown(root: JsonObject): boolean {
  const seen = new Set<Json>();
  const visit = (schema: Json): boolean => {
    if (typeof schema === "boolean") return true;
    if (!isObject(schema)) return false;
    if (seen.has(schema)) return true;
    seen.add(schema);
    if (schema !== root && Object.hasOwn(schema, "$id")) return false;
    if (unsupported.some((keyword) => Object.hasOwn(schema, keyword))) return false;
    const branches = member(schema, "anyOf") ?? [];
    const target = targetOf(schema, root);
    const isUnion = Object.hasOwn(schema, "anyOf");
    if (!Array.isArray(branches) || (isUnion && branches.length === 0) || target === "none") return false;
    const additional = Object.hasOwn(schema, "additionalProperties") ? [schema.additionalProperties as Json] : [];
    const inner = ["properties", "$defs", "definitions"].flatMap((keyword) => valuesAt(schema, keyword));
    return [...target, ...branches, ...inner, ...itemsOf(schema), ...additional].every(visit);
  };
  return visit(root);
}

/** What a reference leads to, as a list; "none" where it leads nowhere. */
function targetOf(schema: JsonObject, root: JsonObject): readonly Json[] | "none" {
  const reference = member(schema, "$ref");
  if (reference === undefined) return [];
  const isLocal = typeof reference === "string" && reference.startsWith("#");
  const target = isLocal ? resolveReference(root, reference) : undefined;
  return target === undefined ? "none" : [target];
}

/** The schemas that are rewritten: closed objects, references and unions that stand alone, optional parts that can be told. */
function isKept(root: JsonObject): boolean {
  const seen = new Set<Json>();
  const visit = (schema: Json): boolean => {
    if (!isObject(schema) || seen.has(schema)) return true;
    seen.add(schema);
    const target = targetOf(schema, root);
    if (target === "none" || (target.length > 0 && !only(schema, "$ref")) || !target.every(visit)) return false;
    if (!unionHolds(schema, root, visit) || isOpen(schema, root) || !optionalsAreKnown(schema, root)) return false;
    const named = convertsProperties(schema) ? valuesAt(schema, "properties") : [];
    const tables = ["$defs", "definitions"].flatMap((keyword) => valuesAt(schema, keyword));
    return [...named, ...itemsOf(schema), ...tables].every(visit);
  };
  return visit(root);
}

function unionHolds(schema: JsonObject, root: JsonObject, visit: (schema: Json) => boolean): boolean {
  const branches = member(schema, "anyOf");
  if (branches === undefined) return true;
  if (!Array.isArray(branches) || !only(schema, "anyOf")) return false;
  return branches.every(visit) && !branches.some((branch: Json) => hasOptional(branch, root, new Set()));
}

/** Whether nulls that strict mode adds would have to be taken out of the answer again. */
function hasOptional(schema: Json | undefined, root: JsonObject, seen: Set<Json>): boolean {
  if (!isObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const inner = (child: Json | undefined) => hasOptional(child, root, seen);
  if (typeof schema.$ref === "string") return inner(resolveReference(root, schema.$ref));
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some(inner);
  const wrapped = optionals(schema).some(([, child]) => nullability(child, root) === "disallows");
  return wrapped || valuesAt(schema, "properties").some(inner) || itemsOf(schema).some(inner);
}

function isOpen(schema: JsonObject, root: JsonObject): boolean {
  const type = member(schema, "type");
  const isTyped = type === "object" || (Array.isArray(type) && type.includes("object"));
  const named = valuesAt(schema, "properties").length > 0;
  if (isTyped && schema.additionalProperties !== false && (!named || Object.hasOwn(schema, "additionalProperties")))
    return true;
  const hasKeywords = isObject(schema.properties) || Object.hasOwn(schema, "additionalProperties");
  return type === undefined && hasKeywords && schema.additionalProperties !== false && schema !== root;
}

const convertsProperties = ({ type, properties }: JsonObject) =>
  isObject(properties) && (type === undefined || type === "object" || (Array.isArray(type) && type.includes("object")));

/** The properties that are not required, of an object that strict mode rewrites. */
function optionals(schema: JsonObject): readonly (readonly [string, Json])[] {
  if (!convertsProperties(schema) || !isObject(schema.properties)) return [];
  const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
  return Object.entries(schema.properties).filter(([name]) => !required.has(name));
}

const optionalsAreKnown = (schema: JsonObject, root: JsonObject) =>
  optionals(schema).every(([, child]) => nullability(child, root) !== "unknown");

type Nullability = "allows" | "disallows" | "unknown";

function nullability(schema: Json, root: JsonObject, seen: readonly string[] = []): Nullability {
  if (typeof schema === "boolean") return schema ? "allows" : "disallows";
  if (!isObject(schema)) return "unknown";
  const { type, enum: values, $ref, anyOf } = schema;
  if (Object.hasOwn(schema, "type")) {
    if (typeof type !== "string" && !Array.isArray(type)) return "unknown";
    if (type !== "null" && !(Array.isArray(type) && type.includes("null"))) return "disallows";
  }
  if (Object.hasOwn(schema, "enum")) {
    if (!Array.isArray(values)) return "unknown";
    if (!values.includes(null)) return "disallows";
  }
  if (Object.hasOwn(schema, "const") && schema.const !== null) return "disallows";
  if ($ref !== undefined) {
    const target = typeof $ref === "string" && !seen.includes($ref) ? resolveReference(root, $ref) : undefined;
    const found = target === undefined ? "unknown" : nullability(target, root, [...seen, String($ref)]);
    if (found !== "allows") return found;
  }
  if (anyOf !== undefined) {
    if (!Array.isArray(anyOf)) return "unknown";
    const all = anyOf.map((branch: Json) => nullability(branch, root, seen));
    if (all.includes("allows")) return "allows";
    return all.every((one) => one === "disallows") ? "disallows" : "unknown";
  }
  return !Object.hasOwn(schema, "type") && isObject(schema.properties) ? "disallows" : "allows";
}

/** Every property required, optional ones with null, every object closed. */
export function agentsStrict(schema: Json, at: Trail, root: JsonObject, work: Work): Json {
  if (!isObject(schema)) return schema;
  const map = (child: Json, place: Trail) => agentsStrict(child, place, root, work);
  const isNamed = convertsProperties(schema);
  const made: Record<string, Json> = {
    ...withoutMembers(schema, (key) => key === "default" && schema.default === null),
  };
  if (schema !== root && schema.type === undefined && isObject(schema.properties)) made.type = "object";
  if (isNamed && isObject(schema.properties)) {
    const optional = new Map(optionals(schema));
    made.properties = mapMembers(schema.properties, into(at, "properties"), (child, place) => {
      const inner = map(child, place);
      const name = String(place.key);
      if (!optional.has(name)) return inner;
      work.note("required-added", place, { name });
      return nullability(child, root) === "disallows" ? withNull(inner) : inner;
    });
    made.required = Object.keys(schema.properties);
    if (schema.additionalProperties !== false) work.note("closed", at, { was: wordFor(schema.additionalProperties) });
    made.additionalProperties = false;
  }
  for (const keyword of ["$defs", "definitions"]) {
    const table = member(schema, keyword);
    if (isObject(table)) made[keyword] = mapMembers(table, into(at, keyword), map);
  }
  const { anyOf, items } = schema;
  if (Array.isArray(anyOf)) made.anyOf = mapList(anyOf, into(at, "anyOf"), map);
  if (Array.isArray(items)) made.items = mapList(items, into(at, "items"), map);
  else if (isObject(items)) made.items = map(items, into(at, "items"));
  return made;
}

function withNull(schema: Json): Json {
  const description = member(schema, "description");
  return { ...(typeof description === "string" && { description }), anyOf: [schema, { type: "null" }] };
}
