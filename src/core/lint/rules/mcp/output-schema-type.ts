import { isObject, member } from "../../../json.ts";
import { readObject } from "../../../text/index.ts";
import { inWords } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const outputSchemaType: Rule = {
  id: "mcp/output-schema-type",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "The outputSchema of a tool is not an object",
  why: "It may be left out, but not be null, true or a list: the official SDK client rejects the whole tools/list for it, so every tool of the server is gone.",
  source: "MCP schema since 2025-06-18, Tool.outputSchema; TypeScript SDK, ToolSchema",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false }, "outputSchema": «null» }',
    good: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool) {
    const schema = member(tool, "outputSchema");
    if (schema === undefined || isObject(schema)) return;
    // Then mcp/schema-as-string says what is wrong.
    if (typeof schema === "string" && readObject(schema)) return;
    yield {
      path: ["outputSchema"],
      message: `\`outputSchema\` must be an object, not ${inWords(schema)}: clients reject the whole list for it`,
      repairs: [
        {
          title: "Remove the outputSchema",
          safe: schema === null,
          changes: [{ kind: "remove", path: ["outputSchema"] }],
        },
      ],
    };
  },
};
