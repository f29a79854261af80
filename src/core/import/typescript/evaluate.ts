import type { Building } from "../zod/building.ts";
import { callValue } from "./call.ts";
import type { Evaluator } from "./evaluator.ts";
import { arrayOf, dedented, enumOf, objectOf, templateOf } from "./expressions.ts";
import { memberAccess, memberIn } from "./members.ts";
import { type Declaration, declarationAt, type Placed, type TypeScriptModule } from "./module.ts";
import { operation } from "./operators.ts";
import { exportedFrom, libraryOf, type Modules } from "./resolve.ts";
import { childrenOf, numberOf, type SyntaxNode, stringOf, unwrapped } from "./syntax.ts";
import { type Frame, plain, type Value } from "./value.ts";

/** Deeper than any program that a person writes; a chain of calls nests, too. */
const maxDepth = 300;
/** Aliases of aliases can double without end. A long text has more to read. */
const maxSteps = (length: number) => 400_000 + length;

/** An interpreter of the part of JavaScript that schemas are written in. It runs nothing: what it does not know stays unknown. */
export function evaluator(modules: Modules, building: Omit<Building, "call">, length: number): Evaluator {
  const known = new Map<Declaration, Map<Frame | undefined, Value | "open">>();
  let depth = 0;
  let steps = maxSteps(length);

  const own: Evaluator = {
    building: { ...building, call: (of, given) => own.call(of, given) },
    evaluate(given, module, frame) {
      if (depth > maxDepth || steps-- <= 0) return own.unknown(given, module);
      depth++;
      const value = read(unwrapped(given), module, frame);
      depth--;
      return value;
    },
    unknown: (node, module) => ({
      ...{ kind: "unknown", text: module.text.slice(node.from, Math.min(node.to, node.from + 200)) },
      line: module.lineAt(node.from),
    }),
    call(of, given) {
      if (of.kind !== "function" || depth > maxDepth) return { kind: "unknown", text: "a call", line: 0 };
      const body = returned(of.node);
      const frame = { of: of.node, module: of.module, arguments: given, outer: of.frame };
      return body ? own.evaluate(body, of.module, frame) : own.unknown(of.node, of.module);
    },
    from(module, path) {
      const found = exportedFrom(modules, module, path, "*");
      return found && { kind: "namespace", module: found.module };
    },
    short: (name, module, frame) => named(module.text.slice(name.from, name.to), name, module, frame),
    exported: (module, name) => imported({ kind: "import", from: "", name }, module),
  };

  function read(node: SyntaxNode, module: TypeScriptModule, frame: Frame | undefined): Value {
    const source = () => module.text.slice(node.from, node.to);
    const at = { node, module, frame };
    switch (node.name) {
      case "String":
        return plain(stringOf(node, module.text));
      case "TemplateString":
        return templateOf(at, own);
      case "TaggedTemplateExpression":
        return dedented(templateOf({ ...at, node: childrenOf(node).at(-1) ?? node }, own));
      case "SequenceExpression": {
        const last = childrenOf(node).at(-1);
        return last ? own.evaluate(last, module, frame) : own.unknown(node, module);
      }
      case "Number": {
        const value = numberOf(source());
        return value === undefined ? own.unknown(node, module) : plain(value);
      }
      case "BooleanLiteral":
        return plain(source() === "true");
      case "null":
        return plain(null);
      case "RegExp": {
        const [, body = "", flags = ""] = /^\/([\s\S]*)\/(\w*)$/.exec(source()) ?? [];
        return { kind: "regex", source: body, flags };
      }
      case "ArrayExpression":
        return arrayOf(at, own);
      case "ObjectExpression":
        return objectOf(at, own);
      case "VariableName":
        return named(source(), node, module, frame);
      case "MemberExpression":
        return memberAccess(at, own);
      case "CallExpression":
      case "NewExpression":
        return callValue(at, own);
      case "ArrowFunction":
      case "FunctionExpression":
        return { kind: "function", node, module, frame };
      case "UnaryExpression":
      case "BinaryExpression":
      case "ConditionalExpression":
        return operation(at, own);
      default:
        return own.unknown(node, module);
    }
  }

  function named(name: string, node: SyntaxNode, module: TypeScriptModule, frame: Frame | undefined): Value {
    const placed = declarationAt(module, name, node.from);
    if (placed) return declared(name, placed, module, frame) ?? own.unknown(node, module);
    if (name === "undefined") return { kind: "undefined" };
    return libraryOf(name) ?? own.unknown(node, module);
  }

  function declared(
    name: string,
    { declaration, from, to }: Placed,
    module: TypeScriptModule,
    given: Frame | undefined,
  ): Value | undefined {
    if (declaration.kind === "parameter") return argument(declaration, module, given);
    // Only what is run around the declaration has a say in it, so that a schema which holds itself stays one and the same.
    let frame = given;
    while (frame && !(frame.module === module && frame.of.from <= from && to <= frame.of.to)) frame = frame.outer;
    const before = known.get(declaration)?.get(frame);
    if (before) return before === "open" ? undefined : before;
    const values = known.get(declaration) ?? new Map<Frame | undefined, Value | "open">();
    known.set(declaration, values);
    values.set(frame, "open");
    const value = valueBehind(name, declaration, module, frame);
    if (value) values.set(frame, value);
    else values.delete(frame);
    return value;
  }

  function valueBehind(
    name: string,
    declaration: Declaration,
    module: TypeScriptModule,
    frame: Frame | undefined,
  ): Value | undefined {
    switch (declaration.kind) {
      case "value": {
        const whole = own.evaluate(declaration.node, module, frame);
        const value = declaration.member === undefined ? whole : memberIn(whole, declaration.member, own);
        return value?.kind === "zod" && value.schema.name === undefined
          ? { kind: "zod", schema: { ...value.schema, name } }
          : value;
      }
      case "enum":
        return enumOf({ node: declaration.node, module, frame }, own);
      case "function":
        return { kind: "function", node: declaration.node, module, frame };
      case "import":
        return libraryOf(declaration.name, declaration.from) ?? imported(declaration, module) ?? asZod(declaration);
      default:
        return undefined;
    }
  }

  /** Projects pass Zod on from a file or a package of their own. */
  function asZod({ from, name }: Extract<Declaration, { kind: "import" }>): Value | undefined {
    if (name !== "z" && name !== "zod") return undefined;
    own.building.guess(`\`${name}\` is imported from \`${from}\`, which is not read: taken for Zod`);
    return { kind: "library", path: "z" };
  }

  function imported(
    { from, name }: Extract<Declaration, { kind: "import" }>,
    module: TypeScriptModule,
  ): Value | undefined {
    const found = exportedFrom(modules, module, from, name);
    if (found === undefined) return undefined;
    if (found.local === "*") return { kind: "namespace", module: found.module };
    const placed = declarationAt(found.module, found.local, found.module.root.from);
    return placed && declared(found.local, placed, found.module, undefined);
  }

  function argument(
    { of, index, member, usual }: Extract<Declaration, { kind: "parameter" }>,
    module: TypeScriptModule,
    frame: Frame | undefined,
  ): Value | undefined {
    for (let at = frame; at; at = at.outer) {
      if (at.of.from !== of.from || at.of.to !== of.to || at.module !== module) continue;
      const given = at.arguments[index] ?? ({ kind: "undefined" } as const);
      const value = usual && given.kind === "undefined" ? own.evaluate(usual, module, at) : given;
      return member !== undefined ? memberIn(value, member, own) : value;
    }
    return undefined;
  }

  return own;
}

/** The expression that a function returns, where it is the first thing that it returns. */
function returned(node: SyntaxNode): SyntaxNode | undefined {
  const body = childrenOf(node).at(-1);
  if (body?.name !== "Block") return body;
  const statement = childrenOf(body).find(({ name }) => name === "ReturnStatement");
  return statement && childrenOf(statement).find(({ name }) => name !== "return" && name !== ";");
}
