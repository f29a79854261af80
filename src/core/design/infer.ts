import { isObject, typeOf } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";

/** Texts that nearly always mean what they look like. */
const formats: readonly (readonly [format: string, pattern: RegExp])[] = [
  ["date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/],
  ["date", /^\d{4}-\d\d-\d\d$/],
  ["uuid", /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ["uri", /^https?:\/\/[^\s]+$/],
  ["email", /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
];

/** Fewer values than this may only look like a fixed list. */
const minRepeats = 2;
const maxChoices = 10;
/** Deeper examples are taken as any JSON. */
const maxDepth = 50;

/**
 * A schema that all the examples fit: types, formats that every text has, required what every object has, lists merged into one
 * schema of their elements. A list of values is only guessed where values repeat.
 */
export function inferSchema(examples: readonly Json[]): Json {
  return schemaOf(examples, 0);
}

function schemaOf(examples: readonly Json[], depth: number): JsonObject {
  const types = [...new Set(examples.map(typeOf))];
  const named = types.filter((type) => type !== "integer" || !types.includes("number"));
  if (examples.length === 0 || depth > maxDepth) return {};
  const schema: Record<string, Json> = { type: named.length === 1 ? (named[0] ?? "null") : named };
  const texts = examples.filter((value) => typeof value === "string");
  const lists = examples.filter((value): value is readonly Json[] => Array.isArray(value));
  const objects = examples.filter((value) => isObject(value));
  if (texts.length > 0) Object.assign(schema, textFacts(texts, examples));
  if (lists.length > 0) schema.items = schemaOf(lists.flat(), depth + 1);
  if (objects.length > 0) Object.assign(schema, objectFacts(objects, depth));
  return schema;
}

function textFacts(texts: readonly string[], examples: readonly Json[]): JsonObject {
  const format = formats.find(([, pattern]) => texts.every((text) => pattern.test(text)))?.[0];
  if (format !== undefined) return { format };
  const values = [...new Set(texts)];
  // Counted only where there are few: of thousands of texts each would be looked for in all of them.
  if (values.length < 2 || values.length > maxChoices || texts.length < examples.length) return {};
  const repeats = values.every((value) => texts.filter((text) => text === value).length >= minRepeats);
  return repeats ? { enum: values } : {};
}

function objectFacts(objects: readonly JsonObject[], depth: number): JsonObject {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const properties = Object.fromEntries(
    names.map((name) => {
      const values = objects.filter((object) => Object.hasOwn(object, name)).map((object) => object[name] as Json);
      return [name, schemaOf(values, depth + 1)];
    }),
  );
  const required = names.filter((name) => objects.every((object) => Object.hasOwn(object, name)));
  return { properties, ...(required.length > 0 && { required }) };
}
