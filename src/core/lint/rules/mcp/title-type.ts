import { member } from "../../../json.ts";
import { inWords } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpTitleType: Rule = {
  id: "mcp/title-type",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "The title of a tool is not text",
  why: "The official SDK client rejects the whole tools/list for one title that is a number or null, so every tool of the server is gone.",
  source: "MCP schema since 2025-06-18, BaseMetadata.title; TypeScript SDK, ToolSchema",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "title": «null», "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false } }',
    good: '{ "name": "ping", "title": "Ping", "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool) {
    const title = member(tool, "title");
    if (title === undefined || typeof title === "string") return;
    const path = ["title"];
    const plain = typeof title === "number" || typeof title === "boolean";
    yield {
      path,
      message: `\`title\` must be text, not ${inWords(title)}: clients reject the whole list for it`,
      repairs: plain
        ? [{ title: "Write it as text", safe: false, changes: [{ kind: "set", path, value: String(title) }] }]
        : [{ title: "Remove `title`", safe: title === null, changes: [{ kind: "remove", path }] }],
    };
  },
};
