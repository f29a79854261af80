import type { OnProgress, Stopped } from "../parse.ts";
import { type Place, placeOf } from "../place.ts";
import { type Declare, readAssignment, readExport, readHelper, readImport } from "./exports.ts";
import { childrenOf, parseSource, type SyntaxNode } from "./syntax.ts";

/** What a name stands for. */
export type Declaration =
  | { readonly kind: "value"; readonly node: SyntaxNode; readonly member?: string }
  | { readonly kind: "enum" | "function" | "class"; readonly node: SyntaxNode }
  /** Filled in by a call: the function or the loop that it belongs to, and its place. */
  | {
      readonly kind: "parameter";
      readonly of: SyntaxNode;
      readonly index: number;
      readonly member?: string;
      /** What it is where nothing is given: `(name = "x")`. */
      readonly usual?: SyntaxNode;
    }
  | { readonly kind: "import"; readonly from: string; readonly name: string };

export interface Placed {
  readonly declaration: Declaration;
  /** Where the name holds. */
  readonly from: number;
  readonly to: number;
}

export interface TypeScriptModule {
  readonly path: string;
  readonly text: string;
  readonly root: SyntaxNode;
  /** By name, each where it holds. */
  readonly names: ReadonlyMap<string, readonly Placed[]>;
  /** What other files may import: the name outside, and the local one or a module that it comes from. */
  readonly exports: ReadonlyMap<string, { readonly local: string } | { readonly from: string; readonly name: string }>;
  /** Modules whose every name is exported, too. */
  readonly passedOn: readonly string[];
  readonly calls: readonly SyntaxNode[];
  readonly objects: readonly SyntaxNode[];
  readonly classes: readonly SyntaxNode[];
  readonly mistakes: readonly Place[];
  /** What was not read of it. */
  readonly stopped: Stopped | undefined;
  /** The number of the line at an offset. */
  readonly lineAt: (offset: number) => number;
}

/** Calls that make tools. */
const registers =
  /\b(?:registerTool|registerToolTask|tool|addTool|registerAppTool|DynamicStructuredTool|dynamicTool|defineTool|createTool)\s*(?:<[^()]{0,60}>)?\s*$/;
/** Members that objects with tools in them have. */
const schemaNames = new Set(["inputSchema", "schema", "input_schema", "parameters", "category"]);
/** More mistakes than anyone reads. */
const maxPlaces = 100;

export function readModule(text: string, path: string, onProgress?: OnProgress): TypeScriptModule {
  const { tree, stopped } = parseSource(text, onProgress);
  const names = new Map<string, Placed[]>();
  const exports = new Map<string, { local: string } | { from: string; name: string }>();
  const passedOn: string[] = [];
  const calls: SyntaxNode[] = [];
  const objects: SyntaxNode[] = [];
  const classes: SyntaxNode[] = [];
  const mistakes: Place[] = [];
  const declare = (name: string, declaration: Declaration, scope: SyntaxNode) => {
    const placed = names.get(name) ?? [];
    placed.push({ declaration, from: scope.from, to: scope.to });
    names.set(name, placed);
  };
  tree.iterate({
    enter(at) {
      if (at.type.isError) {
        if (mistakes.length < maxPlaces) mistakes.push(placeOf(text, at.from));
        return;
      }
      switch (at.name) {
        // To make a node of every place takes seconds where the nesting is deep: words tell which are wanted.
        case "ArgList": {
          const call = registers.test(text.slice(Math.max(0, at.from - 80), at.from)) ? at.node.parent : null;
          if (call) calls.push(call);
          readHelper(at, text, exports, passedOn, (name, declaration) => declare(name, declaration, tree.topNode));
          break;
        }
        case "PropertyDefinition": {
          const holder = schemaNames.has(text.slice(at.from, at.to)) ? at.node.parent?.parent : null;
          if (holder?.name === "ObjectExpression" && objects.at(-1)?.from !== holder.from) objects.push(holder);
          break;
        }
        case "ImportDeclaration":
          readImport(at.node, text, (name, declaration) => declare(name, declaration, tree.topNode));
          break;
        case "ExportDeclaration":
          readExport(at.node, text, exports, passedOn, (name, declaration) => declare(name, declaration, tree.topNode));
          break;
        case "VariableDeclaration":
          readVariables(at.node, text, (name, declaration) => declare(name, declaration, scopeOf(at.node)));
          break;
        case "EnumDeclaration":
        case "FunctionDeclaration":
        case "ClassDeclaration": {
          const kind = at.name === "EnumDeclaration" ? "enum" : at.name === "ClassDeclaration" ? "class" : "function";
          const own = at.node.getChild("VariableDefinition") ?? at.node.getChild("TypeDefinition");
          if (own) declare(text.slice(own.from, own.to), { kind, node: at.node }, scopeOf(at.node));
          if (kind === "class") classes.push(at.node);
          break;
        }
        case "ParamList":
          readParameters(at.node, text, declare);
          break;
        case "ForOfSpec":
          readLoop(at.node, text, declare);
          break;
        case "AssignmentExpression":
          readAssignment(at.node, text, exports, (name, declaration) => declare(name, declaration, tree.topNode));
      }
    },
  });
  const lineAt = lineCounter(text);
  return {
    path,
    text,
    root: tree.topNode,
    names,
    exports,
    passedOn,
    calls,
    objects,
    classes,
    mistakes,
    stopped,
    lineAt,
  };
}

/** Lines are counted once, when first asked for. */
function lineCounter(text: string): (offset: number) => number {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** The declaration of a name that holds at a place: the innermost one, of several the last. */
export function declarationAt(module: TypeScriptModule, name: string, at: number): Placed | undefined {
  let best: Placed | undefined;
  for (const placed of module.names.get(name) ?? []) {
    if (at < placed.from || at >= placed.to) continue;
    if (!best || placed.to - placed.from <= best.to - best.from) best = placed;
  }
  return best;
}

/** The block, function or file around a declaration. */
function scopeOf(node: SyntaxNode): SyntaxNode {
  let at = node;
  while (at.parent && at.name !== "Block") at = at.parent;
  return at;
}

/** `const a = 1, { b, c: d } = e`. */
function readVariables(node: SyntaxNode, text: string, declare: Declare): void {
  const children = childrenOf(node);
  for (const [index, child] of children.entries()) {
    if (!/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(child.name)) continue;
    const sign = children.slice(index + 1, index + 3).findIndex(({ name }) => name === "Equals");
    const value = sign < 0 ? undefined : children[index + sign + 2];
    if (!value) continue;
    if (child.name === "VariableDefinition") declare(text.slice(child.from, child.to), { kind: "value", node: value });
    else for (const [own, member] of patternNames(child, text)) declare(own, { kind: "value", node: value, member });
  }
}

/** The names in `{ a, b: c }` or `[a, b]`, each with the member that it takes. */
function patternNames(pattern: SyntaxNode, text: string): (readonly [name: string, member: string])[] {
  if (pattern.name === "ArrayPattern") {
    let index = 0;
    return childrenOf(pattern).flatMap((child) => {
      if (child.name === ",") index++;
      return child.name === "VariableDefinition" ? [[text.slice(child.from, child.to), String(index)] as const] : [];
    });
  }
  return pattern.getChildren("PatternProperty").flatMap((property) => {
    const own = property.getChild("VariableDefinition");
    const member = property.getChild("PropertyName") ?? own;
    return own && member ? [[text.slice(own.from, own.to), text.slice(member.from, member.to)] as const] : [];
  });
}

type DeclareIn = (name: string, declaration: Declaration, scope: SyntaxNode) => void;

function readParameters(list: SyntaxNode, text: string, declare: DeclareIn): void {
  const of = list.parent;
  if (!of) return;
  let index = 0;
  const children = childrenOf(list);
  for (const [at, child] of children.entries()) {
    if (child.name === ",") index++;
    else if (child.name === "VariableDefinition") {
      const usual = children[at + 1]?.name === "Equals" ? children[at + 2] : undefined;
      declare(text.slice(child.from, child.to), { kind: "parameter", of, index, ...(usual && { usual }) }, of);
    } else if (child.name === "ObjectPattern" || child.name === "ArrayPattern") {
      for (const [own, member] of patternNames(child, text)) declare(own, { kind: "parameter", of, index, member }, of);
    }
  }
}

/** `for (const tool of tools)`: the loop fills in the name. */
function readLoop(spec: SyntaxNode, text: string, declare: DeclareIn): void {
  const of = spec.parent;
  const own = spec.getChild("VariableDefinition");
  const pattern = spec.getChild("ObjectPattern") ?? spec.getChild("ArrayPattern");
  if (of && own) declare(text.slice(own.from, own.to), { kind: "parameter", of, index: 0 }, of);
  if (of && pattern) {
    for (const [name, member] of patternNames(pattern, text))
      declare(name, { kind: "parameter", of, index: 0, member }, of);
  }
}
