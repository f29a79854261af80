import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { inWords } from "../../words.ts";
import type { ExportNote } from "../exporter.ts";
import { jsonScalar, jsonString } from "../literals/json.ts";
import { writeValue } from "../literals/notation.ts";
import { loss } from "../tool.ts";

/** A value as JSON on one line: so schemas stand in a binding. */
export function jsonLine(value: Json): string {
  const key = (name: string) => `${jsonString(name)}: `;
  return writeValue(value, {
    scalar: jsonScalar,
    key,
    padding: "",
    trailingComma: false,
    width: Number.MAX_SAFE_INTEGER,
  }).text;
}

/** Why worker and host refuse a schema; undefined where they take it. */
export function schemaProblem(schema: Json | undefined): string | undefined {
  if (!isObject(schema))
    return `it must be a JSON object, and is ${schema === undefined ? "missing" : inWords(schema)}`;
  if (member(schema, "type") !== "object") return "the `type` of its root must be `object`";
  const properties = member(schema, "properties");
  if (properties !== undefined && !isObject(properties)) return "`properties` must be an object";
  const required = member(schema, "required");
  if (required !== undefined && !Array.isArray(required)) return "`required` must be a list";
  return undefined;
}

export interface AzureSchemas {
  readonly input: JsonObject | undefined;
  readonly output: JsonObject | undefined;
  readonly notes: readonly ExportNote[];
}

/** The schemas that Azure Functions takes, and a note for each that it would refuse. */
export function azureSchemas(tool: JsonObject): AzureSchemas {
  const notes: ExportNote[] = [];
  const taken = (field: "inputSchema" | "outputSchema"): JsonObject | undefined => {
    const schema = member(tool, field);
    if (schema === undefined) return undefined;
    const problem = schemaProblem(schema);
    if (problem === undefined) return schema as JsonObject;
    notes.push(loss(tool, [field], `\`${field}\` is left out, for Azure Functions refuses it: ${problem}`));
    return undefined;
  };
  return { input: taken("inputSchema"), output: taken("outputSchema"), notes };
}
