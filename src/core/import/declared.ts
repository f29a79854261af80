import { isObject, member } from "../json.ts";
import type { Declaration } from "../mcp/index.ts";
import { valueAt } from "../text/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { code } from "../words.ts";
import type { Reading } from "./importer.ts";
import { type Adapt, readSchema } from "./schema.ts";

export interface Vendor {
  /** Before the slash of a key in `_meta`. */
  readonly prefix: string;
  readonly adapt?: Adapt;
  /** Fields that only say what the object is. */
  readonly markers?: readonly string[];
}

/** A declaration in another vendor's form as an MCP tool. */
export function toTool(entry: JsonObject, declaration: Declaration, vendor: Vendor, reading: Reading): JsonObject {
  const found = (field: string): Json | undefined => {
    const path = declaration.fields.get(field);
    return path && valueAt(entry, path);
  };
  const name = found("name");
  const tool = typeof name === "string" ? name : "";
  if (typeof name !== "string") reading.notes.note("lost", "A tool has no name: give it one");
  const fields = ["title", "description"].filter((field) => ![undefined, null].includes(found(field) as never));
  const holder = valueAt(entry, declaration.path);
  const response = declaration.dropped.find((field) => isResult(field, member(holder, field)));
  const dropped = declaration.dropped.filter((field) => !vendor.markers?.includes(field) && field !== response);
  const rest = ["outputSchema", "annotations", "_meta"].filter((field) => isObject(found(field)));
  return {
    ...(name !== undefined && { name }),
    ...Object.fromEntries(fields.map((field) => [field, found(field) as Json])),
    inputSchema: readSchema(found("inputSchema"), tool, reading, vendor.adapt),
    ...Object.fromEntries(rest.map((field) => [field, found(field) as Json])),
    ...(response !== undefined && resultOf(response, member(holder, response), tool, vendor, reading)),
    ...leftOver(
      tool,
      Object.fromEntries(dropped.map((field) => [field, member(holder, field)])),
      vendor.prefix,
      reading,
    ),
  };
}

/** Some vendors call the schema of the result a response. */
function isResult(field: string, value: Json | undefined): boolean {
  if (!/^(?:response(?:_?json_?schema)?|returns?|output_?schema)$/i.test(field) || !isObject(value)) return false;
  return ["type", "properties", "anyOf", "$ref", "items"].some((key) => Object.hasOwn(value, key));
}

function resultOf(field: string, value: Json | undefined, tool: string, vendor: Vendor, reading: Reading): JsonObject {
  const outputSchema = readSchema(value, tool, reading, vendor.adapt);
  reading.notes.note("mapped", `${code(field)} became \`outputSchema\``, tool);
  return { outputSchema };
}

/** Says of fields that MCP has none for them, and keeps them under `_meta` where that is wanted. */
export function leftOver(
  tool: string,
  fields: Readonly<Record<string, Json | undefined>>,
  prefix: string,
  { notes, keepMeta }: Reading,
  why: (field: string) => string = (field) => `MCP has no field for ${code(field)}`,
): { readonly _meta?: JsonObject } {
  const given = Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  for (const [field] of given) {
    notes.keep();
    notes.note(keepMeta ? "mapped" : "lost", keepMeta ? `${why(field)}: kept in \`_meta\`` : why(field), tool);
  }
  if (!keepMeta || given.length === 0) return {};
  return { _meta: Object.fromEntries(given.map(([field, value]) => [`${prefix}/${field}`, value])) };
}
