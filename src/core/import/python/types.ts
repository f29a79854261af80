import { hasType } from "../../json.ts";
import { jsonTypeOf, pythonTypes } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import type { ImportNoteKind } from "../importer.ts";
import { enumValues, isEnum } from "./classes.ts";
import type { Expression } from "./expression.ts";
import { constrain, type Extra } from "./field.ts";
import { lastName, type PythonClass, type PythonModule, readText } from "./module.ts";
import { literalOf } from "./values.ts";

export interface TypeContext {
  readonly module: PythonModule;
  /** Whether `dict[str, int]` tells of its values, as Pydantic does; the guide of `@skill_command` leaves them out. */
  readonly typedMaps: boolean;
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
const lists = new Set([
  "List",
  "Sequence",
  "MutableSequence",
  "Iterable",
  "Collection",
  "Iterator",
  "deque",
  "tuple",
  "Tuple",
]);
const sets = new Set(["set", "Set", "frozenset", "FrozenSet", "AbstractSet", "MutableSet"]);
const maps = new Set(["dict", "Dict", "Mapping", "MutableMapping", "OrderedDict", "defaultdict"]);
const around = new Set(["Final", "ClassVar", "ReadOnly", "InitVar", "NewType", "SkipValidation"]);
const named: Readonly<Record<string, JsonObject>> = {
  ...{ Any: {}, object: {}, JsonValue: {}, Json: {} },
  ...{ datetime: { type: "string", format: "date-time" }, date: { type: "string", format: "date" } },
  ...{ time: { type: "string", format: "time" }, timedelta: { type: "string", format: "duration" } },
  ...{ UUID: { type: "string", format: "uuid" }, UUID4: { type: "string", format: "uuid" } },
  ...{ AnyUrl: { type: "string", format: "uri" }, HttpUrl: { type: "string", format: "uri" } },
  ...{ EmailStr: { type: "string", format: "email" }, Path: { type: "string" }, Decimal: { type: "number" } },
  ...{ PositiveInt: { type: "integer", exclusiveMinimum: 0 }, NonNegativeInt: { type: "integer", minimum: 0 } },
  ...{ StrictStr: { type: "string" }, StrictInt: { type: "integer" }, StrictBool: { type: "boolean" } },
  ...{ Text: { type: "string" }, bytes: { type: "string" } },
};

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
    default:
      return unknown(hint.kind === "call" ? hint.callee : hint.kind === "other" ? hint.text : hint.kind, context);
  }
}

/** The whole schema of a hint, null included. */
export function schemaOf(hint: Expression, context: TypeContext): JsonObject {
  const { schema, nullable, extras } = readType(hint, context);
  const limited = extras.reduce<JsonObject>((at, extra) => constrain(at, extra, context), schema);
  return nullable ? orNull(limited) : limited;
}

export function orNull(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (Array.isArray(anyOf)) return { ...rest, anyOf: [...anyOf, { type: "null" }] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: "null" }] };
}

function readName(hint: Expression, context: TypeContext): PythonType {
  const name = lastName(hint);
  const plain = (schema: JsonObject): PythonType => ({ ...anything, schema });
  const type = jsonTypeOf(name);
  if (type !== undefined) return plain({ type });
  const { module } = context;
  const own = module.classes.get(name);
  if (own && isEnum(own, module)) {
    const values = enumValues(own, module);
    if (values) return literal(values);
    context.note("guessed", `The values of ${code(name)} are computed: any value is allowed`);
    return anything;
  }
  if (own) {
    if (!context.definitions.has(name)) {
      context.definitions.set(name, {});
      context.definitions.set(name, context.classSchema(own, context));
    }
    return plain({ $ref: `#/$defs/${name}` });
  }
  const alias = module.names.get(name);
  if (alias) return readType(alias, context);
  if (lists.has(name)) return plain({ type: "array" });
  if (sets.has(name)) return plain({ type: "array", uniqueItems: true });
  if (maps.has(name)) return plain({ type: "object" });
  return Object.hasOwn(named, name) ? plain(named[name] as JsonObject) : unknown(name, context);
}

function readSubscript(name: string, items: readonly Expression[], context: TypeContext): PythonType {
  const [first = { kind: "none" } as const, second] = items;
  const plain = (schema: JsonObject): PythonType => ({ ...anything, schema });
  if (name === "Literal") return literal(items.map((item) => literalOf(item, context.module) ?? null));
  if (name === "Optional") return union([first, { kind: "none" }], context);
  if (name === "Union") return union(items, context);
  if (name === "NotRequired") return { ...readType(first, context), optional: true };
  if (name === "Required") return { ...readType(first, context), optional: false };
  if (around.has(name)) return readType(first, context);
  if (name === "Annotated") {
    const type = readType(first, context);
    const extras = items.slice(1).filter((item): item is Extra => item.kind === "call" || item.kind === "string");
    return { ...type, extras: [...type.extras, ...extras] };
  }
  if (/^tuple$/i.test(name) && second?.kind !== "ellipsis") {
    const parts = items.map((item) => schemaOf(item, context));
    return plain({ type: "array", prefixItems: parts, minItems: parts.length, maxItems: parts.length });
  }
  if (name === "list" || lists.has(name)) return plain({ type: "array", items: schemaOf(first, context) });
  if (sets.has(name)) return plain({ type: "array", items: schemaOf(first, context), uniqueItems: true });
  if (maps.has(name)) {
    const values = second ? schemaOf(second, context) : {};
    if (Object.keys(values).length === 0) return plain({ type: "object" });
    if (context.typedMaps) return plain({ type: "object", additionalProperties: values });
    context.note("lost", "The type of the values of a `dict` is not in its schema");
    return plain({ type: "object" });
  }
  return unknown(name, context);
}

function union(items: readonly Expression[], context: TypeContext): PythonType {
  const parts = items.filter(({ kind }) => kind !== "none").map((item) => readType(item, context));
  const nullable = parts.length < items.length || parts.some((part) => part.nullable);
  const [only] = parts;
  if (!only) return { ...anything, schema: { type: "null" } };
  if (parts.length === 1) return { ...only, nullable };
  const schemas = parts.flatMap(({ schema, extras }) => {
    const limited = extras.reduce<JsonObject>((at, extra) => constrain(at, extra, context), schema);
    return Object.keys(limited).join() === "anyOf" ? (limited.anyOf as readonly Json[]) : [limited];
  });
  return { schema: { anyOf: schemas }, nullable, extras: [] };
}

function literal(values: readonly Json[]): PythonType {
  const given = values.filter((value) => value !== null);
  const type = pythonTypes.find(({ json }) => given.length > 0 && given.every((value) => hasType(value, json)))?.json;
  return {
    schema: { ...(type && { type }), enum: given },
    nullable: given.length < values.length,
    extras: [],
  };
}

function unknown(name: string, { note }: TypeContext): PythonType {
  note("guessed", `The type ${code(name)} is not known here: any value is allowed`);
  return anything;
}
