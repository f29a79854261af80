import type { Evaluator } from "./evaluator.ts";
import type { TypeScriptModule } from "./module.ts";
import { childrenOf, type SyntaxNode } from "./syntax.ts";
import { memberOf, type Value } from "./value.ts";

type Members = Map<string, () => Value>;

/** What a class says of its instances: fields with values, and the object that it hands to the class that it extends. */
export function membersOfClass(node: SyntaxNode, module: TypeScriptModule, evaluator: Evaluator): Members {
  const members: Members = new Map();
  const body = node.getChild("ClassBody");
  const word = (at: SyntaxNode | null) => (at ? module.text.slice(at.from, at.to) : "");
  for (const part of body ? childrenOf(body) : []) {
    const name = word(part.getChild("PropertyDefinition"));
    if (part.name === "PropertyDeclaration") {
      const children = childrenOf(part);
      const sign = children.findIndex((child) => child.name === "Equals");
      const value = sign < 0 ? undefined : children[sign + 1];
      if (value) members.set(name, () => evaluator.evaluate(value, module, undefined));
    } else if (part.name === "MethodDeclaration" && name === "constructor") {
      const handed = handedOn(part, module, evaluator);
      if (handed?.kind === "object") for (const [key, read] of handed.members) members.set(key, read);
    }
  }
  const schema = members.get("schema");
  if (schema) members.set("schema", () => plainShape(schema()));
  return members;
}

/** `super({ … })`. */
function handedOn(maker: SyntaxNode, module: TypeScriptModule, evaluator: Evaluator): Value | undefined {
  for (const statement of maker.getChild("Block")?.getChildren("ExpressionStatement") ?? []) {
    const call = statement.getChild("CallExpression");
    const given = call?.getChild("super") ? call.getChild("ArgList")?.getChild("ObjectExpression") : null;
    if (given) return evaluator.evaluate(given, module, undefined);
  }
  return undefined;
}

/** Members as mcp-framework has them: `{ city: { type: z.string(), description: "…" } }`. */
function plainShape(value: Value): Value {
  if (value.kind !== "object") return value;
  const members: Members = new Map();
  for (const [name, read] of value.members) {
    const own = read();
    const type = memberOf(own, "type");
    if (type?.kind !== "zod") return value;
    const said = memberOf(own, "description");
    const meta = said?.kind === "plain" ? { ...type.schema.meta, description: String(said.value) } : type.schema.meta;
    members.set(name, () => ({ kind: "zod", schema: { ...type.schema, meta } }));
  }
  return members.size > 0 ? { ...value, members } : value;
}
