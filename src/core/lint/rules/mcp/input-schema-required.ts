import { member } from "../../../json.ts";
import { foreignShape } from "../../../mcp/index.ts";
import { misnamedSchema } from "../../../text/index.ts";
import type { Rule } from "../../rule.ts";

/** With `properties`, which OpenAI demands of every object. */
const noArguments = { type: "object", properties: {}, additionalProperties: false };

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
    if (member(tool, "inputSchema") !== undefined || misnamedSchema(tool) !== undefined || foreignShape(tool)) return;
    yield {
      path: [],
      message: "`inputSchema` is missing: clients reject the whole list for one tool without it",
      repairs: [
        {
          title: "Add an inputSchema that takes no arguments",
          safe: false,
          changes: [{ kind: "set", path: ["inputSchema"], value: noArguments }],
        },
      ],
    };
  },
};
