import type { JsonNode } from "../core/index.ts";
import type { Failure } from "./host.ts";

/** A failure with the place in the file that it is about. */
export type At = (node: { readonly offset: number }, problem: string) => Failure;

export function members(object: JsonNode): [JsonNode, JsonNode][] {
  return (object.children ?? []).flatMap(({ children: [key, value] = [] }) => (key && value ? [[key, value]] : []));
}

export function textOf(node: JsonNode): string {
  return node.type === "string" ? String(node.value) : (JSON.stringify(node.value) ?? `an ${node.type}`);
}
