import type { Span } from "../types.ts";
import { afterBlanks, endOfComment, endOfString, outline, stringEnds } from "./outline.ts";

interface OutlinedTool extends Span {
  readonly name: string | null;
}

/** The tools of a text and their names, found without a parser: what a list can show before the text is checked. */
export function outlinedTools(text: string): readonly OutlinedTool[] {
  const { elements, balanced, rootEnd } = outline(text);
  if (elements.length > 0) return elements.map((element) => ({ ...element, name: nameOf(text, element) }));
  const offset = afterBlanks(text, 0);
  if (!balanced || rootEnd < offset || text[offset] !== "{") return [];
  const root = { offset, length: rootEnd + 1 - offset };
  const keys = new Set([...membersOf(text, root)].map(({ key }) => key));
  const isTool = keys.has("name") && (keys.has("inputSchema") || keys.has("description"));
  return isTool && !keys.has("tools") ? [{ ...root, name: nameOf(text, root) }] : [];
}

function nameOf(text: string, tool: Span): string | null {
  for (const { key, value } of membersOf(text, tool)) if (key === "name") return value;
  return null;
}

/** The members of an object whose brackets all have partners, in their order; values other than strings are null. */
function* membersOf(whole: string, { offset, length }: Span) {
  // Cut out: what searches for the end of a string must not go through all the tools that follow.
  const text = whole.slice(offset, offset + length);
  const stringEnd = stringEnds(text);
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "/") at = endOfComment(text, at);
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    else if (character === '"') {
      const end = stringEnd(at);
      const colon = depth === 1 ? afterBlanks(text, end + 1) : -1;
      if (text[colon] === ":")
        yield { key: text.slice(at + 1, end), value: stringAt(text, afterBlanks(text, colon + 1)) };
      at = end;
    }
  }
}

function stringAt(text: string, at: number): string | null {
  if (text[at] !== '"') return null;
  try {
    return JSON.parse(text.slice(at, endOfString(text, at) + 1)) as string;
  } catch {
    return null;
  }
}
