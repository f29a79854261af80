import { iconsOf } from "../../../mcp/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const securityIconScheme: Rule = {
  id: "security/icon-scheme",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "An icon has an address that clients must not load",
  why: "Clients load icons only from https: and data: addresses of images. Others can run a script, read a local file, or tell everybody on the network which tools a user has.",
  source: "MCP specification, schema of Icon: src is an HTTP(S) URL or a data URI",
  fixable: true,
  examples: {
    bad: `{
  "name": "add",
  "description": "Adds numbers.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": «"javascript:alert(1)"» }, { "src": «"http://example.com/icon.png"» }]
}`,
    good: `{
  "name": "add",
  "description": "Adds numbers.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "icons": [{ "src": "https://example.com/icon.png" }, { "src": "data:image/png;base64,iVBORw0KGgo=" }]
}`,
  },
  *tool(tool) {
    for (const { src, scheme, path } of iconsOf(tool)) {
      if (/^https:\/\/[^\s/]/i.test(src) || /^data:image\/[a-z]/i.test(src)) continue;
      const plain = /^http:\/\/[^\s/]/i.test(src);
      yield {
        path,
        ...(plain && { severity: "warning" }),
        message: plain
          ? "The icon is loaded without encryption: anybody on the network sees and can change it"
          : scheme === "data"
            ? "The icon is data that is no image: clients refuse it, or run it"
            : scheme === "" || scheme === "http" || scheme === "https"
              ? `${code(src)} is no full address: clients do not know where to find the icon`
              : `${code(`${scheme}:`)} is no scheme for an icon: clients refuse it, or worse, open it`,
        repairs: plain
          ? [
              {
                title: "Use https",
                safe: false,
                changes: [{ kind: "set", path, value: src.replace(/^http:/i, "https:") }],
              },
            ]
          : [],
      };
    }
  },
};
