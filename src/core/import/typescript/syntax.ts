import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/javascript";
import { type OnProgress, type Parsed, parseWithin } from "../parse.ts";

export type { SyntaxNode } from "@lezer/common";

const typescript = parser.configure({ dialect: "ts" });
/** Angle brackets are elements there, so that casts in them would be mistakes. */
const jsx = parser.configure({ dialect: "ts jsx" });

export function parseSource(text: string, onProgress?: OnProgress): Parsed {
  return parseWithin(/<\/\w+>|\/>/.test(text) ? jsx : typescript, text, onProgress);
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== "LineComment" && child.name !== "BlockComment") found.push(child);
  }
  return found;
}

/** The expression inside brackets, casts and assertions, which change no value. */
export function unwrapped(node: SyntaxNode): SyntaxNode {
  let at = node;
  for (let hops = 0; hops < 100; hops++) {
    const inner = innerOf(at);
    if (!inner) return at;
    at = inner;
  }
  return at;
}

function innerOf(node: SyntaxNode): SyntaxNode | undefined {
  const children = childrenOf(node);
  switch (node.name) {
    case "ParenthesizedExpression":
      return children.find(({ name }) => name !== "(" && name !== ")");
    case "PostfixExpression":
      return children.at(-1)?.name === "LogicOp" ? children[0] : undefined;
    case "BinaryExpression":
      return children[1]?.name === "as" || children[1]?.name === "satisfies" ? children[0] : undefined;
    case "PrefixCast":
      return children.at(-1);
    case "InstantiationExpression":
    case "AwaitExpression":
      return children.find(({ name }) => name !== "await");
    default:
      return undefined;
  }
}

/** What stands between the brackets of a list, cut at its commas; of each part the last node counts, a spread is told. */
export function itemsOf(list: SyntaxNode): { readonly node: SyntaxNode; readonly spread: boolean }[] {
  const items: { node: SyntaxNode; spread: boolean }[] = [];
  let spread = false;
  for (const child of childrenOf(list)) {
    if (["(", ")", "[", "]", ",", "{", "}"].includes(child.name) || child.type.isError) continue;
    if (child.name === "Spread") spread = true;
    else {
      items.push({ node: child, spread });
      spread = false;
    }
  }
  return items;
}

const escapes: Readonly<Record<string, string>> = {
  ...{
    n: "\n",
    t: "\t",
    r: "\r",
    b: "\b",
    f: "\f",
    v: "\v",
    0: "\0",
    "\n": "",
    "\r\n": "",
    "\u2028": "",
    "\u2029": "",
  },
};

/** What stands between quotes or backticks, with its escapes read. */
export function unescaped(raw: string): string {
  const escapeOf = /\\(u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r\n|[\s\S])/g;
  return raw.replace(escapeOf, (_, whole: string, point?: string, four?: string, two?: string) => {
    const digits = point ?? four ?? two;
    if (digits === undefined) return Object.hasOwn(escapes, whole) ? (escapes[whole] as string) : whole;
    const code = Number.parseInt(digits, 16);
    return code > 0x10ffff ? whole : point === undefined ? String.fromCharCode(code) : String.fromCodePoint(code);
  });
}

export function stringOf(node: SyntaxNode, text: string): string {
  const raw = text.slice(node.from, node.to);
  const end = raw.length > 1 && raw.at(-1) === raw[0] ? -1 : undefined;
  return unescaped(raw.slice(1, end));
}

/** A number as JavaScript reads it; one with `n` is no number of JSON. */
export function numberOf(source: string): number | undefined {
  const plain = source.replaceAll("_", "");
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}
