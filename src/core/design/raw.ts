import { indentAt, reindent } from "../text/index.ts";
import type { Span } from "../types.ts";

/** The text of a schema with its comments, as it would stand at the left edge of a text field. */
export function schemaText(text: string, { offset, length }: Span): string {
  const raw = text.substring(offset, offset + length);
  return reindent(raw, indentAt(text, offset), "").replaceAll("\r\n", "\n");
}
