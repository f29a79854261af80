import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Importer, Reading } from "../importer.ts";
import { nameFrom } from "../names.ts";
import { readSchema } from "../schema.ts";

/** A file that is a JSON Schema or a list of them, such as what Pydantic writes of models: the parameters of tools without the tools. */
export const jsonSchema: Importer = {
  id: "json-schema",
  title: "JSON Schema",
  detect: ({ kind, value }) => {
    if (kind !== "json") return 0;
    if (isObject(value)) return sureness(value);
    return Array.isArray(value) && value.length > 0 ? Math.min(...value.map(sureness)) : 0;
  },
  read({ value, path }, reading) {
    if (isObject(value)) return { tools: [toolOf(value, path?.split("/").at(-1), reading)] };
    if (!Array.isArray(value)) return { tools: [] };
    return { tools: value.filter(isObject).map((schema, index) => toolOf(schema, `new_tool_${index + 1}`, reading)) };
  },
};

function toolOf(schema: JsonObject, otherwise: string | undefined, reading: Reading): JsonObject {
  const title = member(schema, "title");
  const id = member(schema, "$id");
  const from = [title, typeof id === "string" ? id.split("/").at(-1) : undefined, otherwise].find(
    (text) => typeof text === "string" && text !== "",
  );
  const name = nameFrom(typeof from === "string" ? from : "") ?? "new_tool";
  reading.notes.note(
    "advice",
    `A schema has no name and says nothing of a tool: this one is called ${code(name)}. Give it a name and a description`,
    name,
  );
  const description = member(schema, "description");
  const inputSchema = readSchema(objectRoot(schema), name, reading);
  return { name, ...(typeof description === "string" && { description }), inputSchema };
}

/** MCP wants an object: any other value becomes its one member. */
function objectRoot(schema: JsonObject): JsonObject {
  const types = [member(schema, "type") ?? []].flat() as Json[];
  if (types.length === 0 || types.includes("object")) return schema;
  const { $schema, $defs, definitions, ...own } = schema;
  return {
    ...($schema !== undefined && { $schema }),
    ...{ type: "object", properties: { value: own }, required: ["value"] },
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  };
}

function sureness(value: Json): number {
  if (!isObject(value) || typeof member(value, "name") === "string" || Object.hasOwn(value, "tools")) return 0;
  if (typeof member(value, "$schema") === "string" && /json-schema\.org/.test(String(value.$schema))) return 0.95;
  const isRecord = member(value, "type") === "object" && isObject(member(value, "properties"));
  const isOther =
    typeof member(value, "type") === "string" &&
    ["items", "enum", "anyOf", "oneOf", "$defs", "pattern"].some((key) => Object.hasOwn(value, key));
  return isRecord ? 0.9 : isOther ? 0.5 : 0;
}
