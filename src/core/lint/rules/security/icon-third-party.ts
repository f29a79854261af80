import { iconsOf } from "../../../mcp/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const securityIconThirdParty: Rule = {
  id: "security/icon-third-party",
  severity: "info",
  preset: "all",
  radius: "meaning",
  summary: "An icon comes from a host on the network",
  why: "Whoever runs that host sees who looks at the tools and when, so clients should load icons only from the host of the server itself. An icon inside of the descriptor is always shown.",
  source: "MCP specification, schema of Icon: src should be of the same domain or a trusted one",
  examples: {
    bad: `{
  "name": "add",
  "description": "Adds numbers.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": «"https://cdn.example.com/icon.png"» }]
}`,
    good: `{
  "name": "add",
  "description": "Adds numbers.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "data:image/png;base64,iVBORw0KGgo=" }]
}`,
  },
  *tool(tool) {
    for (const { src, path } of iconsOf(tool)) {
      const host = /^https?:\/\/([^/?#\s]{1,255})/i.exec(src)?.[1];
      if (host === undefined) continue;
      yield {
        path,
        message: `The icon comes from ${code(host)}: clients show it only if they trust that host or it is the server's own`,
      };
    }
  },
};
