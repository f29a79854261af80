import { hasType } from "../../json.ts";
import { jsonTypeOf, pythonTypes } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { ImportNoteKind } from "../importer.ts";
import { enumValues, isEnum } from "./classes.ts";
import { cleaned } from "./docstring.ts";
import type { Expression } from "./expression.ts";
import { constrain, describe, type Extra } from "./field.ts";
import { lastName, type PythonClass, type PythonModule, readText } from "./module.ts";
import { limitedTypes, listNames, mapNames, namedTypes, sentDecimal, setNames } from "./named-types.ts";
import type { Sdk } from "./sdk.ts";
import { literalOf } from "./values.ts";

export interface TypeContext {
  readonly module: PythonModule;
  /** The library whose reading counts. Without one it is the guide of `@skill_command`, which tells less of types than Pydantic. */
  readonly sdk?: Sdk | undefined;
  /** Read is what a tool sends, and FastMCP tells of it as it is sent, not as it is taken. */
  readonly sent?: boolean;
  /** What stands beside a type in `Annotated` does not count: so the SDK reads the members of a plain class. */
  readonly bare?: boolean;
  readonly note: (kind: ImportNoteKind, message: string) => void;
  /** The schema of a class. Its fields have types, so that reading it leads back here: whoever starts to read brings it. */
  readonly classSchema: (own: PythonClass, context: TypeContext) => JsonObject;
  /** Classes that the schema refers to. */
  readonly definitions: Map<string, JsonObject>;
  /** How many more types may be read: aliases of aliases can double without end. */
  readonly budget: { left: number };
}

export interface PythonType {
  readonly schema: JsonObject;
  readonly nullable: boolean;
  /** What stands beside the type in `Annotated`. */
  readonly extras: readonly Extra[];
  /** `NotRequired` and `Required` of a TypedDict. */
  readonly optional?: boolean;
}

const anything: PythonType = { schema: {}, nullable: false, extras: [] };
const around = new Set(["Final", "ClassVar", "ReadOnly", "InitVar", "NewType", "SkipValidation", "Awaitable"]);

/** A type hint as JSON Schema. Null is told apart, because with a default it only means that the argument may be left out. */
export function readType(hint: Expression, context: TypeContext): PythonType {
  if (context.budget.left-- <= 0) return anything;
  switch (hint.kind) {
    case "none":
      return { ...anything, schema: { type: "null" } };
    case "string":
      return readType(readText(hint.value), context);
    case "union":
      return union(hint.items, context);
    case "name":
      return readName(hint, context);
    case "subscript":
      return readSubscript(lastName(hint.of), hint.items, context);
    case "call":
      return limited(hint, context) ?? unknown(hint.callee, context);
    default:
      return unknown(hint.kind === "other" ? hint.text : hint.kind, context);
  }
}

/** The whole schema of a hint, null included. */
export function schemaOf(hint: Expression, context: TypeContext): JsonObject {
  return wholeSchema(readType(hint, context), context);
}

export function wholeSchema({ schema, nullable, extras }: PythonType, context: TypeContext): JsonObject {
  const narrowed = extras.reduce<JsonObject>((at, extra) => constrain(at, extra, context), schema);
  const open = nullable ? orNull(narrowed) : narrowed;
  return extras.reduce<JsonObject>((at, extra) => describe(at, extra, context), open);
}

function orNull(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (Array.isArray(anyOf)) return { ...rest, anyOf: [...anyOf, { type: "null" }] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: "null" }] };
}

function plain(schema: JsonObject): PythonType {
  return { ...anything, schema };
}

function readName(hint: Expression, context: TypeContext): PythonType {
  const name = lastName(hint);
  const { module, sdk } = context;
  const own = module.classes.get(name);
  if (own) return readClassName(own, context);
  const alias = module.names.get(name);
  if (alias && jsonTypeOf(name) === undefined) return readType(alias, context);
  const empty = sdk && { items: {} };
  if (setNames.has(name)) return plain({ type: "array", ...empty, uniqueItems: true });
  if (listNames.has(name)) return plain({ type: "array", ...empty });
  if (mapNames.has(name)) return plain({ type: "object", ...(sdk && { additionalProperties: true }) });
  const type = jsonTypeOf(name);
  if (type !== undefined) return plain({ type });
  if (name === "Decimal" && context.sent && sdk === "fastmcp") return plain(sentDecimal);
  return Object.hasOwn(namedTypes, name) ? plain(namedTypes[name] as JsonObject) : unknown(name, context);
}

function readClassName(own: PythonClass, context: TypeContext): PythonType {
  const { name } = own;
  const { module, sdk, definitions } = context;
  const values = isEnum(own, module) ? enumValues(own, module) : undefined;
  if (isEnum(own, module)) {
    if (!values) {
      context.note("guessed", `The values of ${code(name)} are computed: any value is allowed`);
      return anything;
    }
    if (!sdk) return literal(values, context);
    const words = cleaned(own.docstring ?? "").join("\n");
    definitions.set(name, { ...(words !== "" && { description: words }), ...enumeration(values) });
  } else if (!definitions.has(name)) {
    definitions.set(name, {});
    definitions.set(name, context.classSchema(own, { ...context, bare: false }));
  }
  return plain({ $ref: `#/$defs/${name}` });
}

function readSubscript(name: string, items: readonly Expression[], context: TypeContext): PythonType {
  const [first = { kind: "none" } as const, second] = items;
  if (name === "Literal") return literal(literalValues(items, context), context);
  if (name === "Optional") return union([first, { kind: "none" }], context);
  if (name === "Union") return union(items, context);
  if (name === "NotRequired") return { ...readType(first, context), optional: true };
  if (name === "Required") return { ...readType(first, context), optional: false };
  if (around.has(name)) return readType(first, context);
  if (name === "Annotated") {
    const type = readType(first, context);
    return context.bare ? type : { ...type, extras: [...type.extras, ...extrasIn(items.slice(1), context)] };
  }
  if (/^tuple$/i.test(name) && second?.kind !== "ellipsis") {
    const parts = items.map((item) => schemaOf(item, context));
    return plain({ type: "array", prefixItems: parts, minItems: parts.length, maxItems: parts.length });
  }
  if (listNames.has(name)) return plain({ type: "array", items: schemaOf(first, context) });
  if (setNames.has(name)) return plain({ type: "array", items: schemaOf(first, context), uniqueItems: true });
  if (mapNames.has(name)) return plain(mapOf(first, second, context));
  if (name === "Json") return plain({ ...namedTypes.Json, contentSchema: schemaOf(first, context) });
  return unknown(name, context);
}

function mapOf(key: Expression, value: Expression | undefined, context: TypeContext): JsonObject {
  const values = value ? schemaOf(value, context) : {};
  const isOpen = Object.keys(values).length === 0;
  if (!context.sdk) {
    if (!isOpen) context.note("lost", "The type of the values of a `dict` is not in its schema");
    return { type: "object" };
  }
  const { type, ...limits } = schemaOf(key, context);
  const names = type === "string" || type === undefined ? limits : {};
  return {
    type: "object",
    additionalProperties: isOpen ? true : values,
    ...(Object.keys(names).length > 0 && { propertyNames: names }),
  };
}

/** `constr(min_length=1)` and its like. */
function limited(call: Extract<Expression, { kind: "call" }>, context: TypeContext): PythonType | undefined {
  const base = limitedTypes[lastName(call)];
  if (base === undefined) return undefined;
  const [inner] = call.positional;
  const items = call.keywords.get("item_type") ?? inner;
  const of: Expression = { kind: "name", name: base };
  const type = readType(items ? { kind: "subscript", of, items: [items] } : of, context);
  const keywords = new Map([...call.keywords].filter(([key]) => key !== "item_type"));
  return { ...type, extras: [{ kind: "call", callee: "Field", positional: [], keywords }] };
}

/** What `Annotated` holds beside the type, also where it is a constant. */
function extrasIn(items: readonly Expression[], { module, sdk, note }: TypeContext): Extra[] {
  return items.flatMap((item): Extra[] => {
    const given = item.kind === "name" ? (module.names.get(item.name) ?? item) : item;
    if (given.kind === "call") return [given];
    const words = literalOf(given, module);
    if (typeof words === "string" && (sdk === undefined || sdk === "fastmcp"))
      return [{ kind: "string", value: words }];
    const written = given.kind === "name" ? given.name : given.kind === "other" ? given.text : "a text";
    note("lost", `${code(written)} in \`Annotated\` says nothing to the SDK: \`Field(description=…)\` would`);
    return [];
  });
}

function union(items: readonly Expression[], context: TypeContext): PythonType {
  const parts = items.filter(({ kind }) => kind !== "none").map((item) => readType(item, context));
  const nullable = parts.length < items.length || parts.some((part) => part.nullable);
  const [only] = parts;
  if (!only) return { ...anything, schema: { type: "null" } };
  if (parts.length === 1) return { ...only, nullable };
  const schemas = parts.flatMap((part) => {
    const whole = wholeSchema({ ...part, nullable: false }, context);
    return Object.keys(whole).join() === "anyOf" ? (whole.anyOf as readonly Json[]) : [whole];
  });
  return { schema: { anyOf: schemas }, nullable, extras: [] };
}

function literalValues(items: readonly Expression[], context: TypeContext): Json[] {
  return items.flatMap((item) => {
    const value = literalOf(item, context.module);
    if (value === undefined) context.note("lost", "A value of `Literal` is not known here: it is left out");
    return value === undefined ? [] : [value];
  });
}

function literal(values: readonly Json[], { sdk }: TypeContext): PythonType {
  if (sdk) return plain(values.length === 1 ? { const: values[0] as Json, ...typed(values) } : enumeration(values));
  const given = values.filter((value) => value !== null);
  return { schema: enumeration(given), nullable: given.length < values.length, extras: [] };
}

function enumeration(values: readonly Json[]): JsonObject {
  return { ...typed(values), enum: values };
}

function typed(values: readonly Json[]): JsonObject {
  const type = pythonTypes.find(({ json }) => values.length > 0 && values.every((value) => hasType(value, json)))?.json;
  return type ? { type } : {};
}

function unknown(name: string, { note }: TypeContext): PythonType {
  note("guessed", `The type ${code(name)} is not known here: any value is allowed`);
  return anything;
}
