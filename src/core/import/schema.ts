import { isObject, member } from "../json.ts";
import { isType, meantType, subschemas } from "../schema/index.ts";
import { readObject } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { code, inWords } from "../words.ts";
import type { Reading } from "./importer.ts";
import { readValues } from "./values.ts";

/** An object that is being written; its keys are ours, or were own members before. */
export type Draft = Record<string, Json>;

/** What a format's schemas have beside JSON Schema; called for every subschema. */
export type Adapt = (schema: Draft, note: Reading["notes"]["note"]) => void;

const anything = new Set(["any", "", "type_unspecified", "unspecified", "mixed", "unknown"]);

/** A schema of another format as JSON Schema of an object. */
export function readSchema(given: Json | undefined, tool: string, { notes }: Reading, adapt?: Adapt): JsonObject {
  const note: Reading["notes"]["note"] = (kind, message) => notes.note(kind, message, tool);
  const schema = typeof given === "string" ? readObject(given) : given;
  if (given === undefined || given === null) {
    note("guessed", "No schema is given: the tool is taken to have no parameters");
  } else if (!isObject(schema)) note("lost", `The schema is ${inWords(given)} and cannot be read`);
  if (!isObject(schema)) return { type: "object", properties: {}, additionalProperties: false };
  const copy = copyOf(schema) as Draft;
  for (const { schema: at } of subschemas(copy)) {
    if (!isObject(at)) continue;
    adapt?.(at as Draft, note);
    readTypes(at as Draft, note);
    readNullable(at as Draft, note);
    readValues(at as Draft, note);
  }
  if (Object.hasOwn(copy, "type")) return copy;
  note("guessed", "The schema has no `type`: it is taken for that of an object");
  return { type: "object", ...copy };
}

/** A copy to write into. `JSON.parse` keeps a key `__proto__` a key. */
function copyOf(value: Json): Json {
  return JSON.parse(JSON.stringify(value));
}

function readTypes(schema: Draft, note: Reading["notes"]["note"]): void {
  const given = member(schema, "type");
  if (given === undefined || isObject(given)) return;
  const words = [given].flat();
  if (words.length > 0 && words.every(isType)) return;
  const types = words.flatMap((word) => (typeof word === "string" ? readType(word, note) : []));
  const unknown = types.length < words.length;
  if (unknown || types.length === 0) delete schema.type;
  else schema.type = types.length === 1 ? (types[0] as string) : [...new Set(types)];
}

function readType(word: string, note: Reading["notes"]["note"]): string[] {
  if (anything.has(word.trim().toLowerCase())) {
    note("mapped", `The type ${code(word)} allows any value: it has no \`type\` now`);
    return [];
  }
  const base = /^\s*([A-Za-z]\w*)\s*[<[(]/.exec(word)?.[1];
  const meant = meantType(base ?? word);
  if (meant?.type === word) return [word];
  if (meant) {
    const sure = meant.sure && base === undefined;
    note(sure ? "mapped" : "guessed", `The type ${code(word)} became ${code(meant.type)}`);
    return [meant.type];
  }
  note("lost", `The type ${code(word)} is unknown: any value is allowed in its place`);
  return [];
}

/** OpenAPI's way to allow null. */
function readNullable(schema: Draft, note: Reading["notes"]["note"]): void {
  const nullable = member(schema, "nullable");
  if (typeof nullable !== "boolean") return;
  delete schema.nullable;
  if (!nullable) return;
  note("mapped", "`nullable` became a type that allows null");
  const types = [member(schema, "type") ?? []].flat() as Json[];
  if (types.length > 0 && !types.includes("null")) schema.type = [...types, "null"];
  const values = member(schema, "enum");
  if (Array.isArray(values) && !values.includes(null)) schema.enum = [...values, null];
}
