import type { JsonObject } from "../../types.ts";
import type { Value } from "../typescript/value.ts";
import { type Building, metaFrom, shapeFrom, zodFrom } from "./building.ts";
import { formatOf } from "./formats.ts";
import { anything, type ZodDef, type ZodSchema, zodOf } from "./schema.ts";
import { entriesFrom, literalsFrom } from "./values.ts";

type Make = (given: readonly Value[], building: Building) => ZodDef | ZodSchema;

const plain = (json: JsonObject): ZodDef => ({ type: "plain", json });
const number = (int: boolean, min?: number, max?: number): ZodDef => ({
  ...{ type: "number", int },
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});
const float32 = 3.4028234663852886e38;

/** A type that JSON has no values of: the nearest, told as a guess. */
function nearest(what: string, json: JsonObject): Make {
  return (_, { guess, version }) => {
    if (version === 4)
      guess(`\`z.${what}()\` is no value of JSON, and Zod refuses to list it: read as ${describe(json)}`);
    return plain(json);
  };
}

function describe(json: JsonObject): string {
  return Object.keys(json).length === 0 ? "any value" : `\`${JSON.stringify(json)}\``;
}

const object =
  (rest: "strip" | "strict" | "loose"): Make =>
  ([shape], building) => ({ type: "object", shape: shapeFrom(shape, building), rest });
const record =
  (mode: "all" | "partial" | "loose"): Make =>
  ([first, second], building) => {
    const hasKey = second?.kind === "zod" || second?.kind === "unknown";
    return {
      ...{ type: "record", mode },
      key: hasKey ? zodFrom(first, building) : zodOf({ type: "string" }),
      value: zodFrom(hasKey ? second : first, building),
    };
  };
const union =
  (exclusive: boolean, place: number): Make =>
  (given, building) => {
    const list = given[place];
    if (list?.kind !== "list") return zodFrom(list, building);
    return { type: "union", options: list.items.map((item) => zodFrom(item, building)), exclusive };
  };
const wrap =
  (type: "optional" | "nullable" | "nonoptional" | "readonly"): Make =>
  ([inner], building) => ({ type, inner: zodFrom(inner, building) });

/** What `z.<name>(…)` makes. */
const makers: Readonly<Record<string, Make>> = {
  string: () => ({ type: "string" }),
  number: () => number(false),
  int: () => number(true),
  int32: () => number(true, -2147483648, 2147483647),
  uint32: () => number(true, 0, 4294967295),
  float32: () => number(false, -float32, float32),
  float64: () => number(false),
  boolean: () => plain({ type: "boolean" }),
  null: () => plain({ type: "null" }),
  any: () => plain({}),
  unknown: () => plain({}),
  json: () => plain({}),
  never: () => plain({ not: {} }),
  file: () => plain({ type: "string", format: "binary", contentEncoding: "binary" }),
  stringbool: () => ({ type: "pipe", input: zodOf({ type: "string" }), output: zodOf(plain({ type: "boolean" })) }),
  date: nearest("date", { type: "string", format: "date-time" }),
  bigint: nearest("bigint", { type: "integer", format: "int64" }),
  int64: nearest("int64", { type: "integer", format: "int64" }),
  uint64: nearest("uint64", { type: "integer", format: "int64" }),
  undefined: nearest("undefined", { not: {} }),
  void: nearest("void", { not: {} }),
  symbol: nearest("symbol", {}),
  nan: nearest("nan", {}),
  function: nearest("function", {}),
  map: nearest("map", { type: "array" }),
  promise: ([inner], building) => zodFrom(inner, building),
  set: ([inner], building) => {
    if (building.version === 4) building.guess("`z.set()` is no value of JSON: read as a list without repetitions");
    return { type: "array", item: zodFrom(inner, building), unique: true };
  },
  enum: ([values], building) => ({ type: "enum", entries: entriesFrom(values, building) }),
  nativeEnum: ([values], building) => ({ type: "enum", entries: entriesFrom(values, building) }),
  literal: ([value], building) => ({ type: "literal", values: literalsFrom(value, building) }),
  object: object("strip"),
  strictObject: object("strict"),
  looseObject: object("loose"),
  array: ([item], building) => ({ type: "array", item: zodFrom(item, building) }),
  tuple: ([items, rest], building) => ({
    type: "tuple",
    items: items?.kind === "list" ? items.items.map((item) => zodFrom(item, building)) : [],
    ...(rest?.kind === "zod" && { rest: rest.schema }),
  }),
  record: record("all"),
  partialRecord: record("partial"),
  looseRecord: record("loose"),
  union: union(false, 0),
  xor: union(true, 0),
  discriminatedUnion: union(true, 1),
  intersection: ([left, right], building) => ({
    ...{ type: "intersection", left: zodFrom(left, building), right: zodFrom(right, building) },
  }),
  optional: wrap("optional"),
  nullable: wrap("nullable"),
  nonoptional: wrap("nonoptional"),
  readonly: wrap("readonly"),
  nullish: ([inner], building) => ({
    type: "optional",
    inner: zodOf({ type: "nullable", inner: zodFrom(inner, building) }),
  }),
  lazy: ([read], building) => {
    let known: ZodSchema | undefined;
    return { type: "lazy", read: () => (known ??= read ? zodFrom(building.call(read, []), building) : anything) };
  },
  preprocess: ([, inner], building) => {
    const schema = zodFrom(inner, building);
    return { type: "pipe", input: schema, output: schema };
  },
  pipe: ([input, output], building) => ({
    ...{ type: "pipe", input: zodFrom(input, building), output: zodFrom(output, building) },
  }),
  codec: ([input, output], building) => ({
    ...{ type: "pipe", input: zodFrom(input, building), output: zodFrom(output, building) },
  }),
  transform: () => ({ type: "pipe", input: anything, output: undefined }),
  keyof: ([of], building) => {
    const { def } = zodFrom(of, building);
    return {
      type: "enum",
      entries: def.type === "object" ? [...def.shape.keys()].map((key) => [key, key] as const) : [],
    };
  },
  templateLiteral: (_, { lose }) => {
    lose("The pattern of `z.templateLiteral()` is not read: any text is allowed there");
    return { type: "string" };
  },
  custom: (_, { lose }) => {
    lose("`z.custom()` is a function: any value is allowed there");
    return plain({});
  },
  instanceof: (_, { lose }) => {
    lose("`z.instanceof()` is a class: any value is allowed there");
    return plain({});
  },
};

/** What `z.<path>(…)` makes; undefined where Zod has nothing of that name. */
export function make(path: string, given: readonly Value[], building: Building): ZodSchema | undefined {
  const name = path.replace(/^(?:coerce|iso)\./, "");
  const meta = metaFrom(given.at(-1), building);
  const isOwn = Object.hasOwn(makers, name) && !path.startsWith("iso.");
  if (isOwn) {
    const made = (makers[name] as Make)(given, building);
    return "def" in made ? made : zodOf(made, meta);
  }
  const format = formatOf(name, building.version);
  if (!format) return undefined;
  const { format: word, pattern, encoding } = format;
  return zodOf({
    type: "string",
    ...(word !== undefined && { format: word }),
    ...(encoding !== undefined && { encoding }),
    ...(pattern !== undefined && { patterns: [pattern] }),
  });
}
