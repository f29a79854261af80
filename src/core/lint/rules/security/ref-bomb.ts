import { expandedSize } from "../../../schema/index.ts";
import type { Rule } from "../../rule.ts";

/** A schema of this size is no longer one that somebody wrote down. */
const maxSchemas = 10_000;
/** And its references make it at least so many times larger than its text. */
const leastGrowth = 20;

export const securityRefBomb: Rule = {
  id: "security/ref-bomb",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "References multiply a small schema into a huge one",
  why: "Many clients replace every reference by its target before they hand tools to a model. A few definitions that name each other several times grow to millions of schemas there and take the client down.",
  source: "MCP 2026-07-28, JSON Schema usage: limits on resource use; LangChain MCP adapters, dereferencing",
  examples: {
    bad: `{
  "name": "save_tree",
  "description": "Saves a tree.",
  "inputSchema": {
    "type": "object",
    "properties": { "tree": { "$ref": "#/$defs/a" } },
    «"$defs"»: {
      "a": { "type": "array", "prefixItems": [${repeat("b")}] },
      "b": { "type": "array", "prefixItems": [${repeat("c")}] },
      "c": { "type": "array", "prefixItems": [${repeat("d")}] },
      "d": { "type": "array", "prefixItems": [${repeat("e")}] },
      "e": { "type": "string" }
    }
  }
}`,
    good: `{
  "name": "save_tree",
  "description": "Saves a tree.",
  "inputSchema": {
    "type": "object",
    "properties": { "nodes": { "type": "array", "items": { "$ref": "#/$defs/node" } } },
    "$defs": { "node": { "type": "object", "properties": { "parent": { "type": "string" } } } }
  }
}`,
  },
  *schema({ root, path }) {
    if (path.length > 1) return;
    const { written, expanded } = expandedSize(root);
    if (expanded <= maxSchemas || expanded < written * leastGrowth) return;
    const size = expanded > 1e9 ? "more than a billion" : `${expanded.toLocaleString("en-US")}`;
    const map = ["$defs", "definitions"].find((keyword) => Object.hasOwn(root, keyword));
    yield {
      path: map === undefined ? path : [...path, map],
      place: "key",
      message: `Written out, the references of these ${written} schemas make ${size}: clients that resolve them run out of memory`,
    };
  },
};

function repeat(name: string): string {
  return Array<string>(12).fill(`{ "$ref": "#/$defs/${name}" }`).join(", ");
}
