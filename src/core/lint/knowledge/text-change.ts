import type { Change, Text } from "../../text/index.ts";

/** Writes a string of a document in another way. */
export function rewrite({ path, place }: Pick<Text, "path" | "place">, to: string): Change {
  return place === "key" ? { kind: "rename", path, to } : { kind: "set", path, value: to };
}

/** What to call a string in a message. */
export function textKind({ place }: Pick<Text, "place">): string {
  return place === "key" ? "This key" : "This text";
}
