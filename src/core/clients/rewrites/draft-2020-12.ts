import { isObject, member } from "../../json.ts";
import { declaredDialect, dialectUris, isLegacy, metaMismatches, referencesOf } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Rewrite } from "../rewrite.ts";
import { type Children, mapChildren, withMember, withoutMembers } from "../steps/edit.ts";
import { inputTrail } from "../trail.ts";

const children: Children = {
  single: new Set([
    ...["items", "additionalItems", "additionalProperties", "contains", "propertyNames", "not", "if", "then", "else"],
  ]),
  lists: new Set(["items", "allOf", "anyOf", "oneOf"]),
  maps: new Set(["properties", "patternProperties", "definitions", "$defs", "dependencies"]),
};
/** What older dialects pass over beside a reference, but people read. */
const notes = new Set(["title", "description", "default", "examples", "$comment", "definitions", "$schema", "$id"]);

/** A schema of an older dialect in the words of the newest, which is what model APIs check. */
export const draft2020: Rewrite = {
  id: "draft-2020-12",
  title: "Say it in 2020-12",
  does: "Keywords of older dialects get their new names, and `$schema` says so. It means the same.",
  apply(tool) {
    const changed = (["inputSchema", "outputSchema"] as const).flatMap((field): [string, Json][] => {
      const schema = member(tool, field);
      const upgraded = isObject(schema) ? upgrade(schema) : undefined;
      return upgraded ? [[field, upgraded]] : [];
    });
    return changed.length > 0 ? { ...tool, ...Object.fromEntries(changed) } : undefined;
  },
};

function upgrade(root: JsonObject): JsonObject | undefined {
  const dialect = declaredDialect(root);
  const isOld = dialect !== undefined && (isLegacy(dialect) || dialect === "2019-09");
  // Without a `$schema` it is meant for 2020-12: only what is wrong there can be from an older one.
  if (!isOld && (dialect !== undefined || metaMismatches(root, "2020-12").length === 0)) return undefined;
  const upgraded = node(root, isOld && isLegacy(dialect)) as JsonObject;
  const result = isOld ? withMember(upgraded, "$schema", dialectUris["2020-12"]) : upgraded;
  return metaMismatches(result, "2020-12").length === 0 && leadsSomewhere(root, result) ? result : undefined;
}

/** A reference into what was renamed would lead nowhere. */
function leadsSomewhere(before: JsonObject, after: JsonObject): boolean {
  const lost = (root: JsonObject) => referencesOf(root).filter(({ target }) => target === undefined).length;
  return lost(after) <= lost(before);
}

function node(schema: Json, hidesSiblings: boolean): Json {
  if (!isObject(schema)) return schema;
  let result = mapChildren(schema, inputTrail, children, (child) =>
    Array.isArray(child) ? child : node(child, hidesSiblings),
  );
  const reference = member(result, "$ref");
  if (typeof reference === "string") {
    if (hidesSiblings) result = withoutMembers(result, (key) => key !== "$ref" && !notes.has(key));
    const moved = reference.replace(/^#\/definitions\//, "#/$defs/");
    if (moved !== reference && !Object.hasOwn(schema, "$defs")) result = withMember(result, "$ref", moved);
  }
  return withBounds(withDependencies(withTuple(withDefinitions(withAnchor(result)))));
}

const renamed = (schema: JsonObject, from: string, to: string, value?: Json): JsonObject =>
  Object.fromEntries(Object.entries(schema).map(([key, own]) => (key === from ? [to, value ?? own] : [key, own])));

function withDefinitions(schema: JsonObject): JsonObject {
  const isFree = Object.hasOwn(schema, "definitions") && !Object.hasOwn(schema, "$defs");
  return isFree ? renamed(schema, "definitions", "$defs") : schema;
}

function withAnchor(schema: JsonObject): JsonObject {
  const id = member(schema, "$id");
  return typeof id === "string" && /^#./.test(id) ? renamed(schema, "$id", "$anchor", id.slice(1)) : schema;
}

function withTuple(schema: JsonObject): JsonObject {
  const rest = member(schema, "additionalItems");
  if (!Array.isArray(member(schema, "items")))
    return rest === undefined ? schema : withoutMembers(schema, (key) => key === "additionalItems");
  const tuple = renamed(schema, "items", "prefixItems");
  return rest === undefined ? tuple : renamed(tuple, "additionalItems", "items");
}

function withDependencies(schema: JsonObject): JsonObject {
  const dependencies = member(schema, "dependencies");
  if (!isObject(dependencies)) return schema;
  const [names, schemas] = [
    Object.entries(dependencies).filter(([, value]) => Array.isArray(value)),
    Object.entries(dependencies).filter(([, value]) => !Array.isArray(value)),
  ];
  return {
    ...withoutMembers(schema, (key) => key === "dependencies"),
    ...(names.length > 0 && { dependentRequired: Object.fromEntries(names) }),
    ...(schemas.length > 0 && { dependentSchemas: Object.fromEntries(schemas) }),
  };
}

/** Draft 4 wrote `minimum: 0, exclusiveMinimum: true`. */
function withBounds(schema: JsonObject): JsonObject {
  let result = schema;
  for (const [exclusive, plain] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    const flag = member(result, exclusive);
    const limit = member(result, plain);
    if (flag === false) result = withoutMembers(result, (key) => key === exclusive);
    else if (flag === true && typeof limit === "number")
      result = withMember(
        withoutMembers(result, (key) => key === plain),
        exclusive,
        limit,
      );
  }
  return result;
}
