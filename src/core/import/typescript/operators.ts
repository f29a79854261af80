import type { At, Evaluator } from "./evaluator.ts";
import { childrenOf } from "./syntax.ts";
import { plain, type Value } from "./value.ts";

/** Operators on values that are known. */
export function operation({ node, module, frame }: At, evaluator: Evaluator): Value {
  const unknown = () => evaluator.unknown(node, module);
  const children = childrenOf(node);
  const sign = (index: number) => {
    const child = children[index];
    return child ? module.text.slice(child.from, child.to) : "";
  };
  if (node.name === "UnaryExpression") {
    const value = children[1] && evaluator.evaluate(children[1], module, frame);
    if (sign(0) === "void") return { kind: "undefined" };
    return value?.kind === "plain" ? (prefixed(sign(0), value.value) ?? unknown()) : unknown();
  }
  if (node.name === "ConditionalExpression") {
    const [test, , yes, , no] = children;
    const value = test && evaluator.evaluate(test, module, frame);
    const taken = value?.kind === "plain" ? (value.value ? yes : no) : value?.kind === "undefined" ? no : undefined;
    return taken ? evaluator.evaluate(taken, module, frame) : unknown();
  }
  return binary({ node, module, frame }, evaluator) ?? unknown();
}

function prefixed(sign: string, value: string | number | boolean | null): Value | undefined {
  if (sign === "-" && typeof value === "number") return plain(-value);
  if (sign === "+" && typeof value === "number") return plain(value);
  return sign === "!" ? plain(!value) : undefined;
}

/** A sum grows to the left, as deep as it is long: it is read from its start. */
function binary({ node, module, frame }: At, evaluator: Evaluator): Value | undefined {
  const rights: { readonly sign: string; readonly node: typeof node }[] = [];
  let at = node;
  while (at.name === "BinaryExpression") {
    const [left, operator, right] = childrenOf(at);
    if (!left || !operator || !right) return undefined;
    rights.unshift({ sign: module.text.slice(operator.from, operator.to), node: right });
    at = left;
  }
  let value = evaluator.evaluate(at, module, frame);
  for (const { sign, node: right } of rights) {
    const next = combined(sign, value, () => evaluator.evaluate(right, module, frame));
    if (!next) return undefined;
    value = next;
  }
  return value;
}

function combined(sign: string, left: Value, right: () => Value): Value | undefined {
  if (sign === "??") return left.kind === "undefined" ? right() : isNull(left) ? right() : left;
  if (sign === "||") return left.kind === "undefined" || (left.kind === "plain" && !left.value) ? right() : left;
  const other = right();
  if (left.kind !== "plain" || other.kind !== "plain") return undefined;
  const [a, b] = [left.value, other.value];
  if (sign === "+" && (typeof a === "string" || typeof b === "string")) return plain(`${a}${b}`);
  if (typeof a !== "number" || typeof b !== "number") return undefined;
  if (sign === "+") return plain(a + b);
  if (sign === "-") return plain(a - b);
  if (sign === "*") return plain(a * b);
  if (sign === "**") return plain(a ** b);
  if (sign === "<<") return plain(a << b);
  return sign === "/" && b !== 0 ? plain(a / b) : undefined;
}

function isNull(value: Value): boolean {
  return value.kind === "plain" && value.value === null;
}
