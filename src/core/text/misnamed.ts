import { isObject, member } from "../json.ts";
import type { Json, JsonObject } from "../types.ts";
import { readObject } from "./read-value.ts";

/** What other formats call the input schema, in small letters without separators. */
const sure = new Set([
  ...["inputschema", "parameters", "parametersjsonschema", "inputjsonschema", "inputparameters"],
  ...["parametersschema", "paramsschema", "argsschema", "argumentsschema"],
]);

/** The same, for words that can mean something else: only a schema under them tells. */
const likely = new Set(["schema", "jsonschema", "args", "arguments", "input", "inputs", "params"]);

/** The field of a tool that should be called `inputSchema`, if it has one and no `inputSchema`. */
export function misnamedSchema(tool: JsonObject): string | undefined {
  if (Object.hasOwn(tool, "inputSchema")) return undefined;
  const fields = Object.keys(tool);
  return (
    fields.find((field) => isSchemaName(field) && canBeSchema(tool[field])) ??
    fields.find((field) => likely.has(bare(field)) && looksLikeSchema(tool[field]))
  );
}

export function isSchemaName(field: string): boolean {
  return sure.has(bare(field));
}

export function looksLikeSchema(value: Json | undefined): boolean {
  return isObject(value) && (member(value, "type") === "object" || isObject(member(value, "properties")));
}

function canBeSchema(value: Json | undefined): boolean {
  return isObject(value) || Array.isArray(value) || (typeof value === "string" && readObject(value) !== undefined);
}

function bare(field: string): string {
  return field.replace(/[_\s-]/g, "").toLowerCase();
}
