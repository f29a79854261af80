import { isObject, member } from "../../json.ts";
import { declarationAt, foreignShape } from "../../mcp/index.ts";
import { isSchemaName } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { toTool } from "../declared.ts";
import { entriesOf, share } from "../entries.ts";
import type { Importer, Reading } from "../importer.ts";
import type { Draft } from "../schema.ts";

export const gemini: Importer = {
  id: "gemini",
  title: "Gemini function declarations",
  detect: ({ value }) => share(entriesOf(value), isTool),
  read({ value }, reading) {
    const tools = entriesOf(value).flatMap((entry) => {
      const declarations = foreignShape(entry)?.declarations ?? (isBare(entry) ? [declarationAt(entry, [])] : []);
      if (declarations.length === 0) reading.notes.note("lost", "An entry declares no function");
      const vendor = { prefix: "gemini", adapt, markers: ["type"] };
      return declarations.map((declaration) => toTool(entry, declaration, vendor, reading));
    });
    return { tools };
  },
};

function isTool(entry: JsonObject): boolean {
  return /^function_?declarations$/i.test(foreignShape(entry)?.field ?? "") || isBare(entry);
}

/** A declaration without its list: the types in capitals tell. */
function isBare(entry: JsonObject): boolean {
  if (foreignShape(entry) || typeof member(entry, "name") !== "string") return false;
  if (Object.keys(entry).some((key) => /^parameters_?json_?schema$/i.test(key))) return true;
  const schema = Object.keys(entry).find(isSchemaName);
  const type = schema === undefined ? undefined : member(entry[schema], "type");
  return typeof type === "string" && /^[A-Z]+$/.test(type);
}

const counts = ["minItems", "maxItems", "minLength", "maxLength", "minProperties", "maxProperties"];

/** What Google's Schema has beside JSON Schema. */
function adapt(schema: Draft, note: Reading["notes"]["note"]): void {
  for (const key of counts) {
    const value = member(schema, key);
    if (typeof value === "string" && /^\d{1,15}$/.test(value)) schema[key] = Number(value);
  }
  if (Object.hasOwn(schema, "example") && !Object.hasOwn(schema, "examples")) {
    schema.examples = [schema.example as Json];
    delete schema.example;
    note("mapped", "`example` became `examples`");
  }
  if (member(schema, "format") === "enum") delete schema.format;
  const order = member(schema, "propertyOrdering");
  const properties = member(schema, "properties");
  if (!Array.isArray(order)) return;
  delete schema.propertyOrdering;
  note("mapped", "`propertyOrdering` became the order of the properties");
  if (!isObject(properties)) return;
  const names = [...new Set([...order.map(String), ...Object.keys(properties)])];
  const ordered = names.filter((name) => Object.hasOwn(properties, name));
  schema.properties = Object.fromEntries(ordered.map((name) => [name, properties[name] as Json]));
}
