import { insertEdits, lineEnd, type MemberWriter, unitOf } from "../../text/index.ts";
import type { JsonNode, TextEdit } from "../../types.ts";
import type { Source } from "../edit.ts";

/** The first fields of an object that has no `properties` yet, and what of them is required: written at once, at its end. */
export function newProperties(
  { root, text }: Source,
  target: JsonNode,
  write: MemberWriter,
  required: readonly string[],
): readonly TextEdit[] {
  return insertEdits(text, target, target.children?.length ?? 0, (indent, comma) => {
    const names = required.length > 0 ? `,${lineEnd(text)}${indent}"required": ${listed(required)}` : "";
    return `"properties": ${block({ root, text }, indent, write)}${names}${comma ? "," : ""}`;
  });
}

/** Members in lines of their own, between braces. */
export function block({ root, text }: Pick<Source, "root" | "text">, indent: string, write: MemberWriter): string {
  const inner = indent + unitOf(root, text);
  return `{${lineEnd(text)}${inner}${write(inner, false)}${lineEnd(text)}${indent}}`;
}

function listed(names: readonly string[]): string {
  return `[${names.map((name) => JSON.stringify(name)).join(", ")}]`;
}
