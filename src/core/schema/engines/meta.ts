import type { ErrorObject, ValidateFunction } from "ajv";
import draft06 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };
import { isObject, member } from "../../json.ts";
import { remembered } from "../../memo.ts";
import { toPointer } from "../../text/index.ts";
import type { Dialect, Json } from "../../types.ts";
import { dialectUris } from "../dialect.ts";
import type { Mismatch } from "../mismatch.ts";
import { isPattern } from "../pattern.ts";
import { plainlyValid } from "../plainly-valid.ts";
import { subschemas } from "../walk.ts";
import { type Engine, errorsOf, newEngine } from "./ajv.ts";
import { duplicate } from "./duplicate.ts";
import { toMismatch } from "./to-mismatch.ts";

const keptOf = new WeakMap<object, Partial<Record<Dialect, Mismatch[]>>>();

/** What is wrong with a schema by the meta-schema of its dialect: one mismatch a place, the most telling one. */
export function metaMismatches(schema: Json, dialect: Dialect): readonly Mismatch[] {
  if (!isObject(schema)) return findMetaMismatches(schema, dialect);
  const known = keptOf.get(schema) ?? {};
  known[dialect] ??= findMetaMismatches(schema, dialect);
  keptOf.set(schema, known);
  return known[dialect];
}

function findMetaMismatches(schema: Json, dialect: Dialect): Mismatch[] {
  return [...(plainlyValid(schema) ? [] : byMetaSchema(schema, dialect)), ...wrongPatterns(schema)];
}

function byMetaSchema(schema: Json, dialect: Dialect): Mismatch[] {
  const validate = metaEngine(dialect).getSchema(dialectUris[dialect]);
  const byPlace = new Map<string, ErrorObject>();
  for (const error of validate ? errorsIn(validate as ValidateFunction, schema, "") : []) {
    const known = byPlace.get(error.instancePath);
    if (!known || weight(error) > weight(known)) byPlace.set(error.instancePath, error);
  }
  // A container is only blamed for what none of its members is to blame for.
  const holders = new Set<string>();
  for (const place of byPlace.keys()) {
    for (let end = place.lastIndexOf("/"); end >= 0; end = place.lastIndexOf("/", end - 1)) {
      holders.add(place.slice(0, end));
      if (end === 0) break;
    }
  }
  return [...byPlace].filter(([place]) => !holders.has(place)).map(([, error]) => toMismatch(error, schema, null));
}

/** So many members are judged together. */
const maxMembers = 50;

/** Each member of many on its own: Ajv copies all errors that it has for every member with one more. */
function errorsIn(validate: ValidateFunction, schema: Json, place: string): readonly ErrorObject[] {
  const properties = member(schema, "properties");
  const entries = isObject(properties) ? Object.entries(properties) : [];
  const isLarge = isObject(schema) && entries.length > maxMembers;
  const own = errorsOf(validate, isLarge ? { ...schema, properties: {} } : schema) ?? [];
  const errors = place === "" ? own : own.map((one) => ({ ...one, instancePath: place + one.instancePath }));
  if (!isLarge) return errors;
  const inner = entries.map(([name, part]) => errorsIn(validate, part, `${place}${toPointer(["properties", name])}`));
  return [errors, ...inner].flat();
}

/** Ajv switches formats off in meta-schemas, so it takes any text for a pattern. */
function wrongPatterns(root: Json): Mismatch[] {
  const wrong = { keyword: "format", params: { format: "regex" }, schemaPath: "#/format" };
  const found: Mismatch[] = [];
  for (const { schema, path } of subschemas(root)) {
    const pattern = member(schema, "pattern");
    const patterns = member(schema, "patternProperties");
    if (typeof pattern === "string" && !isPattern(pattern)) found.push({ ...wrong, path: [...path, "pattern"] });
    if (isObject(patterns) && !Object.keys(patterns).every(isPattern)) {
      found.push({ ...wrong, path: [...path, "patternProperties"] });
    }
  }
  return found;
}

const metaEngines = new Map<Dialect, Engine>();

function metaEngine(dialect: Dialect): Engine {
  return remembered(metaEngines, dialect, () => {
    const engine = newEngine(dialect, { strict: false, allErrors: true, logger: false });
    if (dialect === "draft-06") engine.addMetaSchema(draft06);
    // Ajv compares every item with every other one: an `enum` of 100,000 values would take minutes.
    engine.removeKeyword("uniqueItems");
    engine.addKeyword({
      keyword: "uniqueItems",
      type: "array",
      schemaType: "boolean",
      validate: (isWanted: boolean, items: readonly Json[]) => !isWanted || duplicate(items) === undefined,
    });
    return engine;
  });
}

/** Combinators only say that something inside them failed. */
function weight({ keyword }: ErrorObject): number {
  if (keyword === "enum") return 3;
  return ["anyOf", "oneOf", "allOf", "if", "$ref", "$dynamicRef"].includes(keyword) ? 1 : 2;
}
