import { type ParseError, type ParseOptions, parseTree } from "jsonc-parser";
import { isExactNumber } from "./number.ts";
import { syntaxFault } from "./syntax.ts";
import type { Fault, Json, JsonNode } from "./types.ts";

/** Past this many, further syntax errors are echoes of the first ones. */
const mostSyntaxFaults = 50;

const options: ParseOptions = { allowTrailingComma: true, allowEmptyContent: true };

export interface Parsed {
  readonly root: JsonNode | undefined;
  readonly faults: readonly Fault[];
}

/** JSONC text to a tree with positions; what is wrong with the text is a value too. The caller has checked the depth. */
export function parse(text: string): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, options);
  const faults: Fault[] = [];
  let lastOffset = -1;
  for (const error of errors) {
    if (error.offset === lastOffset) continue;
    lastOffset = error.offset;
    faults.push(syntaxFault(text, error));
    if (faults.length === mostSyntaxFaults) break;
  }
  return { root, faults };
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
      const seen = new Map<string, JsonNode>();
      for (const property of node.children ?? []) {
        const [key, value] = property.children ?? [];
        if (!key) continue;
        const name = String(key.value);
        const first = seen.get(name);
        if (first) {
          faults.push({ kind: "duplicate-key", ...span(key), path: [...path, name], key: name, first: span(first) });
        } else seen.set(name, key);
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
