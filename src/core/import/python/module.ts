import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";
import { type OnProgress, parseWithin, type Stopped } from "../parse.ts";
import {
  type Arguments,
  childrenOf,
  type Expression,
  readArguments,
  readExpression,
  splitAtCommas,
} from "./expression.ts";
import { registrations } from "./registrations.ts";
import { decodeString } from "./strings.ts";

export interface Parameter {
  readonly name: string;
  readonly star: boolean;
  readonly annotation?: Expression;
  readonly value?: Expression;
}

/** `@a.b(...)`; without brackets there are no arguments. */
export interface Decorator extends Arguments {
  readonly name: string;
}

export interface PythonFunction {
  readonly name: string;
  readonly decorators: readonly Decorator[];
  readonly parameters: readonly Parameter[];
  readonly returns?: Expression;
  readonly docstring?: string;
  readonly topLevel: boolean;
}

export interface PythonClass {
  readonly name: string;
  readonly bases: readonly string[];
  readonly decorators: readonly Decorator[];
  readonly fields: readonly { readonly name: string; readonly annotation?: Expression; readonly value?: Expression }[];
  readonly docstring?: string;
  /** Methods that judge values when they run: `@field_validator` and its like. */
  readonly validators: readonly string[];
  /** False for a TypedDict whose fields may be left out. */
  readonly total: boolean;
  /** What is said of the class as a whole: after its bases, in `model_config` or in a class `Config` inside. */
  readonly config: ReadonlyMap<string, Expression>;
}

export interface PythonModule {
  readonly functions: readonly PythonFunction[];
  readonly classes: ReadonlyMap<string, PythonClass>;
  /** What is assigned to a name at the top, once. */
  readonly names: ReadonlyMap<string, Expression>;
  /** Descriptors that are built by hand: `Tool(name=…, inputSchema=…)`. */
  readonly calls: readonly Extract<Expression, { kind: "call" }>[];
  /** Functions that are made tools by a call: `mcp.add_tool(f)`, `mcp.tool()(f)`. */
  readonly registered: readonly { readonly name: string; readonly decorator: Decorator }[];
  /** Its `import` statements, as they are written. */
  readonly imports: readonly string[];
  /** Places that are no Python. */
  readonly mistakes: number;
  /** Where the first of them is. */
  readonly firstMistake: number;
  /** What was not read of it. */
  readonly stopped: Stopped | undefined;
}

/** What is read; all else is only passed through. */
const wanted = new Set([
  "ImportStatement",
  "FunctionDefinition",
  "ClassDefinition",
  "CallExpression",
  "AssignStatement",
  "TypeDefinition",
]);

let last: { readonly text: string; readonly module: PythonModule } | undefined;

/** A source as far as tools need it. The last one is kept: it is first looked at, then read. */
export function readModule(text: string, onProgress?: OnProgress): PythonModule {
  if (last?.text !== text) last = { text, module: parsedModule(text, onProgress) };
  return last.module;
}

function parsedModule(text: string, onProgress: OnProgress | undefined): PythonModule {
  const functions: PythonFunction[] = [];
  const classes = new Map<string, PythonClass>();
  const names = new Map<string, Expression>();
  const calls: Extract<Expression, { kind: "call" }>[] = [];
  const registered: { name: string; decorator: Decorator }[] = [];
  const imports: string[] = [];
  let mistakes = 0;
  let firstMistake = -1;
  const { tree, stopped } = parseWithin(parser, withPlainTargets(text), onProgress);
  tree.iterate({
    enter(at) {
      const { type } = at;
      if (type.isError && mistakes++ === 0) firstMistake = at.from;
      // To make a node of every place takes seconds where the nesting is deep.
      if (!wanted.has(type.name)) return;
      const { node } = at;
      if (type.name === "ImportStatement") imports.push(text.slice(node.from, Math.min(node.to, node.from + 2_000)));
      else if (type.name === "FunctionDefinition") functions.push(readFunction(node, text));
      else if (type.name === "ClassDefinition") {
        const found = readClass(node, text);
        classes.set(found.name, found);
      } else if (type.name === "CallExpression") {
        const callee = node.firstChild;
        const isTool =
          callee !== null && /(?:^|\.)Tool$/.test(text.slice(Math.max(callee.from, callee.to - 80), callee.to));
        const call = isTool ? readExpression(node, text) : undefined;
        if (call?.kind === "call") calls.push(call);
        registered.push(...registrations(node, text));
      } else if (
        (type.name === "AssignStatement" || type.name === "TypeDefinition") &&
        (node.parent?.name === "StatementGroup" ? node.parent.parent : node.parent)?.name === "Script"
      ) {
        const { name, value } = readField(node, text);
        if (value) names.set(name, value);
      }
    },
  });
  return { functions, classes, names, calls, registered, imports, mistakes, firstMistake, stopped };
}

/** The grammar does not know `with a as (b, c)`: one name of the same length stands for the brackets, so that all places hold. */
function withPlainTargets(text: string): string {
  const target = /^([ \t]*(?:async[ \t]+)?with\b[^\n]{0,2000}?\bas[ \t]*)\(([\w \t,]{1,500})\)/gm;
  return text.replace(target, (_, before: string, names: string) => `${before} ${names.replace(/\W/g, "_")} `);
}

/** An annotation that stands in a string, to be read later. */
export function readText(text: string): Expression {
  const statement = parser.parse(text.trim()).topNode.firstChild;
  const inner = statement?.name === "ExpressionStatement" && !statement.nextSibling ? statement.firstChild : undefined;
  return inner ? readExpression(inner, text.trim()) : { kind: "other", text };
}

function readFunction(node: SyntaxNode, text: string): PythonFunction {
  const list = node.getChild("ParamList");
  const returns = node.getChild("TypeDef")?.lastChild;
  const outer = node.parent?.name === "DecoratedStatement" ? node.parent : node;
  const docstring = docstringOf(node, text);
  return {
    name: nameOf(node, text),
    decorators: decoratorsOf(node, text),
    parameters: list ? splitAtCommas(list).flatMap((part) => readParameter(part, text)) : [],
    ...(returns && { returns: readExpression(returns, text) }),
    ...(docstring !== undefined && { docstring }),
    topLevel: outer.parent?.name === "Script",
  };
}

function readParameter(part: readonly SyntaxNode[], text: string): Parameter[] {
  const at = part.findIndex(({ name }) => name === "VariableName");
  const named = part[at];
  if (!named) return [];
  const annotation = part.find(({ name }) => name === "TypeDef")?.lastChild;
  const sign = part.findIndex(({ name }) => name === "AssignOp");
  const value = sign < 0 ? undefined : part[sign + 1];
  return [
    {
      name: text.slice(named.from, named.to),
      star: part.slice(0, at).some(({ name }) => name === "*" || name === "**"),
      ...(annotation && { annotation: readExpression(annotation, text) }),
      ...(value && { value: readExpression(value, text) }),
    },
  ];
}

function readClass(node: SyntaxNode, text: string): PythonClass {
  const list = node.getChild("ArgList");
  const { positional: bases, keywords } = list ? readArguments(list, text) : { positional: [], keywords: new Map() };
  const total: Expression | undefined = keywords.get("total");
  const body = node.getChild("Body");
  // `a = 1; b = 2` is a group of its own.
  const lines = body ? childrenOf(body).flatMap((at) => (at.name === "StatementGroup" ? childrenOf(at) : [at])) : [];
  const statements = lines.filter(({ name }) => name === "AssignStatement");
  const docstring = docstringOf(node, text);
  return {
    name: nameOf(node, text),
    bases: bases.map(lastName),
    decorators: decoratorsOf(node, text),
    fields: statements.map((statement) => readField(statement, text)),
    validators: lines.flatMap((line) => validatorIn(line, text)),
    ...(docstring !== undefined && { docstring }),
    total: !(total?.kind === "boolean" && !total.value),
    config: new Map([...keywords, ...configOf(lines, text)]),
  };
}

function validatorIn(line: SyntaxNode, text: string): string[] {
  const method = line.name === "DecoratedStatement" ? line.getChild("FunctionDefinition") : null;
  const judges = method && decoratorsOf(method, text).some(({ name }) => /(?:^|[._])validator$/.test(name));
  return judges ? [nameOf(method, text)] : [];
}

function configOf(lines: readonly SyntaxNode[], text: string): [string, Expression][] {
  return lines.flatMap((line) => {
    if (line.name === "ClassDefinition" && nameOf(line, text) === "Config") {
      const inside = line.getChild("Body")?.getChildren("AssignStatement") ?? [];
      return inside.flatMap((at) => {
        const { name, value } = readField(at, text);
        return value ? [[name, value] as [string, Expression]] : [];
      });
    }
    const { name, value } = line.name === "AssignStatement" ? readField(line, text) : { name: "" };
    if (name !== "model_config" || !value) return [];
    if (value.kind === "call") return [...value.keywords];
    const entries = value.kind === "dict" ? value.entries : [];
    return entries.flatMap(([key, given]) =>
      key.kind === "string" ? [[key.value, given] as [string, Expression]] : [],
    );
  });
}

/** `name: Type = value`, each part but the name optional. */
function readField(node: SyntaxNode, text: string) {
  const children = childrenOf(node);
  const named = children.find(({ name }) => name === "VariableName");
  const annotation = node.getChild("TypeDef")?.lastChild;
  const sign = children.findIndex(({ name }) => name === "AssignOp");
  const value = node.name === "TypeDefinition" ? children.at(-1) : sign < 0 ? undefined : children[sign + 1];
  return {
    name: named ? text.slice(named.from, named.to) : "",
    ...(annotation && { annotation: readExpression(annotation, text) }),
    ...(value && { value: readExpression(value, text) }),
  };
}

function decoratorsOf(node: SyntaxNode, text: string): Decorator[] {
  if (node.parent?.name !== "DecoratedStatement") return [];
  return node.parent.getChildren("Decorator").map((decorator) => {
    const list = decorator.getChild("ArgList");
    const end = list?.from ?? decorator.to;
    const name = text.slice(decorator.from + 1, end).replace(/\s/g, "");
    return { name, ...(list ? readArguments(list, text) : { positional: [], keywords: new Map() }) };
  });
}

function docstringOf(node: SyntaxNode, text: string): string | undefined {
  const body = node.getChild("Body");
  const first = body && childrenOf(body).find(({ name }) => name !== ":");
  const string = first?.name === "ExpressionStatement" ? first.firstChild : undefined;
  return string && ["String", "ContinuedString"].includes(string.name) ? decodeString(string, text) : undefined;
}

function nameOf(node: SyntaxNode, text: string): string {
  const name = node.getChild("VariableName");
  return name ? text.slice(name.from, name.to) : "";
}

/** `Settings` of `omni.config.Settings`, whatever is in its brackets. */
export function lastName(expression: Expression): string {
  if (expression.kind === "subscript") return lastName(expression.of);
  if (expression.kind === "call") return expression.callee.split(".").at(-1) ?? "";
  return expression.kind === "name" ? (expression.name.split(".").at(-1) ?? "") : "";
}
