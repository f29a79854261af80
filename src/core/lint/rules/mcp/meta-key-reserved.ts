import { metaKeyParts, metaKeys, metaPath } from "../../../mcp/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpMetaKeyReserved: Rule = {
  id: "mcp/meta-key-reserved",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A key of `_meta` uses a prefix that belongs to MCP",
  why: "A later revision may give the key a meaning of its own, and clients may act on it by then. Data of your own belongs under your own domain.",
  source: "MCP 2025-06-18 and later, basic, General fields: _meta",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { «"dev.mcp/owner"»: "sales" }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists open orders.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "_meta": { "com.example.mcp/owner": "sales" }
}`,
  },
  *tool(tool, { revision }) {
    for (const key of metaKeys(tool, revision)) {
      const { labels = [], name = "" } = metaKeyParts(key) ?? {};
      const owner = revision.metaPrefix === "domain" ? labels.at(-2) : labels[1];
      if (!/^(mcp|modelcontextprotocol)$/i.test(owner ?? "") || isDefined(labels, name)) continue;
      const path = ["_meta", key];
      const to = metaPath(tool, name)?.at(-1);
      yield {
        path,
        place: "key",
        message: `The prefix of ${code(key)} is reserved for MCP: a later revision may give the key another meaning`,
        repairs:
          typeof to === "string"
            ? [{ title: `Rename to ${code(to)}`, safe: false, changes: [{ kind: "rename", path, to }] }]
            : [],
      };
    }
  },
};

/** Keys that MCP itself, its registry or one of its extensions defines. */
function isDefined(labels: readonly string[], name: string): boolean {
  const prefix = labels.join(".");
  return prefix.startsWith("io.modelcontextprotocol.") || (prefix === "io.modelcontextprotocol" && names.has(name));
}

const names = new Set([
  ...["protocolVersion", "clientInfo", "clientCapabilities", "logLevel", "subscriptionId", "serverInfo"],
  ...["related-task", "model-immediate-response", "tasks", "ui"],
]);
