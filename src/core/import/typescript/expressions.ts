import type { At, Evaluator } from "./evaluator.ts";
import { memberMap } from "./members.ts";
import { childrenOf, itemsOf, type SyntaxNode, stringOf, unescaped } from "./syntax.ts";
import { plain, textOf, type Value } from "./value.ts";

/** Text with values in it; unknown where one of them is. */
export function templateOf({ node, module, frame }: At, evaluator: Evaluator): Value {
  const end = module.text[node.to - 1] === "`" ? node.to - 1 : node.to;
  let text = "";
  let from = node.from + 1;
  for (const part of node.getChildren("Interpolation")) {
    text += unescaped(module.text.slice(from, part.from));
    const inner = childrenOf(part).find(({ name }) => !name.startsWith("Interpolation"));
    const value = inner && evaluator.evaluate(inner, module, frame);
    if (value?.kind !== "plain") return evaluator.unknown(inner ?? node, module);
    text += String(value.value);
    from = part.to;
  }
  return plain(text + unescaped(module.text.slice(from, end)));
}

export function arrayOf({ node, module, frame }: At, evaluator: Evaluator): Value {
  const items = itemsOf(node).flatMap(({ node: item, spread }) => {
    const value = evaluator.evaluate(item, module, frame);
    return spread && value.kind === "list" ? value.items : [value];
  });
  return { kind: "list", items };
}

export function objectOf({ node, module, frame }: At, evaluator: Evaluator): Value {
  const members = new Map<string, () => Value>();
  let open = false;
  for (const property of node.getChildren("Property")) {
    const children = childrenOf(property);
    const [first] = children;
    if (first?.name === "Spread") {
      const value = children[1] && evaluator.evaluate(children[1], module, frame);
      const spread = value && memberMap(value);
      if (spread) for (const [name, read] of spread) members.set(name, read);
      else open = true;
      continue;
    }
    const name = nameOf(property, { node, module, frame }, evaluator);
    if (name === undefined) open = true;
    else
      members.set(
        name,
        once(() => valueAt(property, { node, module, frame }, evaluator)),
      );
  }
  return { kind: "object", members, open };
}

function nameOf(property: SyntaxNode, { module, frame }: At, evaluator: Evaluator): string | undefined {
  const children = childrenOf(property);
  if (children[0]?.name === "[") {
    const value = children[1] && evaluator.evaluate(children[1], module, frame);
    return value?.kind === "plain" ? String(value.value) : undefined;
  }
  const key = children.find(({ name }) => ["PropertyDefinition", "String", "Number"].includes(name));
  if (!key) return undefined;
  return key.name === "String" ? stringOf(key, module.text) : module.text.slice(key.from, key.to);
}

function valueAt(property: SyntaxNode, { module, frame }: At, evaluator: Evaluator): Value {
  const children = childrenOf(property);
  const colon = children.findIndex(({ name }) => name === ":");
  const value = colon < 0 ? undefined : children[colon + 1];
  if (value) return evaluator.evaluate(value, module, frame);
  if (property.getChild("ParamList")) {
    const own: Value = { kind: "function", node: property, module, frame };
    return children[0]?.name === "get" ? evaluator.call(own, []) : own;
  }
  const [name] = children;
  return name ? evaluator.short(name, module, frame) : evaluator.unknown(property, module);
}

/** An `enum` of TypeScript, as the object that it becomes. */
export function enumOf({ node, module, frame }: At, evaluator: Evaluator): Value {
  const members = new Map<string, () => Value>();
  const body = node.getChild("EnumBody");
  const children = body ? childrenOf(body) : [];
  let next = 0;
  for (const [index, child] of children.entries()) {
    if (child.name !== "PropertyName" && child.name !== "String") continue;
    if (children[index - 1]?.name === "Equals") continue;
    const name = child.name === "String" ? stringOf(child, module.text) : module.text.slice(child.from, child.to);
    const given = children[index + 1]?.name === "Equals" ? children[index + 2] : undefined;
    const value = given ? evaluator.evaluate(given, module, frame) : plain(next);
    if (value.kind === "plain" && typeof value.value === "number") next = value.value + 1;
    members.set(name, () => value);
  }
  return { kind: "object", members, open: false };
}

function once(read: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= read());
}

/** Without the indentation that all lines share, as the tags for long texts do it. */
export function dedented(value: Value): Value {
  const text = textOf(value);
  if (text === undefined) return value;
  const lines = text.split("\n");
  const depths = lines.slice(1).flatMap((line) => (line.trim() === "" ? [] : [line.length - line.trimStart().length]));
  const margin = depths.reduce((least, depth) => Math.min(least, depth), Number.POSITIVE_INFINITY);
  return plain(
    lines
      .map((line, index) => (index === 0 ? line : line.slice(Math.min(margin, line.length))))
      .join("\n")
      .trim(),
  );
}
