import { isObject } from "../../json.ts";
import { code } from "../../words.ts";
import { jsonFrom } from "../zod/building.ts";
import { make } from "../zod/make.ts";
import { callMethod } from "../zod/methods.ts";
import { type Rendering, render } from "../zod/render.ts";
import { anything } from "../zod/schema.ts";
import { callBuiltin, callOnList, callOnText } from "./builtins.ts";
import type { At, Evaluator } from "./evaluator.ts";
import { memberIn } from "./members.ts";
import { libraryOf } from "./resolve.ts";
import { childrenOf, itemsOf, type SyntaxNode, stringOf, unwrapped } from "./syntax.ts";
import { memberOf, textOf, type Value } from "./value.ts";

/** A call, or an object that is made with `new`. */
export function callValue(at: At, evaluator: Evaluator): Value {
  const { node, module, frame } = at;
  const list = node.getChild("ArgList");
  const callee = childrenOf(node).find(({ name }) => name !== "new");
  if (!callee || !list) return evaluator.unknown(node, module);
  const given = () => argumentsOf(list, at, evaluator);
  const inner = unwrapped(callee);
  if (node.name === "NewExpression") {
    return module.text.slice(inner.from, inner.to) === "RegExp"
      ? expression(given(), at, evaluator)
      : evaluator.unknown(node, module);
  }
  if (inner.name === "MemberExpression") {
    const [of, mark, name] = childrenOf(inner);
    if (!of || !name) return evaluator.unknown(node, module);
    const holder = evaluator.evaluate(of, module, frame);
    const key = mark?.name === "[" ? undefined : module.text.slice(name.from, name.to);
    return key === undefined ? evaluator.unknown(node, module) : callMember(holder, key, given, at, evaluator);
  }
  const name = module.text.slice(inner.from, Math.min(inner.to, inner.from + 100));
  if (name === "require") return required(list, at, evaluator);
  if (/^__(?:importDefault|importStar|toESM)$/.test(name)) return given()[0] ?? evaluator.unknown(node, module);
  const of = evaluator.evaluate(inner, module, frame);
  if (of.kind === "library") return callLibrary(of.path, given(), at, evaluator);
  return of.kind === "function" ? evaluator.call(of, given()) : evaluator.unknown(node, module);
}

export function argumentsOf(list: SyntaxNode, { module, frame }: At, evaluator: Evaluator): Value[] {
  return itemsOf(list).flatMap(({ node, spread }) => {
    const value = evaluator.evaluate(node, module, frame);
    return spread && value.kind === "list" ? value.items : [value];
  });
}

function callMember(holder: Value, name: string, given: () => Value[], at: At, evaluator: Evaluator): Value {
  const { node, module } = at;
  switch (holder.kind) {
    case "library":
      return callLibrary(name === "z" ? holder.path : `${holder.path}.${name}`, given(), at, evaluator);
    case "zod": {
      if (/^(?:safe)?parse(?:Async)?$|^spa$/.test(name)) return evaluator.unknown(node, module);
      if (name === "toJSONSchema") return ownJsonSchema([holder, ...given()], evaluator);
      const schema = callMethod(holder.schema, name, given(), evaluator.building);
      if (schema) return { kind: "zod", schema };
      evaluator.building.lose(
        `${code(`.${name}()`)} on line ${module.lineAt(node.to)} is not known here: it is left out`,
      );
      return holder;
    }
    case "plain":
      return (
        (typeof holder.value === "string" ? callOnText(holder.value, name, given()) : undefined) ??
        evaluator.unknown(node, module)
      );
    case "list":
      return callOnList(holder.items, name, given(), evaluator) ?? evaluator.unknown(node, module);
    default: {
      const own = memberIn(holder, name, evaluator);
      return own?.kind === "function" ? evaluator.call(own, given()) : evaluator.unknown(node, module);
    }
  }
}

function callLibrary(path: string, given: readonly Value[], at: At, evaluator: Evaluator): Value {
  const { node, module } = at;
  const { building } = evaluator;
  if (path === "fromJsonSchema" || path.endsWith(".fromJsonSchema")) {
    const value = jsonFrom(given[0], building);
    return isObject(value) ? { kind: "schema", value } : evaluator.unknown(node, module);
  }
  if (/^zodToJsonSchema(?:\.zodToJsonSchema)?$/.test(path)) return jsonSchema(given, evaluator);
  if (path === "z.toJSONSchema") return ownJsonSchema(given, evaluator);
  if (!path.startsWith("z.")) return callBuiltin(path, given, evaluator) ?? evaluator.unknown(node, module);
  const name = path.slice(2).replace(/^core\./, "");
  const schema = make(name, given, building);
  if (schema) return { kind: "zod", schema };
  building.lose(
    `${code(`z.${name}()`)} on line ${module.lineAt(node.from)} is not known here: any value is allowed there`,
  );
  return { kind: "zod", schema: anything };
}

/** What a converter makes of a schema. */
function jsonSchema(
  [of]: readonly Value[],
  { building }: Evaluator,
  as: Pick<Rendering, "side" | "version"> = { side: "input", version: building.version },
): Value {
  if (of?.kind !== "zod") return { kind: "unknown", text: "a schema", line: 0 };
  return { kind: "schema", value: render(of.schema, { ...as, lose: building.lose }) };
}

/** Zod's own writes what comes out of a schema, unless it is asked for what goes in. Only version 4 has it. */
function ownJsonSchema([of, options]: readonly Value[], evaluator: Evaluator): Value {
  const asked = options && textOf(memberOf(options, "io"));
  return jsonSchema(of ? [of] : [], evaluator, { side: asked === "input" ? "input" : "output", version: 4 });
}

function required(list: SyntaxNode, { node, module }: At, evaluator: Evaluator): Value {
  const string = list.getChild("String");
  const from = string ? stringOf(string, module.text) : "";
  return libraryOf("*", from) ?? evaluator.from(module, from) ?? evaluator.unknown(node, module);
}

function expression([source, flags]: readonly Value[], { node, module }: At, evaluator: Evaluator): Value {
  if (source?.kind === "regex") return source;
  if (source?.kind !== "plain") return evaluator.unknown(node, module);
  return {
    ...{ kind: "regex", source: String(source.value) },
    flags: flags?.kind === "plain" ? String(flags.value) : "",
  };
}
