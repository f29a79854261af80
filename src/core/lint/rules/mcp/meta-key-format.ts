import { isPublishedKey, metaKeyParts, metaKeys, metaPath } from "../../../mcp/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpMetaKeyFormat: Rule = {
  id: "mcp/meta-key-format",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A key of `_meta` breaks the rules for such keys",
  why: "A key is a name, or the labels of a domain, a slash and a name. Clients and gateways that sort keys by whose they are cannot place any other.",
  source: "MCP 2025-06-18 and later, basic, General fields: _meta",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { «"1shop/-owner"»: "sales", «"my team"»: "north" }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { "com.example/owner": "sales", "com.example/team": "north" }
}`,
  },
  *tool(tool, { revision }) {
    for (const key of metaKeys(tool, revision)) {
      if (isPublishedKey(key) || metaKeyParts(key)) continue;
      const path = ["_meta", key];
      const to = metaPath(tool, key.slice(key.lastIndexOf("/") + 1).slice(0, 100))?.at(-1);
      yield {
        path,
        place: "key",
        message: `${code(key)} is not of the form \`com.example/name\` or \`name\`: clients cannot tell whose key it is`,
        repairs:
          typeof to === "string"
            ? [{ title: `Rename to ${code(to)}`, safe: false, changes: [{ kind: "rename", path, to }] }]
            : [],
      };
    }
  },
};
