import type { SyntaxNode } from "@lezer/common";
import { stringParts } from "./strings.ts";

/** The part of Python's expressions that signatures are made of. */
export type Expression =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "format"; readonly parts: readonly Expression[] }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "sum"; readonly sign: string; readonly items: readonly Expression[] }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "none" }
  | { readonly kind: "ellipsis" }
  | { readonly kind: "list"; readonly items: readonly Expression[] }
  | { readonly kind: "dict"; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: "union"; readonly items: readonly Expression[] }
  | { readonly kind: "subscript"; readonly of: Expression; readonly items: readonly Expression[] }
  | ({ readonly kind: "call"; readonly callee: string } & Arguments)
  | { readonly kind: "other"; readonly text: string };

export interface Arguments {
  readonly positional: readonly Expression[];
  readonly keywords: ReadonlyMap<string, Expression>;
  /** What follows two stars. */
  readonly spread?: readonly Expression[];
}

/** Deeper nesting is no type and no default that a schema could tell. */
const maxDepth = 60;

export function readExpression(node: SyntaxNode, text: string, depth = 0): Expression {
  const source = text.slice(node.from, node.to);
  const other: Expression = { kind: "other", text: source };
  if (depth > maxDepth) return other;
  const read = (inner: SyntaxNode) => readExpression(inner, text, depth + 1);
  switch (node.name) {
    case "VariableName":
      return { kind: "name", name: source };
    case "Boolean":
      return { kind: "boolean", value: source === "True" };
    case "None":
      return { kind: "none" };
    case "Ellipsis":
      return { kind: "ellipsis" };
    case "Number":
      return readNumber(source) ?? other;
    case "String":
    case "FormatString":
    case "ContinuedString": {
      const parts = stringParts(node, text);
      if (!parts) return other;
      if (parts.every((part) => typeof part === "string")) return { kind: "string", value: parts.join("") };
      return { kind: "format", parts: parts.map((part) => readPart(part, text, read)) };
    }
    case "ParenthesizedExpression": {
      const [inner] = partsOf(node);
      return inner ? read(inner) : other;
    }
    case "TupleExpression":
    case "ArrayExpression":
    case "SetExpression":
      return { kind: "list", items: partsOf(node).map(read) };
    case "DictionaryExpression":
      return readDictionary(node, read) ?? other;
    case "UnaryExpression":
      return negative(node, text, read) ?? other;
    case "BinaryExpression":
      return readBinary(node, text, read) ?? other;
    case "MemberExpression":
      return readMember(node, text, read) ?? other;
    case "CallExpression": {
      const [callee, list] = childrenOf(node);
      const name = callee && read(callee);
      if (name?.kind !== "name" || list?.name !== "ArgList") return other;
      return { kind: "call", callee: name.name, ...readArguments(list, text, depth + 1) };
    }
    default:
      return other;
  }
}

/** What stands between the brackets of a call; a star and what follows it are left out. */
export function readArguments(list: SyntaxNode, text: string, depth = 0): Arguments {
  const positional: Expression[] = [];
  const keywords = new Map<string, Expression>();
  const spread: Expression[] = [];
  for (const part of splitAtCommas(list)) {
    const [first, sign, value] = part;
    if (first?.name === "**" && sign) spread.push(readExpression(sign, text, depth));
    if (!first || first.name.startsWith("*")) continue;
    if (sign?.name === "AssignOp" && value) {
      keywords.set(text.slice(first.from, first.to), readExpression(value, text, depth));
    } else if (part.length === 1) positional.push(readExpression(first, text, depth));
  }
  return { positional, keywords, ...(spread.length > 0 && { spread }) };
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (child.name !== "Comment") found.push(child);
  return found;
}

/** The children of something in brackets, cut at its commas. */
export function splitAtCommas(node: SyntaxNode): SyntaxNode[][] {
  const parts: SyntaxNode[][] = [[]];
  for (const child of childrenOf(node).filter(({ name }) => !brackets.has(name))) {
    if (child.name === ",") parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts.filter((part) => part.length > 0);
}

const brackets = new Set(["(", ")", "[", "]", "{", "}"]);

function partsOf(node: SyntaxNode): SyntaxNode[] {
  return splitAtCommas(node).flatMap((part) => (part.length === 1 && part[0] ? [part[0]] : []));
}

function readNumber(source: string): Expression | undefined {
  const value = Number(source.replaceAll("_", ""));
  return Number.isFinite(value) ? { kind: "number", value } : undefined;
}

function negative(node: SyntaxNode, text: string, read: (inner: SyntaxNode) => Expression): Expression | undefined {
  const [sign, operand] = childrenOf(node);
  if (!sign || !operand) return undefined;
  const value = read(operand);
  const mark = text.slice(sign.from, sign.to);
  if (value.kind !== "number" || (mark !== "-" && mark !== "+")) return undefined;
  return mark === "-" ? { kind: "number", value: -value.value } : value;
}

/** `a | b | c` as one union, `a + b` as one sum: both grow to the left, as deep as they are long. */
function readBinary(node: SyntaxNode, text: string, read: (inner: SyntaxNode) => Expression): Expression | undefined {
  const operands: SyntaxNode[] = [];
  let sign: string | undefined;
  for (let at: SyntaxNode | undefined = node; at; ) {
    const [left, operator, right]: (SyntaxNode | undefined)[] = childrenOf(at);
    if (!left || !operator || !right) return undefined;
    const mark = text.slice(operator.from, operator.to);
    sign = mark;
    operands.unshift(right);
    if (left.name === "BinaryExpression" && markOf(left, text) === mark) at = left;
    else {
      operands.unshift(left);
      at = undefined;
    }
  }
  const items = operands.map(read);
  if (sign === "|") return { kind: "union", items };
  return sign !== undefined && ["+", "-", "*"].includes(sign) ? { kind: "sum", sign, items } : undefined;
}

function markOf(node: SyntaxNode, text: string): string | undefined {
  const operator = childrenOf(node)[1];
  return operator && text.slice(operator.from, operator.to);
}

/** What stands in the braces of an f-string; how it is to be formatted is not worked out. */
function readPart(part: string | SyntaxNode, text: string, read: (inner: SyntaxNode) => Expression): Expression {
  if (typeof part === "string") return { kind: "string", value: part };
  const inner = childrenOf(part).filter(({ name }) => !brackets.has(name));
  return inner.length === 1 && inner[0] ? read(inner[0]) : { kind: "other", text: text.slice(part.from, part.to) };
}

function readDictionary(node: SyntaxNode, read: (inner: SyntaxNode) => Expression): Expression | undefined {
  const entries: [Expression, Expression][] = [];
  for (const [key, colon, value, ...more] of splitAtCommas(node)) {
    if (!key || colon?.name !== ":" || !value || more.length > 0) return undefined;
    entries.push([read(key), read(value)]);
  }
  return { kind: "dict", entries };
}

function readMember(node: SyntaxNode, text: string, read: (inner: SyntaxNode) => Expression): Expression | undefined {
  const [of, mark, ...rest] = childrenOf(node);
  if (!of || !mark) return undefined;
  const holder = read(of);
  if (mark.name === ".") {
    const [property] = rest;
    if (holder.kind !== "name" || !property) return undefined;
    return { kind: "name", name: `${holder.name}.${text.slice(property.from, property.to)}` };
  }
  if (mark.name !== "[") return undefined;
  const items = rest.filter(({ name }) => name !== "," && name !== "]").map(read);
  return { kind: "subscript", of: holder, items };
}
