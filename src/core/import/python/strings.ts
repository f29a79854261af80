import type { SyntaxNode } from "@lezer/common";

const simple: Readonly<Record<string, string>> = {
  ...{ "\n": "", "\\": "\\", "'": "'", '"': '"', a: "\x07", b: "\b" },
  ...{ f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" },
};

/** The value of a string literal, also one in several pieces; undefined for bytes and for text that is computed. */
export function decodeString(node: SyntaxNode, text: string): string | undefined {
  const parts = stringParts(node, text);
  return parts?.every((part) => typeof part === "string") ? parts.join("") : undefined;
}

/** The pieces of a string literal: text, and what stands in the braces of an f-string; undefined for bytes. */
export function stringParts(node: SyntaxNode, text: string): readonly (string | SyntaxNode)[] | undefined {
  if (node.name !== "ContinuedString") return piecesOf(node, text);
  const whole: (string | SyntaxNode)[] = [];
  for (let piece = node.firstChild; piece; piece = piece.nextSibling) {
    if (piece.name === "Comment") continue;
    const parts = piecesOf(piece, text);
    if (!parts) return undefined;
    whole.push(...parts);
  }
  return whole;
}

function piecesOf(node: SyntaxNode, text: string): readonly (string | SyntaxNode)[] | undefined {
  const source = text.slice(node.from, node.to);
  const [, prefix = "", quote = ""] = /^([A-Za-z]*)("""|'''|"|')/.exec(source) ?? [];
  const flags = prefix.toLowerCase();
  const start = prefix.length + quote.length;
  if (quote === "" || flags.includes("b") || !source.endsWith(quote) || source.length < start + quote.length) {
    return undefined;
  }
  const decoded = (from: number, to: number) => {
    const body = text.slice(from, to).replace(/\r\n?/g, "\n");
    const unfolded = flags.includes("f") ? body.replaceAll("{{", "{").replaceAll("}}", "}") : body;
    return flags.includes("r") ? unfolded : unescaped(unfolded);
  };
  const parts: (string | SyntaxNode)[] = [];
  let at = node.from + start;
  for (const replacement of node.getChildren("FormatReplacement")) {
    parts.push(decoded(at, replacement.from), replacement);
    at = replacement.to;
  }
  return [...parts, decoded(at, node.to - quote.length)];
}

/** Escapes that Python does not know stay as they are, backslash and all. */
function unescaped(body: string): string {
  const escapes = /\\(?:([0-7]{1,3})|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g;
  return body.replace(escapes, (all, octal, byte, short, long, one) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    const digits = byte ?? short ?? long;
    if (digits === undefined) return Object.hasOwn(simple, one) ? (simple[one] as string) : all;
    const point = Number.parseInt(digits, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}
