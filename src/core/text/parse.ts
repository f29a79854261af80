import { type ParseError, type ParseOptions, parseTree } from "jsonc-parser";
import type { Fault, Json, JsonNode } from "../types.ts";
import { compact } from "./compact.ts";
import { mend } from "./mend.ts";
import { isExactNumber } from "./number.ts";
import { outline } from "./outline.ts";
import { syntaxFaults } from "./syntax.ts";

const options: ParseOptions = { allowTrailingComma: true, allowEmptyContent: true };

export interface Parsed {
  readonly root: JsonNode | undefined;
  readonly faults: readonly Fault[];
}

/** JSONC text to a tree with positions; what is wrong with the text is a value too. */
export function parse(text: string): Parsed {
  const plain = tryParse(text);
  if (plain.errors.length === 0 && !plain.limit) return { root: plain.root, faults: [] };
  const { text: mended, faults, origin } = mend(text);
  const better = faults.length > 0 ? tryParse(mended) : plain;
  if (better === plain || better.limit) {
    return { root: plain.root, faults: plain.limit ? [plain.limit] : syntaxFaults(text, plain.errors) };
  }
  if (better.root) moveBack(better.root, origin);
  const errors = better.errors.map(({ error, offset, length }) => {
    const start = origin(offset);
    return { error, offset: start, length: origin(offset + length) - start };
  });
  const all = [...faults, ...syntaxFaults(text, errors)];
  return { root: better.root, faults: all.sort((a, b) => a.offset - b.offset) };
}

/** The parser goes down by recursion, so what is too deep for it never reaches it. */
function tryParse(text: string): { root: JsonNode | undefined; errors: ParseError[]; limit?: Fault } {
  const errors: ParseError[] = [];
  const { tooDeepAt } = outline(text);
  if (tooDeepAt !== undefined) return { root: undefined, errors, limit: tooDeep(tooDeepAt) };
  const root = parseTree(text, errors, options);
  return { root: root && compact(root), errors };
}

export function tooDeep(offset: number): Fault {
  return { kind: "limit", offset, length: 1, code: "too-deep", args: [] };
}

/** A tree of some text as one of the text that it was made from. */
export function moveBack(root: JsonNode, origin: (offset: number) => number): void {
  const node = root as { -readonly [Field in "offset" | "length"]: number };
  const start = origin(root.offset);
  node.length = origin(root.offset + root.length) - start;
  node.offset = start;
  for (const child of root.children ?? []) moveBack(child, origin);
}

/** Repeated keys and numbers that JavaScript cannot hold: the parsed value alone would hide both. */
export function inspect(root: JsonNode, text: string): Fault[] {
  const faults: Fault[] = [];
  const path: (string | number)[] = [];
  visit(root);
  return faults;

  function step(key: string | number, node: JsonNode): void {
    path.push(key);
    visit(node);
    path.pop();
  }

  function visit(node: JsonNode): void {
    if (node.type === "number") {
      const literal = text.substring(node.offset, node.offset + node.length);
      if (!isExactNumber(literal)) faults.push({ kind: "inexact-number", ...span(node), path: [...path], literal });
    } else if (node.type === "array") {
      node.children?.forEach((child, index) => {
        step(index, child);
      });
    } else if (node.type === "object") {
      const seen = new Map<string, { readonly first: JsonNode; times: number }>();
      for (const property of node.children ?? []) {
        const [key, value] = property.children ?? [];
        if (!key) continue;
        const name = String(key.value);
        const known = seen.get(name);
        if (known) {
          const times = ++known.times;
          const here = { ...span(key), path: [...path, name], key: name, first: span(known.first), times };
          faults.push({ kind: "duplicate-key", ...here });
        } else seen.set(name, { first: key, times: 1 });
        if (value) step(name, value);
      }
    }
  }
}

/** The value of a tree. Keys such as `__proto__` stay own properties, which the value parser of jsonc-parser loses. */
export function nodeValue(node: JsonNode): Json {
  if (node.type === "array") return (node.children ?? []).map(nodeValue);
  if (node.type !== "object") return (node.value ?? null) as Json;
  const object: Record<string, Json> = {};
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (!key || !value) continue;
    if (key.value === "__proto__") {
      Object.defineProperty(object, "__proto__", {
        value: nodeValue(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } else object[String(key.value)] = nodeValue(value);
  }
  return object;
}

function span(node: JsonNode) {
  return { offset: node.offset, length: node.length };
}
