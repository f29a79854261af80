import { isObject, member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

export const mcpNoParamsClosed: Rule = {
  id: "mcp/no-params-closed",
  severity: "hint",
  preset: "strict",
  radius: "meaning",
  summary: "A tool without parameters still takes any arguments",
  why: "An open object accepts whatever a model makes up, and nobody notices. The specification recommends the closed form for tools that take nothing.",
  source: "MCP specification since 2025-11-25, server/tools, tools with no parameters",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "description": "Answers pong.", «"inputSchema"»: { "type": "object", "properties": {} } }',
    good: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "properties": {}, "additionalProperties": false } }',
  },
  *tool(tool) {
    const schema = member(tool, "inputSchema");
    if (!isObject(schema) || member(schema, "type") !== "object") return;
    const properties = member(schema, "properties");
    const required = member(schema, "required");
    // Where there are no `properties` at all, schema/object-missing-properties speaks.
    if (!isObject(properties) || Object.keys(properties).length > 0) return;
    if (required !== undefined && !(Array.isArray(required) && required.length === 0)) return;
    if (Object.keys(schema).some((keyword) => !silent.has(keyword))) return;
    yield {
      path: ["inputSchema"],
      message: "The tool has no parameters but takes any arguments: nobody notices those that a model makes up",
      repairs: [
        {
          title: "Close it with `additionalProperties: false`",
          safe: false,
          changes: [{ kind: "set", path: ["inputSchema", "additionalProperties"], value: false }],
        },
      ],
    };
  },
};

/** Keywords that say nothing about further arguments. */
const silent = new Set([
  ...["type", "properties", "required", "title", "description"],
  ...["$schema", "$id", "$comment", "$defs", "definitions"],
]);
