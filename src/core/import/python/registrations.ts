import type { SyntaxNode } from "@lezer/common";
import { childrenOf, readArguments, splitAtCommas } from "./expression.ts";
import type { Decorator } from "./module.ts";

export interface Registration {
  readonly name: string;
  readonly decorator: Decorator;
}

/** The functions that a call makes tools, with what is said of them as a decorator would say it. */
export function registrations(node: SyntaxNode, text: string): readonly Registration[] {
  const callee = node.firstChild;
  const list = node.getChild("ArgList");
  if (!callee || !list || callee.to - callee.from > 2_000) return [];
  const written = text.slice(callee.from, callee.to);
  if (/(?:^|\.)(?:FastMCP|MCPServer)$/.test(written)) return givenTools(list, text);
  const [first] = splitAtCommas(list);
  const argument = first?.length === 1 ? first[0] : undefined;
  if (!argument || !isReference(argument)) return [];
  const decorator = decoratorOf(node, callee, written, text);
  return decorator ? namesOf(argument, text).map((name) => ({ name, decorator })) : [];
}

/** `mcp.add_tool(f, …)`, `Tool.from_function(f, …)` and `mcp.tool(…)(f)`. */
function decoratorOf(node: SyntaxNode, callee: SyntaxNode, written: string, text: string): Decorator | undefined {
  if (/(?:^|\.)(?:add_tool|Tool\.from_function|FunctionTool\.from_function)$/.test(written)) {
    const list = node.getChild("ArgList");
    return list ? { name: "add_tool", positional: [], keywords: readArguments(list, text).keywords } : undefined;
  }
  const inner = callee.name === "CallExpression" ? callee.firstChild : null;
  const given = callee.getChild("ArgList");
  if (!inner || !given || !/(?:^|\.)tool$/.test(text.slice(inner.from, inner.to))) return undefined;
  return { name: "tool", ...readArguments(given, text) };
}

/** `FastMCP("name", tools=[a, b])`. */
function givenTools(list: SyntaxNode, text: string): readonly Registration[] {
  const part = splitAtCommas(list).find(([name]) => name && text.slice(name.from, name.to) === "tools");
  const value = part?.[1]?.name === "AssignOp" ? part[2] : undefined;
  if (value?.name !== "ArrayExpression") return [];
  const decorator: Decorator = { name: "tools", positional: [], keywords: new Map() };
  return splitAtCommas(value).flatMap(([item, ...more]) =>
    item && more.length === 0 && isReference(item) ? [{ name: lastPart(item, text), decorator }] : [],
  );
}

/** The function itself, or each that a loop around the call goes through: `for f in (a, b): mcp.add_tool(f)`. */
function namesOf(argument: SyntaxNode, text: string): readonly string[] {
  const own = lastPart(argument, text);
  for (let at = argument.parent; at; at = at.parent) {
    if (at.name === "FunctionDefinition") break;
    if (at.name !== "ForStatement") continue;
    const [, variable, , list] = childrenOf(at);
    if (!variable || !list || text.slice(variable.from, variable.to) !== own) continue;
    if (!["ArrayExpression", "TupleExpression"].includes(list.name)) break;
    return splitAtCommas(list).flatMap(([item, ...more]) =>
      item && more.length === 0 && isReference(item) ? [lastPart(item, text)] : [],
    );
  }
  return [own];
}

function isReference({ name }: SyntaxNode): boolean {
  return name === "VariableName" || name === "MemberExpression";
}

function lastPart(node: SyntaxNode, text: string): string {
  return text.slice(node.from, node.to).split(".").at(-1) ?? "";
}
