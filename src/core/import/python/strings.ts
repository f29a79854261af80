import type { SyntaxNode } from "@lezer/common";

const simple: Readonly<Record<string, string>> = {
  ...{ "\n": "", "\\": "\\", "'": "'", '"': '"', a: "\x07", b: "\b" },
  ...{ f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" },
};

/** The value of a string literal, also one in several pieces; undefined for bytes and for text that is computed. */
export function decodeString(node: SyntaxNode, text: string): string | undefined {
  if (node.name !== "ContinuedString") return decodePiece(node, text);
  let whole = "";
  for (let piece = node.firstChild; piece; piece = piece.nextSibling) {
    if (piece.name === "Comment") continue;
    const value = decodePiece(piece, text);
    if (value === undefined) return undefined;
    whole += value;
  }
  return whole;
}

function decodePiece(node: SyntaxNode, text: string): string | undefined {
  if (node.getChild("FormatReplacement")) return undefined;
  const source = text.slice(node.from, node.to).replace(/\r\n?/g, "\n");
  const [, prefix = "", quote = ""] = /^([A-Za-z]*)("""|'''|"|')/.exec(source) ?? [];
  const flags = prefix.toLowerCase();
  const start = prefix.length + quote.length;
  if (quote === "" || flags.includes("b") || !source.endsWith(quote) || source.length < start + quote.length) {
    return undefined;
  }
  const body = source.slice(start, -quote.length);
  const unfolded = flags.includes("f") ? body.replaceAll("{{", "{").replaceAll("}}", "}") : body;
  return flags.includes("r") ? unfolded : unescaped(unfolded);
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
