import type { Span, TextEdit } from "../../../core/index.ts";

/** Where the words behind some signs stand once edits are made: all in the one edit that has the first of them, in its order. */
export function spansBehind(edits: readonly TextEdit[], signs: readonly string[]): readonly Span[] {
  let shift = 0;
  for (const { offset, length, text } of edits.toSorted((a, b) => a.offset - b.offset)) {
    const spans = within(text, signs).map((span) => ({ ...span, offset: span.offset + offset + shift }));
    if (spans.length > 0) return spans;
    shift += text.length - length;
  }
  return [];
}

function within(text: string, signs: readonly string[]): Span[] {
  let from = 0;
  return signs.flatMap((sign) => {
    const at = text.indexOf(sign, from);
    if (at < 0) return [];
    const offset = at + sign.length;
    const length = /^\w*/.exec(text.slice(offset))?.[0].length ?? 0;
    from = offset + length;
    return [{ offset, length }];
  });
}
