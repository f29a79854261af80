import type { JsonNode } from "../types.ts";

/**
 * A tree laid out over lines, every name and value written as it stands in the text: digits that JavaScript would lose, repeated
 * names and escapes stay. Where there are none, it is what `JSON.stringify(value, null, 2)` gives.
 */
export function pretty(node: JsonNode, text: string, indent = ""): string {
  const children = node.children ?? [];
  if ((node.type !== "object" && node.type !== "array") || children.length === 0) return literal(node, text);
  const inner = `${indent}  `;
  const lines = children.map((child) => inner + (node.type === "array" ? pretty(child, text, inner) : member(child)));
  const [open, close] = node.type === "array" ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;

  function member({ children: [name, value] = [] }: JsonNode): string {
    return `${name ? literal(name, text) : ""}: ${value ? pretty(value, text, inner) : "null"}`;
  }
}

function literal(node: JsonNode, text: string): string {
  if (node.type === "object") return "{}";
  if (node.type === "array") return "[]";
  return text.slice(node.offset, node.offset + node.length);
}
