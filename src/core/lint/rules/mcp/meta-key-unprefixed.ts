import { isPublishedKey, metaKeyParts, metaKeys, metaPath } from "../../../mcp/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpMetaKeyUnprefixed: Rule = {
  id: "mcp/meta-key-unprefixed",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A key of `_meta` has no prefix",
  why: "Gateways merge the `_meta` of several parties. A key that starts with your domain cannot collide with the same word of somebody else.",
  source: "MCP 2025-06-18 and later, basic, General fields: _meta",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { «"owner"»: "sales" }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { "com.example/owner": "sales" }
}`,
  },
  *tool(tool, { revision }) {
    for (const key of metaKeys(tool, revision)) {
      if (isPublishedKey(key) || metaKeyParts(key)?.labels.length !== 0) continue;
      const path = ["_meta", key];
      const to = metaPath(tool, key)?.at(-1);
      yield {
        path,
        place: "key",
        message: `${code(key)} has no prefix: somebody else's key of the same name would collide with it`,
        repairs:
          typeof to === "string"
            ? [{ title: `Rename to ${code(to)}`, safe: false, changes: [{ kind: "rename", path, to }] }]
            : [],
      };
    }
  },
};
