import { isObject, member } from "../json.ts";
import { fromPointer, toPointer, valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import type { DesignEdit } from "./edit.ts";

/** The part of the model for edits that give a schema another shape or another place. Values in, values out: no text. */

type Edit<Verb extends DesignEdit["verb"]> = DesignEdit & { readonly verb: Verb };

export function renamedModel(tool: JsonObject, { path, to }: Edit<"rename">): JsonObject {
  const name = String(path.at(-1));
  const holder = valueAt(tool, path.slice(0, -1)) as JsonObject;
  let next = put(tool, path.slice(0, -1), renamedKey(holder, name, to));
  if (path.at(-2) === "properties") {
    const base = path.slice(0, -2);
    const schema = valueAt(next, base) as JsonObject;
    next = put(next, base, namesIn(schema, name, to));
  }
  return withReferences(next, path, [...path.slice(0, -1), to]);
}

function renamedKey(object: JsonObject, from: string, to: string): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]));
}

function namesIn(schema: JsonObject, from: string, to: string): JsonObject {
  const inList = (names: Json) => (Array.isArray(names) ? names.map((one: Json) => (one === from ? to : one)) : names);
  const next: Record<string, Json> = { ...schema };
  if (Object.hasOwn(next, "required")) next.required = inList(next.required as Json);
  for (const keyword of ["dependentRequired", "dependencies", "dependentSchemas"]) {
    const map = next[keyword];
    if (!isObject(map)) continue;
    const renamed = Object.hasOwn(map, to) ? map : renamedKey(map, from, to);
    next[keyword] = Object.fromEntries(Object.entries(renamed).map(([key, names]) => [key, inList(names)]));
  }
  return next;
}

/** Every pointer that led to the old place leads to the new one. */
function withReferences(tool: JsonObject, from: Path, to: Path): JsonObject {
  const [field = "", ...old] = from;
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => walk(item));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === "$ref" && typeof inner === "string" ? moved(inner, old, to.slice(1)) : walk(inner),
      ]),
    );
  };
  return put(tool, [field], walk(valueAt(tool, [field]) as Json));
}

function moved(reference: string, from: Path, to: Path): string {
  if (!reference.startsWith("#/")) return reference;
  const steps = fromPointer(decodeURIComponent(reference.slice(1))) ?? [];
  if (!from.every((step, index) => String(step) === steps[index])) return reference;
  return `#${encodeURI(toPointer([...to, ...steps.slice(from.length)]))}`;
}

/** Title and description stay with the whole; the rest goes inside. */
export function wrappedModel(tool: JsonObject, path: Path, around: (inner: Json) => JsonObject): JsonObject {
  const schema = valueAt(tool, path) as Json;
  if (!isObject(schema)) return put(tool, path, around(schema));
  const { title, description, ...inner } = schema;
  return put(tool, path, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...around(inner as JsonObject),
  });
}

export function extractedModel(tool: JsonObject, { path, name }: Edit<"extract">): JsonObject {
  const [field = ""] = path;
  const root = valueAt(tool, [field]) as JsonObject;
  const declared = String(root.$schema ?? "");
  const isOld = isObject(root.definitions) ? !isObject(root.$defs) : /draft-0[67]/.test(declared);
  const keyword = isOld ? "definitions" : "$defs";
  const known = isObject(root[keyword]) ? root[keyword] : {};
  const $ref = `#${encodeURI(toPointer([keyword, name]))}`;
  const extracted = valueAt(tool, path) as Json;
  const next = put(tool, path, { $ref });
  const now = valueAt(next, [field, keyword]);
  return put(next, [field, keyword], { ...(isObject(now) ? now : known), [name]: extracted });
}

export function movedModel(tool: JsonObject, path: Path, into: Path): JsonObject {
  const name = String(path.at(-1));
  const base = path.slice(0, -2);
  const field = valueAt(tool, path) as Json;
  const before = member(valueAt(tool, base), "required");
  const isRequired = Array.isArray(before) && before.includes(name);
  const { [name]: _, ...rest } = valueAt(tool, path.slice(0, -1)) as Record<string, Json>;
  // The target may stand inside of the object that the field leaves, or around it: one after the other.
  let next = put(tool, path.slice(0, -1), rest);
  if (isRequired)
    next = put(
      next,
      [...base, "required"],
      (before as Json[]).filter((one) => one !== name),
    );
  const target = valueAt(next, into) as JsonObject;
  const properties = isObject(target.properties) ? target.properties : {};
  next = put(next, [...into, "properties"], { ...properties, [name]: field });
  if (isRequired) {
    const there = member(valueAt(next, into), "required");
    const names = Array.isArray(there) ? there : [];
    next = put(next, [...into, "required"], names.includes(name) ? names : [...names, name]);
  }
  return withReferences(next, path, [...into, "properties", name]);
}

export function inferredModel(tool: JsonObject, path: Path, inferred: JsonObject): JsonObject | undefined {
  const schema = valueAt(tool, path);
  if (!isObject(schema) || schema.$ref || schema.anyOf || schema.oneOf) return undefined;
  // Whoever names fields without a type means an object.
  if (schema.type !== "object" && (schema.type !== undefined || !isObject(schema.properties))) return undefined;
  const own = isObject(schema.properties) ? schema.properties : {};
  const added = Object.keys(inferred.properties as JsonObject).filter((name) => !Object.hasOwn(own, name));
  const before = Array.isArray(schema.required) ? (schema.required as Json[]) : [];
  const wanted = (inferred.required as string[]).filter((name) => added.includes(name) && !before.includes(name));
  const all = inferred.properties as JsonObject;
  return put(tool, path, {
    ...schema,
    properties: { ...own, ...Object.fromEntries(added.map((name) => [name, all[name] as Json])) },
    ...([...before, ...wanted].length > 0 && { required: [...before, ...wanted] }),
  });
}

/** The value with another one at a path. */
export function put(value: JsonObject, path: Path, inner: Json): JsonObject {
  const [step, ...rest] = path;
  if (step === undefined) return inner as JsonObject;
  const at = valueAt(value, [step]);
  const next = rest.length === 0 ? inner : put((at ?? {}) as JsonObject, rest, inner);
  if (Array.isArray(value)) return (value as Json[]).with(Number(step), next) as unknown as JsonObject;
  return { ...value, [String(step)]: next };
}
