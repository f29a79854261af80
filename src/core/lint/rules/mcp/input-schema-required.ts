import { isObject, member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

/** Fields that `mcp/parameters-misnamed` takes for a misspelt `inputSchema`. */
const misnamed = ["parameters", "input_schema", "inputschema", "schema", "args"];

export const inputSchemaRequired: Rule = {
  id: "mcp/input-schema-required",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "A tool needs an inputSchema",
  why: "Every revision requires it. One tool without it makes the official SDK client reject the whole tools/list, so every tool of the server is gone.",
  source: "MCP schema of every revision, Tool.inputSchema",
  fixable: true,
  examples: {
    bad: '«{» "name": "ping", "description": "Answers pong." }',
    good: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool) {
    if (member(tool, "inputSchema") !== undefined || misnamed.some((field) => isObject(member(tool, field)))) return;
    yield {
      path: [],
      message: "`inputSchema` is missing: clients reject the whole list for one tool without it",
      repairs: [
        {
          title: "Add an inputSchema that takes no arguments",
          safe: false,
          changes: [{ kind: "set", path: ["inputSchema"], value: { type: "object", additionalProperties: false } }],
        },
      ],
    };
  },
};
