import { isObject, member } from "../../../json.ts";
import type { Json } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpIconsMime: Rule = {
  id: "mcp/icons-mime",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  summary: "An icon is of a kind that few clients show",
  why: "Clients that show icons must take PNG and JPEG and should take SVG and WebP. With any other kind, users of some clients see no icon.",
  source: "MCP schema since 2025-11-25, Icons",
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "https://example.com/orders.bmp", "mimeType": «"image/bmp"» }]
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "https://example.com/orders.png", "mimeType": "image/png" }]
}`,
  },
  *tool(tool) {
    const icons = member(tool, "icons");
    for (const [index, icon] of (Array.isArray(icons) ? (icons as Json[]) : []).entries()) {
      const kind = isObject(icon) ? member(icon, "mimeType") : undefined;
      if (typeof kind !== "string" || /^image\/(png|jpe?g|svg\+xml|webp)(;|$)/i.test(kind)) continue;
      yield {
        path: ["icons", index, "mimeType"],
        message: `Few clients show icons of the kind ${code(kind)}: PNG and JPEG work everywhere, SVG and WebP mostly`,
      };
    }
  },
};
