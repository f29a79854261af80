import type { Span } from "../../core/index.ts";

/** The text from the first span to the last as a snippet, each of them a place to be filled. */
export function template(text: string, spans: readonly Span[]): string {
  let end = spans[0]?.offset ?? 0;
  const parts = spans.map(({ offset, length }, index) => {
    const before = text.slice(end, offset);
    end = offset + length;
    return `${escaped(before)}\${${index + 1}:${escaped(text.slice(offset, end))}}`;
  });
  return parts.join("");
}

const escaped = (text: string) => text.replace(/[\\$}]/g, "\\$&");

/** An empty list or object is where it ends: nothing waits behind it for Tab, or for Enter. */
export function ending(snippet: string): string {
  return /\$\{?[02-9]/.test(snippet) ? snippet : snippet.replace(/(?<=[[{]\s*)\$1(?=\s*[\]}])/, "$0");
}
