import { hasType, member, typeOf } from "../json.ts";
import { isType } from "../schema/index.ts";
import type { Json } from "../types.ts";
import { code, codeValue } from "../words.ts";
import type { Reading } from "./importer.ts";
import type { Draft } from "./schema.ts";

type Note = Reading["notes"]["note"];

/** Defaults and listed values that are written as text although the type is another: so Python's words for them come. */
export function readValues(schema: Draft, note: Note): void {
  const types = [member(schema, "type") ?? []].flat().filter(isType);
  if (types.length === 0) return;
  readDefault(schema, types, note);
  readListed(schema, types, note);
}

function readDefault(schema: Draft, types: readonly string[], note: Note): void {
  const given = member(schema, "default");
  if (given === undefined || fits(given, types)) return;
  if (given === null || given === "None") {
    delete schema.default;
    note("lost", "A default of None is left out: it only says that the argument may be left out");
    return;
  }
  const value = meant(given, types);
  if (value === undefined) return;
  schema.default = value;
  note("guessed", `The default ${codeValue(given)} became ${codeValue(value)}, as its type says`);
}

function readListed(schema: Draft, types: readonly string[], note: Note): void {
  const given = member(schema, "enum");
  if (!Array.isArray(given) || given.every((value: Json) => fits(value, types))) return;
  const values = given.map((value: Json) => (fits(value, types) ? value : meant(value, types)));
  if (!values.includes(undefined)) {
    schema.enum = values as Json[];
    note("guessed", `Listed values that were text became ${code(types.join(" or "))}, as their type says`);
    return;
  }
  const others = given
    .map(typeOf)
    .filter((type) => !types.includes(type) && !(type === "integer" && types.includes("number")));
  schema.type = [...new Set([...types, ...others])];
  note("guessed", `Listed values have other types than ${code(types.join(" or "))}: those are allowed, too`);
}

function fits(value: Json, types: readonly string[]): boolean {
  return types.some((type) => isType(type) && hasType(value, type));
}

/** What a text stands for, if that is of one of the types. */
function meant(value: Json, types: readonly string[]): Json | undefined {
  if (typeof value !== "string") return undefined;
  const text = value
    .trim()
    .replace(/^True$/, "true")
    .replace(/^False$/, "false")
    .replace(/^None$/, "null");
  try {
    const read = JSON.parse(text) as Json;
    return fits(read, types) ? read : undefined;
  } catch {
    return undefined;
  }
}
