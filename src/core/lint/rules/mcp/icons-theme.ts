import { isObject, member } from "../../../json.ts";
import type { Json } from "../../../types.ts";
import { codeValue } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpIconsTheme: Rule = {
  id: "mcp/icons-theme",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "The theme of an icon is neither `light` nor `dark`",
  why: "There are only these two; an icon for both leaves it out. The official SDK client rejects the whole tools/list for any other, so every tool of the server is gone.",
  source: "MCP schema since 2025-11-25, Icon.theme; TypeScript SDK, IconSchema",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "https://example.com/orders.png", "theme": «"Dark"» }]
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "https://example.com/orders.png", "theme": "dark" }]
}`,
  },
  *tool(tool) {
    const icons = member(tool, "icons");
    for (const [index, icon] of (Array.isArray(icons) ? (icons as Json[]) : []).entries()) {
      const theme = isObject(icon) ? member(icon, "theme") : undefined;
      if (theme === undefined || theme === "light" || theme === "dark") continue;
      const path = ["icons", index, "theme"];
      const meant = typeof theme === "string" ? theme.trim().toLowerCase() : "";
      yield {
        path,
        place: "whole",
        message: `The theme ${codeValue(theme)} is neither \`light\` nor \`dark\`: clients reject the whole list of tools for it`,
        repairs:
          meant === "light" || meant === "dark"
            ? [{ title: `Use \`${meant}\``, safe: true, changes: [{ kind: "set", path, value: meant }] }]
            : [{ title: "Remove `theme`", safe: theme === null, changes: [{ kind: "remove", path }] }],
      };
    }
  },
};
