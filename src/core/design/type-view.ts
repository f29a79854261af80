import { isObject, member, typeOf } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { inWords } from "../words.ts";
import type { TypeView } from "./row.ts";

/** What the page knows of the schema around a place: where references lead, and which of them lead back. */
export interface Surroundings {
  readonly resolve: (reference: string) => Json | undefined;
  readonly isRecursive: (reference: string) => boolean;
}

const kinds: Readonly<
  Record<string, TypeView["kind"] & ("text" | "integer" | "number" | "boolean" | "null" | "object")>
> = { string: "text", integer: "integer", number: "number", boolean: "boolean", null: "null", object: "object" };

/** Lists of lists go on for ever; words do not. */
const maxNesting = 3;

export function typeView(schema: Json | undefined, around: Surroundings, nesting = 0): TypeView {
  if (schema === true || schema === undefined) return { kind: "any", nullable: false };
  if (schema === false) return { kind: "nothing", nullable: false };
  if (!isObject(schema)) return { kind: "malformed", found: inWords(schema), nullable: false };
  const reference = member(schema, "$ref");
  if (typeof reference === "string") return sharedView(reference, around);
  const union = unionOf(schema);
  if (union) return unionView(union, around, nesting);
  const nullable = takesNull(schema);
  if (Object.hasOwn(schema, "const")) return { kind: "constant", value: schema.const as Json, nullable: false };
  const values = member(schema, "enum");
  if (Array.isArray(values)) {
    return { kind: "values", values: values.filter((value) => value !== null), nullable: values.includes(null) };
  }
  return plainView(schema, nullable, around, nesting);
}

function plainView(schema: JsonObject, nullable: boolean, around: Surroundings, nesting: number): TypeView {
  const types = typeNames(schema).filter((type) => type !== "null" || !nullable);
  if (types.length > 1) return { kind: "several", types, nullable };
  const [type] = types;
  if (type === "array") return listView(schema, nullable, around, nesting);
  if (type === "object") return objectView(schema, nullable, around, nesting);
  const kind = type === undefined ? undefined : kinds[type];
  if (kind) return { kind, nullable };
  if (type !== undefined) return { kind: "malformed", found: JSON.stringify(schema.type), nullable };
  if (isObject(member(schema, "properties"))) return objectView(schema, nullable, around, nesting);
  if (Object.hasOwn(schema, "items") || Object.hasOwn(schema, "prefixItems")) {
    return listView(schema, nullable, around, nesting);
  }
  return Array.isArray(member(schema, "allOf")) ? { kind: "json", nullable } : { kind: "any", nullable };
}

function listView(schema: JsonObject, nullable: boolean, around: Surroundings, nesting: number): TypeView {
  if (placesOf(schema)) return { kind: "tuple", nullable };
  const items = member(schema, "items");
  const of = items === undefined || nesting >= maxNesting ? undefined : typeView(items, around, nesting + 1);
  return { kind: "list", of, nullable };
}

function objectView(schema: JsonObject, nullable: boolean, around: Surroundings, nesting: number): TypeView {
  const properties = member(schema, "properties");
  const values = member(schema, "additionalProperties");
  const isMap = isObject(values) && !(isObject(properties) && Object.keys(properties).length > 0);
  if (!isMap || Object.hasOwn(schema, "patternProperties")) return { kind: "object", nullable };
  return { kind: "map", of: nesting >= maxNesting ? undefined : typeView(values, around, nesting + 1), nullable };
}

function sharedView(reference: string, { resolve, isRecursive }: Surroundings): TypeView {
  const isDangling = resolve(reference) === undefined;
  return { kind: "shared", name: nameOf(reference), isRecursive: isRecursive(reference), isDangling, nullable: false };
}

/** The last step of a reference: `User` of `#/$defs/User`. */
export function nameOf(reference: string): string {
  const last = /[^/#]+$/.exec(reference)?.[0];
  return last === undefined ? reference : last.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The reference of a schema: its own, or that of the one branch beside null. The steps lead to what holds it. */
export function referenceIn(
  schema: Json | undefined,
): { readonly reference: string; readonly steps: readonly (string | number)[] } | undefined {
  if (!isObject(schema)) return undefined;
  const own = member(schema, "$ref");
  if (typeof own === "string") return { reference: own, steps: [] };
  const union = unionOf(schema);
  const inner = union?.branches.length === 1 ? member(union.branches[0], "$ref") : undefined;
  return union && typeof inner === "string"
    ? { reference: inner, steps: [union.keyword, union.places[0] ?? 0] }
    : undefined;
}

export interface Union {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly Json[];
  /** Where each branch stands in the list: a branch that only takes null is not among them. */
  readonly places: readonly number[];
  readonly nullable: boolean;
}

export function unionOf(schema: JsonObject): Union | undefined {
  const keyword = (["oneOf", "anyOf"] as const).find((name) => Array.isArray(member(schema, name)));
  if (!keyword) return undefined;
  const list = member(schema, keyword) as readonly Json[];
  const places = [...list.keys()].filter((index) => !isNull(list[index]));
  return {
    keyword,
    places,
    branches: places.map((index) => list[index] as Json),
    nullable: places.length < list.length,
  };
}

function unionView({ branches, nullable }: Union, around: Surroundings, nesting: number): TypeView {
  const [only] = branches;
  if (only !== undefined && branches.length === 1) return { ...typeView(only, around, nesting), nullable };
  const tag = tagOf(branches, around);
  const names = branches.map((branch, index) => branchName(branch, index, tag, around));
  return { kind: "union", names, nullable };
}

/** What a branch is called: its title, its definition, the value of its tag, which tells it from the others, or its type. */
export function branchName(branch: Json, index: number, tag: string | undefined, around: Surroundings): string {
  const title = member(branch, "title");
  if (typeof title === "string" && title.trim() !== "") return title;
  const reference = member(branch, "$ref");
  if (typeof reference === "string") return nameOf(reference);
  const value = tag === undefined ? undefined : tagValue(branch, tag, around);
  if (typeof value === "string") return value;
  const constant = member(branch, "const");
  if (constant !== undefined && typeof constant !== "object") return String(constant);
  const [type] = isObject(branch) ? typeNames(branch) : [];
  return type === undefined || type === "object" ? `option ${index + 1}` : (kinds[type] ?? type);
}

/** The member whose constant tells the branches of a union apart. */
export function tagOf(branches: readonly Json[], around: Surroundings): string | undefined {
  const first = target(branches[0], around);
  const properties = member(first, "properties");
  if (!isObject(properties) || branches.length < 2 || branches.length > 200) return undefined;
  return Object.keys(properties)
    .slice(0, 200)
    .find((name) => {
      const values = branches.map((branch) => tagValue(branch, name, around));
      return (
        values.every((value) => value !== undefined) &&
        new Set(values.map((value) => JSON.stringify(value))).size === values.length
      );
    });
}

export function tagValue(branch: Json, name: string, around: Surroundings): Json | undefined {
  const schema = member(member(target(branch, around), "properties"), name);
  const constant = member(schema, "const");
  const values = member(schema, "enum");
  return constant ?? (Array.isArray(values) && values.length === 1 ? (values[0] as Json) : undefined);
}

function target(branch: Json | undefined, { resolve }: Surroundings): Json | undefined {
  const reference = member(branch, "$ref");
  return typeof reference === "string" ? resolve(reference) : branch;
}

/** The keyword that gives each place of a list its own schema. */
export function placesOf(schema: JsonObject): "prefixItems" | "items" | undefined {
  if (Array.isArray(member(schema, "prefixItems"))) return "prefixItems";
  return Array.isArray(member(schema, "items")) ? "items" : undefined;
}

export function typeNames(schema: JsonObject): readonly string[] {
  const type = member(schema, "type");
  return (Array.isArray(type) ? type : [type ?? []]).flat().filter((name): name is string => typeof name === "string");
}

function takesNull(schema: JsonObject): boolean {
  const types = typeNames(schema);
  return (types.length > 1 && types.includes("null")) || member(schema, "nullable") === true;
}

function isNull(schema: Json | undefined): boolean {
  return (
    isObject(schema) &&
    (member(schema, "type") === "null" || member(schema, "const") === null) &&
    typeOf(schema) === "object"
  );
}
