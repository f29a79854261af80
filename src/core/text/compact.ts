import type { JsonNode } from "../types.ts";

/** The same tree in less memory, for as long as its text is remembered: the parser leaves room for seventeen where a name and a value stand. */
export function compact(root: JsonNode): JsonNode {
  const node = root as { -readonly [Field in "children"]: JsonNode[Field] };
  if (!node.children) return root;
  for (const child of node.children) compact(child);
  node.children = node.children.slice();
  return root;
}
