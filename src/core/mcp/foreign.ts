import { isObject, member } from "../json.ts";
import { isSchemaName, valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";

/** A tool in the shape of a model vendor's API, with its name and schema where no MCP client looks for them. */
export interface Foreign {
  readonly vendor: string;
  /** The field that holds what should stand in the tool itself. */
  readonly field: string;
  readonly declarations: readonly Declaration[];
}

export interface Declaration {
  /** From the tool down. */
  readonly path: Path;
  /** Where the value of each MCP field stands, from the tool down. */
  readonly fields: ReadonlyMap<string, Path>;
  /** What MCP has no field for. */
  readonly dropped: readonly string[];
}

/** Rules about single fields have nothing to say of such a tool: every field is missing for one and the same reason. */
export function foreignShape(tool: JsonObject): Foreign | undefined {
  if (Object.hasOwn(tool, "inputSchema")) return undefined;
  const nested = [
    { vendor: "OpenAI's chat API", field: "function" },
    { vendor: "Amazon Bedrock", field: "toolSpec" },
  ].find(({ field }) => isDeclaration(member(tool, field)));
  if (nested) return { ...nested, declarations: [declarationAt(tool, [nested.field])] };
  for (const field of ["functionDeclarations", "function_declarations"]) {
    const list = member(tool, field);
    if (!Array.isArray(list) || list.length === 0 || !list.every(isDeclaration)) continue;
    return { vendor: "Gemini", field, declarations: list.map((_, index) => declarationAt(tool, [field, index])) };
  }
  return undefined;
}

/** Bedrock puts a schema under `json`, alone. */
export function wrappedSchema(schema: Json | undefined): JsonObject | undefined {
  const inner = member(schema, "json");
  return isObject(schema) && Object.keys(schema).length === 1 && isObject(inner) ? inner : undefined;
}

const kept = new Set(["name", "title", "description", "outputSchema", "annotations"]);

/** What stands where in a declaration at some path of a tool. */
export function declarationAt(tool: JsonObject, path: Path): Declaration {
  const declaration = valueAt(tool, path) as JsonObject;
  const fields = new Map<string, Path>();
  const dropped: string[] = [];
  for (const key of Object.keys(declaration)) {
    if (kept.has(key)) fields.set(key, [...path, key]);
    else if (isSchemaName(key) && !fields.has("inputSchema")) {
      const wrapped = wrappedSchema(declaration[key]) !== undefined;
      fields.set("inputSchema", [...path, key, ...(wrapped ? ["json"] : [])]);
    } else dropped.push(key);
  }
  return { path, fields, dropped };
}

function isDeclaration(value: Json | undefined): boolean {
  return isObject(value) && (typeof member(value, "name") === "string" || Object.keys(value).some(isSchemaName));
}
