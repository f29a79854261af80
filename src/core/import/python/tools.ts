import { isObject } from "../../json.ts";
import { hintFor, latestRevision } from "../../mcp/index.ts";
import { skillHints } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { leftOver } from "../declared.ts";
import type { ImportNoteKind, Reading } from "../importer.ts";
import { classSchema } from "./class-schema.ts";
import { type Docstring, readDocstring } from "./docstring.ts";
import type { Expression } from "./expression.ts";
import {
  type Decorator,
  lastName,
  type Parameter,
  type PythonFunction,
  type PythonModule,
  readText,
} from "./module.ts";
import { readProperty } from "./property.ts";
import { schemaOf, type TypeContext } from "./types.ts";
import { literalOf } from "./values.ts";

/** How a function is made a tool. */
type Way = { readonly kind: "skill" | "mcp"; readonly decorator: Decorator } | { readonly kind: "plain" };

/** The functions that are tools: the decorated and the registered ones, or all public ones where there are none. */
export function toolFunctions(module: PythonModule): readonly (readonly [PythonFunction, Way])[] {
  const { functions } = module;
  const decorated = functions.flatMap((own) => {
    const way = wayOf(own);
    return way.kind === "plain" ? [] : [[own, way] as const];
  });
  const registered = module.registered.flatMap(({ name, decorator }) => {
    const own = functions.find((one) => one.name === name && wayOf(one).kind === "plain");
    return own ? [[own, { kind: "mcp", decorator }] as const] : [];
  });
  if (decorated.length > 0 || registered.length > 0) return [...decorated, ...registered];
  // A server that lists its tools itself has helpers beside them.
  if (buildsTools(module)) return [];
  const open = functions.filter(({ name, topLevel }) => topLevel && !name.startsWith("_"));
  return open.map((own) => [own, { kind: "plain" }] as const);
}

/** Whether the source lists tools as objects: then its functions are none. */
export function buildsTools({ functions, calls }: PythonModule): boolean {
  const lists = /^(?:list_tools|call_tool)$/;
  const isLowLevel = functions.some(({ decorators }) =>
    decorators.some(({ name }) => lists.test(name.split(".").at(-1) ?? "")),
  );
  return calls.length > 0 || isLowLevel;
}

function wayOf({ decorators }: PythonFunction): Way {
  for (const decorator of decorators) {
    const name = decorator.name.split(".").at(-1);
    if (name === "skill_command") return { kind: "skill", decorator };
    if (name === "tool") return { kind: "mcp", decorator };
  }
  return { kind: "plain" };
}

export function toolOf(own: PythonFunction, way: Way, module: PythonModule, reading: Reading): JsonObject {
  const given = way.kind === "plain" ? new Map<string, Json | undefined>() : valuesOf(way.decorator, module);
  const name = textOf(given, "name") ?? own.name;
  const note = (kind: ImportNoteKind, message: string) => reading.notes.note(kind, message, name);
  const docs = readDocstring(own.docstring ?? "");
  const description = textOf(given, "description") ?? (docs.summary || undefined);
  if (description === undefined)
    note("advice", "Neither a description nor a docstring is given: write one, models choose tools by it");
  if (docs.rest !== "" && description === docs.summary)
    note("lost", "Only the first line of the docstring is the description");
  const context: TypeContext = {
    ...{ module, note, classSchema, typedMaps: way.kind === "mcp", definitions: new Map() },
    budget: { left: 2000 },
  };
  const inputSchema = inputOf(own, given, docs, context);
  const output = way.kind === "mcp" ? outputOf(own.returns, given, context) : undefined;
  const meta = isObject(given.get("meta")) ? (given.get("meta") as JsonObject) : {};
  const prefix = way.kind === "skill" ? "skill-command" : "python";
  const left = leftOver(name, Object.fromEntries([...given].filter(([key]) => !read.has(key))), prefix, reading);
  const annotations = annotationsOf(way, given, note);
  return {
    name,
    ...(way.kind === "mcp" && textOf(given, "title") !== undefined && { title: textOf(given, "title") as string }),
    ...(description !== undefined && { description }),
    inputSchema,
    ...(output && { outputSchema: output }),
    ...(annotations && { annotations }),
    ...(Object.keys({ ...meta, ...left._meta }).length > 0 && { _meta: { ...meta, ...left._meta } }),
  };
}

/** Parameters of the decorators that are read, or that say nothing to a caller. */
const read = new Set([
  ...["name", "description", "title", "annotations", "meta", "output_schema", "exclude_args", "structured_output"],
  ...["inject_root", "inject_settings", "autowire", ...skillHints.map(({ python }) => python)],
]);

/** The arguments of a decorator; one that is computed is there, without a value. */
function valuesOf({ positional, keywords }: Decorator, module: PythonModule): Map<string, Json | undefined> {
  const values = new Map<string, Json | undefined>();
  const [first] = positional;
  if (first?.kind === "string") values.set("name", first.value);
  for (const [key, expression] of keywords) {
    const isCall = expression.kind === "call" && key === "annotations";
    values.set(
      key,
      isCall
        ? keywordValues(expression.keywords, module)
        : (literalOf(expression, module) ?? (read.has(key) ? undefined : sourceOf(expression))),
    );
  }
  return values;
}

function keywordValues(keywords: ReadonlyMap<string, Expression>, module: PythonModule): JsonObject {
  const known = [...keywords].map(([key, value]) => [key, literalOf(value, module)] as const);
  return Object.fromEntries(known.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

function sourceOf(expression: Expression): string {
  return expression.kind === "other" ? expression.text : lastName(expression) || expression.kind;
}

function textOf(given: ReadonlyMap<string, Json | undefined>, key: string): string | undefined {
  const value = given.get(key);
  return typeof value === "string" ? value : undefined;
}

function annotationsOf(
  way: Way,
  given: ReadonlyMap<string, Json | undefined>,
  note: TypeContext["note"],
): JsonObject | undefined {
  if (way.kind === "skill") {
    // All are false where nothing is said, but MCP takes some for true then: so each is written.
    const hints = skillHints.map(({ python, hint }) => {
      const value = given.get(python);
      if (given.has(python) && typeof value !== "boolean")
        note("guessed", `${code(python)} is computed: taken for false`);
      return [hint, value === true] as const;
    });
    const title = textOf(given, "title");
    return { ...(title !== undefined && { title }), ...Object.fromEntries(hints) };
  }
  const annotations = given.get("annotations");
  if (!isObject(annotations)) return undefined;
  const fields = latestRevision.annotationFields;
  return Object.fromEntries(
    Object.entries(annotations).flatMap(([key, value]) =>
      value === null ? [] : [[hintFor(key, fields) ?? key, value]],
    ),
  );
}

function inputOf(
  own: PythonFunction,
  given: ReadonlyMap<string, Json | undefined>,
  docs: Docstring,
  context: TypeContext,
): JsonObject {
  const excluded = new Set([given.get("exclude_args") ?? []].flat().map(String));
  const injected = new Set([given.get("inject_settings") ?? []].flat().map((key) => String(key).replaceAll(".", "_")));
  const open = own.parameters.filter((parameter, index) => {
    if (parameter.star || (index === 0 && ["self", "cls"].includes(parameter.name))) return false;
    const root = parameter.name === "project_root" && given.get("inject_root") === true;
    const supplied = root || injected.has(parameter.name) || excluded.has(parameter.name) || isInjected(parameter);
    if (supplied) context.note("mapped", `${code(parameter.name)} is supplied by the server: it is no parameter`);
    return !supplied;
  });
  const properties = open.map((parameter) => readProperty(parameter, docs.parameters.get(parameter.name), context));
  const required = properties.filter((property) => property.required);
  return {
    type: "object",
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    ...definitionsIn(context),
  };
}

/** Types that a framework fills in, alone or with None. */
const supplied = new Set(["Settings", "ConfigPaths", "Context"]);

function isInjected({ annotation, value }: Parameter): boolean {
  if (value?.kind === "call" && /^(Depends|CurrentContext|Inject)$/.test(lastName(value))) return true;
  return annotation !== undefined && isSupplied(annotation);
}

function isSupplied(hint: Expression): boolean {
  if (hint.kind === "string") return isSupplied(readText(hint.value));
  if (hint.kind === "union") return hint.items.some(isSupplied);
  if (supplied.has(lastName(hint))) return true;
  return (
    hint.kind === "subscript" &&
    ["Optional", "Union", "Annotated"].includes(lastName(hint)) &&
    hint.items.some(isSupplied)
  );
}

/** A class as return type is a schema; a plain type becomes text. */
function outputOf(
  returns: Expression | undefined,
  given: ReadonlyMap<string, Json | undefined>,
  context: TypeContext,
): JsonObject | undefined {
  const written = given.get("output_schema");
  if (isObject(written)) return written;
  const name = returns ? lastName(returns) : "";
  if (returns?.kind !== "name" || !context.module.classes.has(name)) return undefined;
  const own = { ...context, definitions: new Map<string, JsonObject>() };
  schemaOf(returns, own);
  const { [name]: root, ...others } = Object.fromEntries(own.definitions);
  if (!root) return undefined;
  context.note("mapped", "The class that is returned became `outputSchema`");
  const recursive = JSON.stringify([root, others]).includes(`"#/$defs/${name}"`);
  const definitions = recursive ? { [name]: root, ...others } : others;
  return { ...root, ...(Object.keys(definitions).length > 0 && { $defs: definitions }) };
}

function definitionsIn({ definitions }: TypeContext): { $defs?: JsonObject } {
  return definitions.size === 0 ? {} : { $defs: Object.fromEntries(definitions) };
}
