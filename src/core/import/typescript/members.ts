import type { At, Evaluator } from "./evaluator.ts";
import { childrenOf } from "./syntax.ts";
import { plain, type Value } from "./value.ts";

/** `a.b`, `a?.b` and `a["b"]`. */
export function memberAccess({ node, module, frame }: At, evaluator: Evaluator): Value {
  const [of, mark, name] = childrenOf(node);
  if (!of || !mark || !name) return evaluator.unknown(node, module);
  if (of.name === "this") return ofClass({ node, module, frame }, module.text.slice(name.from, name.to), evaluator);
  const holder = evaluator.evaluate(of, module, frame);
  const key =
    mark.name === "[" ? evaluator.evaluate(name, module, frame) : plain(module.text.slice(name.from, name.to));
  const found = key.kind === "plain" ? memberIn(holder, String(key.value), evaluator) : undefined;
  return found ?? evaluator.unknown(node, module);
}

export function memberIn(of: Value, name: string, evaluator: Evaluator): Value | undefined {
  switch (of.kind) {
    case "object":
      return of.members.get(name)?.() ?? (of.open ? undefined : { kind: "undefined" });
    case "list":
      return name === "length" ? plain(of.items.length) : of.items[Number(name)];
    case "library":
      return { kind: "library", path: name === "z" || name === "default" ? of.path : `${of.path}.${name}` };
    case "namespace":
      return evaluator.exported(of.module, name);
    case "zod":
      return ofSchema(of, name);
    default:
      return undefined;
  }
}

/** What a schema tells of itself. */
function ofSchema({ schema: { def, meta } }: Extract<Value, { kind: "zod" }>, name: string): Value | undefined {
  const zod = (schema: Extract<Value, { kind: "zod" }>["schema"]): Value => ({ kind: "zod", schema });
  if (name === "description" && typeof meta.description === "string") return plain(meta.description);
  if (def.type === "object" && name === "shape") {
    return {
      kind: "object",
      open: false,
      members: new Map([...def.shape].map(([key, read]) => [key, () => zod(read())])),
    };
  }
  if (def.type === "enum" && name === "options")
    return { kind: "list", items: def.entries.map(([, value]) => plain(value)) };
  if (def.type === "enum" && ["enum", "Values", "Enum"].includes(name)) {
    return {
      kind: "object",
      open: false,
      members: new Map(def.entries.map(([key, value]) => [key, () => plain(value)])),
    };
  }
  if (def.type === "array" && name === "element") return zod(def.item);
  if (def.type === "union" && name === "options") return { kind: "list", items: def.options.map(zod) };
  return undefined;
}

/** The members that a spread adds. */
export function memberMap(value: Value): ReadonlyMap<string, () => Value> | undefined {
  if (value.kind === "object" && !value.open) return value.members;
  if (value.kind === "undefined") return new Map();
  return undefined;
}

/** A field of the class around. */
function ofClass({ node, module, frame }: At, name: string, evaluator: Evaluator): Value {
  let body = node.parent;
  while (body && body.name !== "ClassBody") body = body.parent;
  for (const property of body?.getChildren("PropertyDeclaration") ?? []) {
    const own = property.getChild("PropertyDefinition");
    const value = childrenOf(property).findIndex(({ name: kind }) => kind === "Equals");
    const given = value < 0 ? undefined : childrenOf(property)[value + 1];
    if (own && given && module.text.slice(own.from, own.to) === name) return evaluator.evaluate(given, module, frame);
  }
  return evaluator.unknown(node, module);
}
