import { member } from "../json.ts";
import type { JsonObject } from "../types.ts";
import type { ExportNote } from "./exporter.ts";
import { loss, nameOf, schemaOf, textOf } from "./tool.ts";

/** What every model API takes of a tool. */
export function basics(tool: JsonObject): { readonly name: string; readonly description?: string } {
  const description = textOf(tool, "description");
  return { name: nameOf(tool), ...(description === undefined ? {} : { description }) };
}

/** The input schema; an empty one where the tool has none. */
export function parametersOf(tool: JsonObject): JsonObject {
  return schemaOf(tool, "inputSchema") ?? { type: "object", properties: {} };
}

/** A note for each keyword at the root of the input that makes the API refuse the whole request. */
export function rootNotes(tool: JsonObject, keywords: readonly string[], target: string): ExportNote[] {
  const schema = parametersOf(tool);
  const notes = keywords
    .filter((keyword) => member(schema, keyword) !== undefined)
    .map((keyword) =>
      loss(
        tool,
        ["inputSchema", keyword],
        `${target} refuses \`${keyword}\` at the root of the parameters: move it into a property`,
      ),
    );
  if (member(schema, "type") === "object") return notes;
  return [...notes, loss(tool, ["inputSchema"], `${target} wants parameters with \`"type": "object"\``)];
}
