import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";

/** Schemas in one, each taken in where it differs: a copy of the whole for each would grow with the square of their number. */
export interface Merged {
  has(key: string): boolean;
  /** Names and listed values united, lists joined, objects merged, anything else from what comes later. */
  add(schema: JsonObject): void;
  read(): JsonObject;
}

export function merged(first: JsonObject): Merged {
  const all = opened(first);
  return { has: (key) => all.has(key), add: (schema) => addTo(all, schema), read: () => closed(all) };
}

export function deepMerged(first: JsonObject, second: JsonObject): JsonObject {
  const both = merged(first);
  both.add(second);
  return both.read();
}

/** An object that was made here, with members as they came until they are merged. */
type Opened = Map<string, Part>;
type Part =
  | { readonly given: Json }
  | { readonly joined: Json[] }
  | { readonly united: Set<Json> }
  | { readonly object: Opened };

const opened = (schema: JsonObject): Opened => new Map(Object.entries(schema).map(([key, given]) => [key, { given }]));

function addTo(all: Opened, schema: JsonObject): void {
  for (const [key, value] of Object.entries(schema)) {
    const before = all.get(key);
    if (key === "required" && isList(before)) unite(all, key, listOf(value));
    else if (key === "const" || (key === "enum" && Array.isArray(value))) uniteValues(all, key, value);
    else if (key === "properties" && isOpen(before)) addProperties(inside(all, key), value);
    else if (Array.isArray(value) && isList(before)) join(all, key, value);
    else if (isObject(value) && isOpen(before)) addTo(inside(all, key), value);
    else all.set(key, { given: value });
  }
}

function addProperties(all: Opened, value: Json): void {
  for (const [name, schema] of Object.entries(isObject(value) ? value : {})) {
    if (isObject(schema) && isOpen(all.get(name))) addTo(inside(all, name), schema);
    else all.set(name, { given: schema });
  }
}

function uniteValues(all: Opened, key: string, value: Json): void {
  const constant = all.get("const");
  all.delete("const");
  unite(all, "enum", constant ? [plain(constant)] : []);
  unite(all, "enum", key === "const" ? [value] : listOf(value));
}

function unite(all: Opened, key: string, values: readonly Json[]): void {
  const before = all.get(key);
  const united = before && "united" in before ? before.united : new Set(listOf(before && plain(before)));
  for (const value of values) united.add(value);
  all.set(key, { united });
}

function join(all: Opened, key: string, values: readonly Json[]): void {
  const before = all.get(key);
  const joined = before && "joined" in before ? before.joined : [...listOf(before && plain(before))];
  for (const value of values) joined.push(value);
  all.set(key, { joined });
}

/** The object at a key, from now on one that was made here. */
function inside(all: Opened, key: string): Opened {
  const before = all.get(key);
  if (before && "object" in before) return before.object;
  const given = before && plain(before);
  const object = opened(isObject(given) ? given : {});
  all.set(key, { object });
  return object;
}

const isList = (part: Part | undefined): boolean =>
  part !== undefined && ("joined" in part || "united" in part || ("given" in part && Array.isArray(part.given)));
const isOpen = (part: Part | undefined): boolean =>
  part !== undefined && ("object" in part || ("given" in part && isObject(part.given)));

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const closed = (all: Opened): JsonObject => Object.fromEntries([...all].map(([key, part]) => [key, plain(part)]));

function plain(part: Part): Json {
  if ("given" in part) return part.given;
  if ("object" in part) return closed(part.object);
  return "joined" in part ? [...part.joined] : [...part.united];
}
