import { argumentsOf } from "./call.ts";
import type { Evaluator } from "./evaluator.ts";
import type { TypeScriptModule } from "./module.ts";
import { childrenOf, type SyntaxNode } from "./syntax.ts";
import type { Frame, Value } from "./value.ts";

/** More turns than a list of tools has. */
const maxFrames = 500;

/** What the loops and functions around a place are run with, as far as the source of the module tells. */
export function framesAround(node: SyntaxNode, module: TypeScriptModule, evaluator: Evaluator): readonly Frame[] {
  const holders: SyntaxNode[] = [];
  for (let at = node.parent; at && holders.length < 8; at = at.parent) {
    if (/^(?:ForStatement|ArrowFunction|FunctionExpression|FunctionDeclaration|MethodDeclaration)$/.test(at.name))
      holders.unshift(at);
  }
  let frames: (Frame | undefined)[] = [undefined];
  for (const of of holders) {
    const next = frames.flatMap((outer) =>
      runs(of, module, outer, evaluator).map(({ given, at }): Frame => ({ of, module, arguments: given, outer, at })),
    );
    if (next.length > 0) frames = next.slice(0, maxFrames);
  }
  return frames.filter((frame): frame is Frame => frame !== undefined);
}

interface Run {
  readonly given: readonly Value[];
  readonly at: number;
}

/** The arguments of each run: of a loop its items, of a function those of its calls. */
function runs(
  of: SyntaxNode,
  module: TypeScriptModule,
  frame: Frame | undefined,
  evaluator: Evaluator,
): readonly Run[] {
  if (of.name === "ForStatement") {
    const spec = of.getChild("ForOfSpec");
    const list = spec && childrenOf(spec).findLast(({ name }) => name !== ")");
    const value = list && evaluator.evaluate(list, module, frame);
    return value?.kind === "list" ? value.items.map((item) => ({ given: [item], at: of.from })) : [];
  }
  const call = of.parent?.name === "ArgList" ? of.parent.parent : null;
  const callee = call?.firstChild;
  if (
    callee?.name === "MemberExpression" &&
    /\.(?:forEach|map|flatMap)$/.test(module.text.slice(callee.to - 12, callee.to))
  ) {
    const list = callee.firstChild && evaluator.evaluate(callee.firstChild, module, frame);
    return list?.kind === "list" ? list.items.map((item) => ({ given: [item], at: of.from })) : [];
  }
  const name = nameOf(of, module);
  return name === undefined
    ? []
    : callsOf(name, module).map((node) => ({
        given: argumentsOf(node, { node, module, frame }, evaluator),
        at: node.from,
      }));
}

function nameOf(of: SyntaxNode, module: TypeScriptModule): string | undefined {
  const own = of.getChild("VariableDefinition") ?? of.getChild("PropertyDefinition");
  const outer = own ?? (of.parent?.name === "VariableDeclaration" ? of.parent.getChild("VariableDefinition") : null);
  return outer ? module.text.slice(outer.from, outer.to) : undefined;
}

/** The arguments of every call of a function by its name. */
function callsOf(name: string, module: TypeScriptModule): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  module.root.tree?.iterate({
    enter(at) {
      if (at.name !== "ArgList" || found.length >= maxFrames) return;
      const before = module.text.slice(Math.max(0, at.from - name.length - 1), at.from);
      if (before.endsWith(name) && !/[\w$]/.test(before.slice(0, before.length - name.length))) found.push(at.node);
    },
  });
  return found;
}
