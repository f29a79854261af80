import { isObject, member } from "../../../json.ts";
import type { JsonObject, Path } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const mcpBooleanPropertySchema: Rule = {
  id: "mcp/boolean-property-schema",
  severity: "warning",
  preset: "recommended",
  radius: "server",
  summary: "A property has `true` or `false` for a schema",
  why: "JSON Schema allows it, but MCP before 2026-07-28 has only objects there. Clients with version 1 of the official SDK reject the whole tools/list, so every tool of the server is gone.",
  source: "MCP schema up to 2025-11-25, Tool.inputSchema.properties; TypeScript SDK 1, ToolSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "save_note",
  "description": "Saves a note.",
  "inputSchema": {
    "type": "object",
    "properties": { "text": { "type": "string" }, "extra": «true», "secret": «false» }
  }
}`,
    good: `{
  "name": "save_note",
  "description": "Saves a note.",
  "inputSchema": {
    "type": "object",
    "properties": { "text": { "type": "string" }, "extra": {} }
  }
}`,
  },
  *tool(tool, { revision }) {
    for (const field of ["inputSchema", "outputSchema"]) {
      const properties = member(member(tool, field), "properties");
      const refused = !revision.messages.booleanParameters && revision.toolFields.includes(field);
      for (const [name, schema] of Object.entries(isObject(properties) ? properties : {})) {
        // As a name it is a slip, of which schema/keyword-inside-properties speaks.
        if (typeof schema !== "boolean" || name === "additionalProperties") continue;
        const path = [field, "properties", name];
        yield {
          path,
          ...(refused && { severity: "error" as const }),
          message: `The schema of ${code(name)} is \`${schema}\` instead of an object: older clients reject the whole list for it`,
          repairs: schema ? [set(path, "Write it as `{}`, which allows any value too", {})] : forbidden(path),
        };
      }
    }
  },
};

function forbidden(path: Path): readonly Repair[] {
  return [
    set(path, "Write it as `not: {}`, which forbids it too", { not: {} }),
    { title: `Remove ${code(String(path.at(-1)))}`, safe: false, changes: [{ kind: "remove", path }] },
  ];
}

function set(path: Path, title: string, value: JsonObject): Repair {
  return { title, safe: true, changes: [{ kind: "set", path, value }] };
}
