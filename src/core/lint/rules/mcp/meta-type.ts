import { isObject, member } from "../../../json.ts";
import { inWords } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpMetaType: Rule = {
  id: "mcp/meta-type",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "`_meta` is not an object",
  why: "The official SDK client rejects the whole tools/list for it, so every tool of the server is gone.",
  source: "MCP schema since 2025-06-18, Tool._meta; TypeScript SDK, ToolSchema",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false }, "_meta": «null» }',
    good: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false }, "_meta": { "com.example/owner": "ops" } }',
  },
  *tool(tool) {
    const meta = member(tool, "_meta");
    if (meta === undefined || isObject(meta)) return;
    const empty = meta === null || (Array.isArray(meta) && meta.length === 0);
    yield {
      path: ["_meta"],
      message: `\`_meta\` must be an object, not ${inWords(meta)}: clients reject the whole list for it`,
      repairs: [{ title: "Remove `_meta`", safe: empty, changes: [{ kind: "remove", path: ["_meta"] }] }],
    };
  },
};
