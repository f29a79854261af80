import { member } from "../../../json.ts";
import { iconsOf } from "../../../mcp/index.ts";
import type { Rule } from "../../rule.ts";

export const securityIconSvg: Rule = {
  id: "security/icon-svg",
  severity: "warning",
  preset: "strict",
  radius: "tool",
  summary: "An icon is an SVG",
  why: "An SVG can hold scripts, so careful clients do not show it, and no client has to. Every client shows PNG.",
  source: "MCP specification, schema of Icon: take care with SVG, support PNG and JPEG",
  examples: {
    bad: `{
  "name": "add",
  "description": "Adds numbers.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": «"https://example.com/icon.svg"» }]
}`,
    good: `{
  "name": "add",
  "description": "Adds numbers.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "https://example.com/icon.svg", "mimeType": "image/svg+xml" }, { "src": "https://example.com/icon.png", "mimeType": "image/png" }]
}`,
  },
  *tool(tool) {
    const icons = iconsOf(tool);
    const isSvg = ({ icon, src }: (typeof icons)[number]) =>
      member(icon, "mimeType") === "image/svg+xml" || /^data:image\/svg|^[^?#]{1,2000}\.svgz?(?:[?#]|$)/i.test(src);
    // Beside another icon it is an offer to those who dare.
    if (icons.some((icon) => !isSvg(icon))) return;
    for (const { path } of icons) {
      yield { path, message: "The only icon is an SVG, which can hold scripts: clients that refuse those show none" };
    }
  },
};
