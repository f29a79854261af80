import { isObject } from "../../json.ts";
import { hintFor, latestRevision } from "../../mcp/index.ts";
import { skillHints } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { leftOver } from "../declared.ts";
import type { ImportNoteKind, Reading } from "../importer.ts";
import { builtValue } from "./built.ts";
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
import { outputOf } from "./output.ts";
import { readProperty } from "./property.ts";
import { importedSdk, type Sdk } from "./sdk.ts";
import type { TypeContext } from "./types.ts";
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
  let name = own.name;
  const note = (kind: ImportNoteKind, message: string) => reading.notes.note(kind, message, name);
  const sdk = way.kind === "mcp" ? (importedSdk(module) ?? "mcp-2") : undefined;
  const context: TypeContext = typeContext(module, note, sdk);
  const given = way.kind === "plain" ? new Map<string, Json | undefined>() : valuesOf(way.decorator, context);
  name = textOf(given, "name") ?? own.name;
  for (const key of ["name", "title", "description", "annotations", "icons", "meta", "output_schema"]) {
    if (given.has(key) && given.get(key) === undefined)
      note("lost", `${code(key)} is computed: its value is not known here`);
  }
  const docs = readDocstring(own.docstring ?? "");
  const description = textOf(given, "description") ?? (described(docs, sdk) || undefined);
  if (description === undefined)
    note("advice", "Neither a description nor a docstring is given: write one, models choose tools by it");
  if (!sdk && docs.rest !== "" && description === docs.summary)
    note("lost", "Only the first line of the docstring is the description");
  const inputSchema = inputOf(own, given, docs, context);
  const output = sdk ? outputOf(own.returns, given, context) : undefined;
  const meta = isObject(given.get("meta")) ? (given.get("meta") as JsonObject) : {};
  const prefix = way.kind === "skill" ? "skill-command" : "python";
  const left = leftOver(name, Object.fromEntries([...given].filter(([key]) => !read.has(key))), prefix, reading);
  const annotations = annotationsOf(way, given, note);
  const icons = given.get("icons");
  return {
    name,
    ...(sdk && textOf(given, "title") !== undefined && { title: textOf(given, "title") as string }),
    ...(description !== undefined && { description }),
    inputSchema,
    ...(output && { outputSchema: output }),
    ...(annotations && { annotations }),
    ...(Array.isArray(icons) && { icons }),
    ...(Object.keys({ ...meta, ...left._meta }).length > 0 && { _meta: { ...meta, ...left._meta } }),
  };
}

export function typeContext(module: PythonModule, note: TypeContext["note"], sdk?: Sdk): TypeContext {
  return { module, note, classSchema, sdk, definitions: new Map(), budget: { left: 2000 } };
}

/** What each library takes for the description. */
function described(docs: Docstring, sdk: Sdk | undefined): string {
  if (!sdk) return docs.summary;
  return sdk === "fastmcp" && docs.parameters.size > 0 ? docs.intro : docs.whole;
}

/** Parameters of the decorators that are read, or that say nothing to a caller. */
const read = new Set([
  ...["name", "description", "title", "annotations", "icons", "meta", "output_schema", "exclude_args"],
  "structured_output",
  ...["inject_root", "inject_settings", "autowire", ...skillHints.map(({ python }) => python)],
]);

/** The arguments of a decorator; one that is computed is there, without a value. */
function valuesOf(
  { positional, keywords, spread = [] }: Decorator,
  context: TypeContext,
): Map<string, Json | undefined> {
  const values = new Map<string, Json | undefined>();
  const [first] = positional;
  if (first && first.kind !== "none") values.set("name", literalOf(first, context.module));
  for (const more of spread) {
    const known = literalOf(more, context.module);
    if (isObject(known)) for (const [key, value] of Object.entries(known)) values.set(key, value);
    else context.note("lost", `What ${code(`**${sourceOf(more)}`)} says of the tool is not known here`);
  }
  for (const [key, expression] of keywords) {
    values.set(key, builtValue(expression, context) ?? (read.has(key) ? undefined : sourceOf(expression)));
  }
  return values;
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
    if (index === 0 && ["self", "cls"].includes(parameter.name)) return false;
    if (parameter.star) {
      if (context.sdk) context.note("lost", `Any number of ${code(parameter.name)} cannot be asked for: left out`);
      return false;
    }
    const root = parameter.name === "project_root" && given.get("inject_root") === true;
    const supplied = root || injected.has(parameter.name) || excluded.has(parameter.name) || isInjected(parameter);
    if (supplied) context.note("mapped", `${code(parameter.name)} is supplied by the server: it is no parameter`);
    return !supplied;
  });
  // The official SDK takes nothing of a parameter from the docstring.
  const words = context.sdk === undefined || context.sdk === "fastmcp" ? docs.parameters : new Map<string, string>();
  const properties = open.map((parameter) => readProperty(parameter, words.get(parameter.name), context));
  const required = properties.filter((property) => property.required);
  return {
    type: "object",
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    ...(context.sdk === "fastmcp" && { additionalProperties: false }),
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

function definitionsIn({ definitions }: TypeContext): { $defs?: JsonObject } {
  return definitions.size === 0 ? {} : { $defs: Object.fromEntries(definitions) };
}
