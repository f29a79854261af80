import { isObject, member } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { definitionTool } from "../definition-tool.ts";
import { entriesOf, share } from "../entries.ts";
import type { Importer } from "../importer.ts";

const own = [
  "category",
  "consequenceLevel",
  "requiresConfirmation",
  "timeout",
  "tags",
  "version",
  "dependsOn",
  "external",
];
export const toolDefinition: Importer = {
  id: "tool-definition",
  title: "ToolDefinition objects",
  detect({ value }) {
    const entries = entriesOf(value);
    return (
      share(entries, (entry) => isDefinition(entry) && own.some((field) => Object.hasOwn(entry, field))) ||
      share(entries, isDefinition) * 0.6
    );
  },
  read({ value }, reading) {
    const tools = entriesOf(value).flatMap((entry) => {
      if (isDefinition(entry)) return [definitionTool(entry, reading)];
      if (Object.hasOwn(entry, "inputSchema")) return [entry];
      reading.notes.note("lost", "An entry has no `schema` and is no tool definition");
      return [];
    });
    return { tools };
  },
};

function isDefinition(entry: JsonObject): boolean {
  if (typeof member(entry, "name") !== "string" || Object.hasOwn(entry, "inputSchema")) return false;
  const schema = member(entry, "schema");
  return isObject(schema) || typeof schema === "string" || (Object.hasOwn(entry, "category") && !hasOtherSchema(entry));
}

function hasOtherSchema(entry: JsonObject): boolean {
  return ["parameters", "input_schema", "function", "toolSpec"].some((key) => Object.hasOwn(entry, key));
}
