import type { Declaration } from "./module.ts";
import { childrenOf, type SyntaxNode, stringOf } from "./syntax.ts";

export type Declare = (name: string, declaration: Declaration) => void;

export function readImport(node: SyntaxNode, text: string, declare: Declare): void {
  const string = node.getChild("String");
  if (!string) return;
  const from = stringOf(string, text);
  const word = (at: SyntaxNode) => text.slice(at.from, at.to);
  const children = childrenOf(node);
  for (const [index, child] of children.entries()) {
    if (child.name === "VariableDefinition") {
      const whole = children[index - 2]?.name === "Star";
      declare(word(child), { kind: "import", from, name: whole ? "*" : "default" });
    } else if (child.name === "ImportGroup") {
      const parts = childrenOf(child);
      for (const [place, part] of parts.entries()) {
        if (part.name !== "VariableDefinition") continue;
        const before = parts[place - 1]?.name === "as" ? parts[place - 2] : undefined;
        declare(word(part), { kind: "import", from, name: word(before ?? part) });
      }
    }
  }
}

export function readExport(
  node: SyntaxNode,
  text: string,
  exports: Map<string, { local: string } | { from: string; name: string }>,
  passedOn: string[],
  declare: Declare,
): void {
  const word = (at: SyntaxNode) => text.slice(at.from, at.to);
  const string = node.getChild("String");
  const from = string ? stringOf(string, text) : undefined;
  const children = childrenOf(node);
  const group = node.getChild("ExportGroup");
  if (group) {
    for (const part of splitAtCommas(group)) {
      const [first] = part;
      const last = part.at(-1);
      if (!first || !last) continue;
      exports.set(word(last), from === undefined ? { local: word(first) } : { from, name: word(first) });
    }
  } else if (from !== undefined && node.getChild("Star")) passedOn.push(from);
  else if (children[1]?.name === "default") {
    const value = children[2];
    if (value?.name === "VariableName") exports.set("default", { local: word(value) });
    else if (value) {
      // No name of a program holds a dot.
      exports.set("default", { local: "exports.default" });
      declare("exports.default", { kind: "value", node: value });
    }
  } else {
    const declared = children.find(({ name }) => name.endsWith("Declaration"));
    for (const own of declared
      ? [...declared.getChildren("VariableDefinition"), ...declared.getChildren("TypeDefinition")]
      : [])
      exports.set(word(own), { local: word(own) });
  }
}

function splitAtCommas(group: SyntaxNode): SyntaxNode[][] {
  const parts: SyntaxNode[][] = [[]];
  for (const child of childrenOf(group)) {
    if (child.name === "{" || child.name === "}") continue;
    if (child.name === ",") parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts.filter((part) => part.length > 0);
}

/** `exports.a = b`, and a name that gets its value after its declaration. */
export function readAssignment(
  node: SyntaxNode,
  text: string,
  exports: Map<string, { local: string } | { from: string; name: string }>,
  declare: Declare,
): void {
  const [target, sign, value] = childrenOf(node);
  if (!target || !value || sign?.name !== "Equals") return;
  const name = /^(?:module\.)?exports\.(\w+)$/.exec(
    text.slice(target.from, Math.min(target.to, target.from + 200)),
  )?.[1];
  if (name === undefined) return;
  const local = value.name === "VariableName" ? text.slice(value.from, value.to) : `exports.${name}`;
  if (value.name !== "VariableName") declare(local, { kind: "value", node: value });
  exports.set(name, { local });
}

/** Where a copy of Zod in the file itself is imported from, as it were. */
export const bundledFrom = "zod/bundled-v";

/** As a compiler writes `export * from`, and as a bundler writes Zod into the file itself. */
export function readHelper(
  { from, to, node }: { readonly from: number; readonly to: number; readonly node: SyntaxNode },
  text: string,
  exports: Map<string, { local: string } | { from: string; name: string }>,
  passedOn: string[],
  declare: Declare,
): void {
  const word = /\b(?:__export(?:Star)?|defineProperty)$/.exec(text.slice(Math.max(0, from - 16), from))?.[0];
  if (word === undefined) return;
  if (word === "defineProperty") {
    const { name, value } = passedBy(node, text) ?? {};
    if (name === undefined || !value) return;
    declare(`exports.${name}`, { kind: "value", node: value });
    exports.set(name, { local: `exports.${name}` });
    return;
  }
  if (word === "__exportStar") {
    const passed = /^\(\s*require\(\s*["']([^"'\n]{1,200})["']/.exec(text.slice(from, Math.min(to, from + 250)))?.[1];
    if (passed !== undefined) passedOn.push(passed);
    return;
  }
  const name = node.getChild("VariableName");
  const version = zodIn(text.slice(from, to));
  if (name && version)
    declare(text.slice(name.from, name.to), { kind: "import", from: `${bundledFrom}${version}`, name: "*" });
}

/** `Object.defineProperty(exports, "a", { get: function () { return b.a; } })`. */
function passedBy(list: SyntaxNode, text: string): { readonly name: string; readonly value: SyntaxNode } | undefined {
  const [, holder, , key, , options] = childrenOf(list);
  if (!holder || text.slice(holder.from, holder.to) !== "exports" || key?.name !== "String") return undefined;
  for (const property of options?.getChildren("Property") ?? []) {
    const block = property.getChild("FunctionExpression")?.getChild("Block");
    const value = block?.getChild("ReturnStatement")?.getChild("MemberExpression");
    if (value) return { name: stringOf(key, text), value };
  }
  return undefined;
}

/** Which version of Zod a list of exports is of, by names that only one of them has. */
function zodIn(list: string): 3 | 4 | undefined {
  if (!/\bZodString\b/.test(list) || !/\bstring\b/.test(list) || !/\bobject\b/.test(list)) return undefined;
  return /\bZodEffects\b/.test(list) ? 3 : /\bZodPipe\b/.test(list) ? 4 : undefined;
}
