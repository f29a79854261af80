import type { Json } from "../../types.ts";
import type { Expression } from "./expression.ts";
import type { PythonClass, PythonModule } from "./module.ts";

/** The value of an expression that can be known without running it, names of the module included. */
export function literalOf(expression: Expression, module: PythonModule, hops = 8): Json | undefined {
  switch (expression.kind) {
    case "string":
    case "number":
    case "boolean":
      return expression.value;
    case "none":
      return null;
    case "list": {
      const items = expression.items.map((item) => literalOf(item, module, hops));
      return items.some((item) => item === undefined) ? undefined : (items as Json[]);
    }
    case "dict": {
      const entries = expression.entries.map(([key, value]) => [
        literalOf(key, module, hops),
        literalOf(value, module, hops),
      ]);
      if (entries.some(([key, value]) => typeof key !== "string" || value === undefined)) return undefined;
      return Object.fromEntries(entries as [string, Json][]);
    }
    case "format":
    case "sum":
      return computed(expression, module, hops);
    case "name": {
      if (hops === 0) return undefined;
      const [owner = "", member, ...more] = expression.name.split(".");
      if (member === undefined) {
        const assigned = module.names.get(owner);
        return assigned && literalOf(assigned, module, hops - 1);
      }
      // A member of an enumeration, or its value.
      if (more.length > 0 && more.join() !== "value") return undefined;
      const own = module.classes.get(owner);
      return own && memberValues(own, module, hops - 1).get(member);
    }
    case "call":
      return expression.positional.length + expression.keywords.size === 0 ? emptyOf(expression.callee) : undefined;
    default:
      return undefined;
  }
}

/** Texts that are put together and numbers that are worked out, from parts that are known. */
function computed(
  expression: Extract<Expression, { kind: "format" | "sum" }>,
  module: PythonModule,
  hops: number,
): Json | undefined {
  const parts = expression.kind === "format" ? expression.parts : expression.items;
  const values = parts.map((part) => literalOf(part, module, hops));
  const isText = values.every((value) => typeof value === "string");
  if (expression.kind === "format") {
    const known = values.every((value) => typeof value === "string" || Number.isInteger(value));
    return known ? values.join("") : undefined;
  }
  if (isText && expression.sign === "+") return values.join("");
  if (expression.sign === "+" && values.every(Array.isArray)) return values.flat() as Json[];
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length < values.length) return undefined;
  const work = { "+": (a: number, b: number) => a + b, "-": (a: number, b: number) => a - b };
  const step = expression.sign === "*" ? (a: number, b: number) => a * b : work[expression.sign as "+" | "-"];
  return numbers.reduce(step);
}

/** What `list()` and its like make. */
function emptyOf(callee: string): Json | undefined {
  if (["list", "set", "tuple", "frozenset"].includes(callee)) return [];
  return callee === "dict" ? {} : undefined;
}

/** The values of what a class assigns to its names, those of `auto()` counted as Python counts them. */
export function memberValues(
  { bases, fields }: PythonClass,
  module: PythonModule,
  hops = 8,
): Map<string, Json | undefined> {
  const values = new Map<string, Json | undefined>();
  let last = 0;
  for (const { name, value } of fields) {
    if (!value) continue;
    const isAuto = value.kind === "call" && /^(enum\.)?auto$/.test(value.callee);
    const known = isAuto ? (bases.includes("StrEnum") ? name.toLowerCase() : last + 1) : literalOf(value, module, hops);
    if (typeof known === "number") last = Math.max(last, known);
    values.set(name, known);
  }
  return values;
}
