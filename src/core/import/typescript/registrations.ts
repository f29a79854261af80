import { argumentsOf } from "./call.ts";
import { membersOfClass } from "./class-tools.ts";
import type { Evaluator } from "./evaluator.ts";
import { framesAround } from "./frames.ts";
import type { TypeScriptModule } from "./module.ts";
import { childrenOf, type SyntaxNode } from "./syntax.ts";
import { type Frame, memberOf, plain, textOf, type Value } from "./value.ts";

/** What a place in the source says of one tool, before any of it is read as a schema. */
export interface Registration {
  readonly module: TypeScriptModule;
  readonly node: SyntaxNode;
  /** Its place in the order of the tools. */
  readonly at: number;
  /** A definition has a category and its like beside the fields of MCP. */
  readonly kind: "tool" | "definition";
  readonly name: Value | undefined;
  /** FastMCP lists what comes out of a schema, where the others list what goes in. */
  readonly listsOutput?: boolean;
  /** Fields under their names in MCP; `inputSchema` may stand under other names in the source. */
  readonly fields: ReadonlyMap<string, () => Value>;
  /** Other fields are spread into it from where they cannot be read. */
  readonly isOpen?: boolean;
}

/** Every tool of a module, in the order of the source. */
export function registrationsIn(module: TypeScriptModule, evaluator: Evaluator): Registration[] {
  const taken = new Set<number>();
  const found: Registration[] = [];
  for (const node of module.calls) {
    const read = fromCall(node, module, evaluator, undefined);
    if (!read) continue;
    const list = node.getChild("ArgList");
    for (const child of list ? childrenOf(list) : []) if (child.name === "ObjectExpression") taken.add(child.from);
    found.push(...spreadOver(read, (frame) => fromCall(node, module, evaluator, frame), evaluator));
  }
  for (const node of module.objects) {
    if (taken.has(node.from)) continue;
    const read = fromObject(node, module, evaluator, undefined);
    if (read) found.push(...spreadOver(read, (frame) => fromObject(node, module, evaluator, frame), evaluator));
  }
  for (const node of module.classes) found.push(...(fromClass(node, module, evaluator) ?? []));
  return found.sort((a, b) => a.at - b.at);
}

/** A class that names itself beside a schema: its base class registers it. */
function fromClass(node: SyntaxNode, module: TypeScriptModule, evaluator: Evaluator): Registration[] | undefined {
  const members = membersOfClass(node, module, evaluator);
  const value = { kind: "object", members, open: false } as const;
  const isNamed = textOf(memberOf(value, "name")) !== undefined && members.has("description");
  const isTool = isNamed && schemaNames.some((name) => isSchemaValue(memberOf(value, name)));
  const read = isTool ? ofObject(value, { module, node, at: node.from }) : undefined;
  return read && [{ ...read, fields: new Map([...read.fields].filter(([field]) => ofTool.has(field))) }];
}

/** A class has fields of its own, too. */
const ofTool = new Set([
  "name",
  "title",
  "description",
  "inputSchema",
  "outputSchema",
  "annotations",
  "_meta",
  "icons",
]);

/** A tool whose name is an argument is as many tools as there are calls, or turns of the loop around. */
function spreadOver(
  read: Registration,
  again: (frame: Frame) => Registration | undefined,
  evaluator: Evaluator,
): readonly Registration[] {
  if (textOf(read.name) !== undefined) return [read];
  const all = framesAround(read.node, read.module, evaluator).flatMap((frame) => again(frame) ?? []);
  const named = all.filter(({ name }) => textOf(name) !== undefined);
  return named.length > 0 ? named : [read];
}

function fromCall(
  node: SyntaxNode,
  module: TypeScriptModule,
  evaluator: Evaluator,
  frame: Frame | undefined,
): Registration | undefined {
  const list = node.getChild("ArgList");
  const callee = childrenOf(node).find(({ name }) => name !== "new");
  if (!list || !callee) return undefined;
  const word = /(\w+)\s*(?:<[^()]*>)?\s*$/.exec(
    module.text.slice(Math.max(callee.from, callee.to - 120), callee.to),
  )?.[1];
  const all = argumentsOf(list, { node, module, frame }, evaluator);
  const isMethod = callee.name === "MemberExpression" || callee.name === "InstantiationExpression";
  // Some helpers get the server first. A method has it already: there the first is a name that is computed.
  const isHelper =
    !isMethod &&
    all.length > 2 &&
    all[0]?.kind === "unknown" &&
    textOf(all[1]) !== undefined &&
    all[2]?.kind === "object";
  const given = isHelper ? all.slice(1) : all;
  const [first, second] = given;
  const own = { module, node, at: placeOf(node, frame) };
  if (word === "registerTool" || word === "registerAppTool") {
    if (first?.kind === "object") return ofObject(first, own);
    if (second?.kind !== "object") return { ...own, kind: "tool", name: first, fields: unread(second) };
    return { ...own, kind: "tool", name: first, isOpen: second.open, fields: fieldsOf(second) };
  }
  if (word === "registerToolTask" && second?.kind === "object") {
    const fields = new Map([["execution", () => asTask], ...fieldsOf(second)]);
    return { ...own, kind: "tool", name: first, isOpen: second.open, fields };
  }
  if (first?.kind === "object") {
    const read = ofObject(first, own, keyAround(node, module));
    return read && word === "addTool" && first.members.has("parameters") ? { ...read, listsOutput: true } : read;
  }
  if (word === "tool" && first?.kind === "function" && second?.kind === "object") return ofObject(second, own);
  if (word !== "tool" || !isMethod || !first || given.length < 2) return undefined;
  return { ...own, kind: "tool", name: first, fields: positional(given.slice(1)) };
}

/** `tool(name, description?, shape?, annotations?, handler)` of version 1. */
function positional(given: readonly Value[]): ReadonlyMap<string, () => Value> {
  const fields = new Map<string, () => Value>();
  const rest = given.at(-1)?.kind === "object" && given.length > 1 ? [...given] : given.slice(0, -1);
  for (const value of rest) {
    if (value.kind === "plain") fields.set("description", () => value);
    else if (value.kind === "object" && isAnnotations(value)) fields.set("annotations", () => value);
    else if (
      !fields.has("inputSchema") &&
      (value.kind !== "unknown" || fields.has("description") || rest.length === 1)
    ) {
      fields.set("inputSchema", () => value);
    } else if (!fields.has("description") && !fields.has("inputSchema")) fields.set("description", () => value);
    else fields.set("annotations", () => value);
  }
  return fields;
}

function isAnnotations({ members }: Extract<Value, { kind: "object" }>): boolean {
  return members.size > 0 && [...members.keys()].every((key) => key === "title" || key.endsWith("Hint"));
}

/** Where the name stands outside: `weather: tool({ … })`, `const weather = tool({ … })`. */
function keyAround(node: SyntaxNode, module: TypeScriptModule): Value | undefined {
  const { parent } = node;
  const key =
    parent?.name === "Property"
      ? (parent.getChild("PropertyDefinition") ?? parent.getChild("String"))
      : parent?.name === "VariableDeclaration"
        ? parent.getChild("VariableDefinition")
        : null;
  return key ? plain(module.text.slice(key.from, key.to).replace(/^["']|["']$/g, "")) : undefined;
}

const schemaNames = ["inputSchema", "parameters", "schema", "input_schema", "args"];
const ownFields = ["category", "consequenceLevel", "requiresConfirmation", "dependsOn"];

function ofObject(
  value: Extract<Value, { kind: "object" }>,
  own: Pick<Registration, "module" | "node" | "at">,
  key?: Value,
): Registration | undefined {
  const name = memberOf(value, "name") ?? memberOf(value, "id") ?? key;
  const isDefinition = !value.members.has("inputSchema") && ownFields.some((field) => value.members.has(field));
  const { open: isOpen } = value;
  return name && { ...own, kind: isDefinition ? "definition" : "tool", name, isOpen, fields: fieldsOf(value) };
}

function fieldsOf({ members }: Extract<Value, { kind: "object" }>): ReadonlyMap<string, () => Value> {
  const fields = new Map(members);
  const schema = schemaNames.find((name) => members.has(name));
  const read = schema === undefined ? undefined : members.get(schema);
  for (const name of schemaNames) fields.delete(name);
  if (read) fields.set("inputSchema", read);
  return fields;
}

/** What the SDK lists for a tool that is registered as a task and says nothing else. */
const asTask: Value = {
  kind: "object",
  members: new Map([["taskSupport", () => plain("required")]]),
  open: false,
};

function unread(value: Value | undefined): ReadonlyMap<string, () => Value> {
  return value ? new Map([["inputSchema", () => value]]) : new Map();
}

/** An object that is a tool by its members: `name` beside a schema. */
function fromObject(
  node: SyntaxNode,
  module: TypeScriptModule,
  evaluator: Evaluator,
  frame: Frame | undefined,
): Registration | undefined {
  const value = evaluator.evaluate(node, module, frame);
  if (value.kind !== "object") return undefined;
  const schema = schemaNames.map((name) => [name, memberOf(value, name)] as const).find(([, own]) => own !== undefined);
  const isDefinition =
    ownFields.some((field) => value.members.has(field) && (schema || field !== "category")) &&
    value.members.has("description");
  if (!schema && !isDefinition) return undefined;
  const [word, given] = schema ?? ["", undefined];
  const isSchema = isSchemaValue(given);
  // Under its own name anything is meant as a schema; other words mean other things, too.
  if (word !== "inputSchema" && !isSchema && !isDefinition) return undefined;
  // An object of parts that are all computed is no tool because a constant has its name.
  const key = isSchema && value.members.has("description") ? keyAround(node, module) : undefined;
  return ofObject(value, { module, node, at: placeOf(node, frame) }, key);
}

function isSchemaValue(given: Value | undefined): boolean {
  return given?.kind === "zod" || given?.kind === "schema" || (given?.kind === "object" && looksLikeSchema(given));
}

function looksLikeSchema(value: Extract<Value, { kind: "object" }>): boolean {
  const type = textOf(memberOf(value, "type"));
  return type === "object" || [...value.members.values()].some((read) => read().kind === "zod");
}

/** Where the outermost call or loop stands that makes it. */
function placeOf(node: SyntaxNode, frame: Frame | undefined): number {
  let at = node.from;
  for (let outer = frame; outer; outer = outer.outer) at = outer.at ?? at;
  return at;
}
