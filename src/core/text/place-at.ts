import { getLocation } from "jsonc-parser";
import type { Path, Span } from "../types.ts";
import { isTooDeep } from "./path-at.ts";

/** Where a cursor is, in a text that may be half-typed. */
interface TextPlace {
  readonly path: Path;
  /** Whether a key stands or is expected here, rather than a value. */
  readonly isKey: boolean;
  /** The string or word around the cursor, quotes included. */
  readonly token: Span | undefined;
}

export function placeAt(text: string, offset: number): TextPlace {
  if (isTooDeep(text)) return { path: [], isKey: false, token: undefined };
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const end = previousNode ? previousNode.offset + previousNode.length : 0;
  const isInside = previousNode && previousNode.offset < offset && (offset < end || text[end - 1] !== '"');
  const token = isInside && offset <= end ? { offset: previousNode.offset, length: previousNode.length } : undefined;
  return { path, isKey: isAtPropertyKey, token };
}
