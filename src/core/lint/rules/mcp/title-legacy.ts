import { member } from "../../../json.ts";
import type { Rule } from "../../rule.ts";

export const mcpTitleLegacy: Rule = {
  id: "mcp/title-legacy",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "The title of a tool stands only in `annotations`",
  why: "Since 2025-06-18 `title` is a field of the tool itself, and some clients and directories look only there.",
  source: "MCP schema since 2025-06-18, BaseMetadata.title",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "title": «"List orders"» }
}`,
    good: `{
  "name": "list_orders",
  "title": "List orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false }
}`,
  },
  *tool(tool, { revision }) {
    const title = member(member(tool, "annotations"), "title");
    if (typeof title !== "string" || title.trim() === "") return;
    if (member(tool, "title") !== undefined || !revision.toolFields.includes("title")) return;
    yield {
      path: ["annotations", "title"],
      message: "The title stands only in `annotations`: clients that look for `title` show the name instead",
      repairs: [{ title: "Copy it to `title`", safe: true, changes: [{ kind: "set", path: ["title"], value: title }] }],
    };
  },
};
