import { isObject, member } from "../../../json.ts";
import { sinceWhen } from "../../../mcp/index.ts";
import { dereference, jsonTypes, subschemas } from "../../../schema/index.ts";
import type { Json, JsonObject } from "../../../types.ts";
import { codeValue } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const mcpOutputSchemaRootLegacy: Rule = {
  id: "mcp/output-schema-root-legacy",
  severity: "warning",
  preset: "recommended",
  radius: "server",
  summary: "The outputSchema is not of type object",
  why: "2026-07-28 allows any schema, older revisions only objects. Clients with version 1 of the official SDK reject the whole tools/list for it, so every tool of the server is gone.",
  source: "MCP schema 2025-06-18 and 2025-11-25, Tool.outputSchema; SEP-2106",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_tags",
  "description": "Lists all tags.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "outputSchema": { "type": «"array"», "items": { "type": "string" } }
}`,
    good: `{
  "name": "list_tags",
  "description": "Lists all tags.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "outputSchema": {
    "type": "object",
    "properties": { "tags": { "type": "array", "items": { "type": "string" } } },
    "required": ["tags"]
  }
}`,
  },
  *tool(tool, { revision }) {
    const schema = member(tool, "outputSchema");
    if (!isObject(schema)) return;
    const type = member(schema, "type");
    // Of a type that does not exist mcp/schema-valid speaks.
    if (type === "object" || ![type].flat().every((one) => one === undefined || jsonTypes.includes(one as never)))
      return;
    const refused = revision.messages.structured === "object";
    const since = sinceWhen(({ messages }) => messages.structured === "any");
    const what =
      type === undefined ? '`outputSchema` has no `"type": "object"`' : `The root type is ${codeValue(type)}`;
    yield {
      path: type === undefined ? ["outputSchema"] : ["outputSchema", "type"],
      place: type === undefined ? "key" : "whole",
      ...(refused && { severity: "error" as const }),
      message: `${what}: clients from before ${since} reject the whole list for it`,
      repairs: [...declare(schema, type), ...wrap(schema)],
    };
  },
};

function declare(schema: JsonObject, type: Json | undefined): readonly Repair[] {
  const only = isObjectSchema(schema, schema);
  const likely = only || isObject(member(schema, "properties")) || [type].flat().includes("object");
  const title = type === undefined ? 'Add "type": "object"' : 'Use "object"';
  const changes = [{ kind: "set", path: ["outputSchema", "type"], value: "object", first: true }] as const;
  return likely ? [{ title, safe: only, changes }] : [];
}

/** Whether nothing but an object can be valid, so that saying so changes nothing. */
function isObjectSchema(schema: JsonObject, root: JsonObject): boolean {
  const isObjects = (one: Json | undefined) => {
    const type = member(dereference(root, one ?? null), "type");
    return type === "object" || (Array.isArray(type) && type.length === 1 && type[0] === "object");
  };
  const every = ["anyOf", "oneOf"].some((keyword) => {
    const branches = member(schema, keyword);
    return Array.isArray(branches) && branches.length > 0 && branches.every(isObjects);
  });
  const parts = member(schema, "allOf");
  return isObjects(schema) || every || (Array.isArray(parts) && parts.some(isObjects));
}

/** As the SDK does for older peers; not where a name or a reference would lose its meaning one level down. */
function wrap(schema: JsonObject): readonly Repair[] {
  const { $schema, $defs, definitions, ...inner } = schema;
  for (const { schema: part } of subschemas(schema)) {
    if (["$id", "$anchor", "$dynamicRef", "$recursiveRef"].some((keyword) => member(part, keyword) !== undefined))
      return [];
    const reference = member(part, "$ref");
    if (typeof reference === "string" && /^#(?!\/(\$defs|definitions)\/)/.test(reference)) return [];
  }
  const value: JsonObject = {
    ...($schema !== undefined && { $schema }),
    type: "object",
    properties: { result: inner },
    required: ["result"],
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  };
  const changes = [{ kind: "set", path: ["outputSchema"], value }] as const;
  return [{ title: "Wrap it in an object as `result`", safe: false, changes }];
}
