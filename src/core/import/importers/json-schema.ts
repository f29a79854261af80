import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { Importer } from "../importer.ts";
import { nameFrom } from "../names.ts";
import { readSchema } from "../schema.ts";
import type { ImportSource } from "../source.ts";

/** A file that is one JSON Schema, such as what Pydantic writes of a model: the parameters of a tool without the tool. */
export const jsonSchema: Importer = {
  id: "json-schema",
  title: "JSON Schema",
  detect: (source) => sureness(source),
  read({ value, path }, reading) {
    if (!isObject(value)) return { tools: [] };
    const title = member(value, "title");
    const id = member(value, "$id");
    const from = [title, typeof id === "string" ? id.split("/").at(-1) : undefined, path?.split("/").at(-1)].find(
      (text) => typeof text === "string" && text !== "",
    );
    const name = nameFrom(typeof from === "string" ? from : "") ?? "new_tool";
    reading.notes.note(
      "advice",
      `A schema has no name and says nothing of a tool: this one is called ${code(name)}. Give it a name and a description`,
      name,
    );
    const description = member(value, "description");
    const inputSchema = readSchema(objectRoot(value), name, reading);
    return { tools: [{ name, ...(typeof description === "string" && { description }), inputSchema }] };
  },
};

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

function sureness({ kind, value }: ImportSource): number {
  if (kind !== "json" || !isObject(value) || typeof member(value, "name") === "string" || Object.hasOwn(value, "tools"))
    return 0;
  if (typeof member(value, "$schema") === "string" && /json-schema\.org/.test(String(value.$schema))) return 0.95;
  const isRecord = member(value, "type") === "object" && isObject(member(value, "properties"));
  const isOther =
    typeof member(value, "type") === "string" &&
    ["items", "enum", "anyOf", "oneOf", "$defs", "pattern"].some((key) => Object.hasOwn(value, key));
  return isRecord ? 0.9 : isOther ? 0.5 : 0;
}
