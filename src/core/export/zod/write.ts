import { isObject, member } from "../../json.ts";
import { branchesOf, conditionOf, inDialect, interpret, mismatchesAt } from "../../schema/index.ts";
import { fromPointer, toPointer } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import { code } from "../../words.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { writtenTypes } from "../reading.ts";
import type { OptionalMember, ZodContext } from "./context.ts";
import { listCode } from "./lists.ts";
import { described } from "./metadata.ts";
import { objectCode } from "./objects.ts";
import { numberCode, stringCode, valuesCode } from "./scalars.ts";

const anything = trusted("z.unknown()");
const unknownToZod = ["unevaluatedProperties", "unevaluatedItems", "$dynamicRef", "$recursiveRef"];

/** An expression for a schema. `known` are the types that a value is known to have where the schema names none. */
export function writeSchema(
  given: Json,
  pointer: string,
  known: readonly string[] | undefined,
  context: ZodContext,
  optional?: OptionalMember,
): Code {
  const open = optional?.open;
  if (given === false) return source`${trusted("z.never()")}${open}`;
  if (!isObject(given)) return source`${anything}${open}`;
  const schema = inDialect(given, context.dialect);
  for (const keyword of unknownToZod) {
    if (Object.hasOwn(schema, keyword))
      context.lose(`${pointer}/${keyword}`, `${code(keyword)} is left out: Zod cannot express it`);
  }
  const base = baseCode(schema, pointer, known, context);
  const whole = source`${composed(base, schema, pointer, known, context)}${open}`;
  return described(whole, schema, pointer, context, optional?.hasDefault ?? false);
}

/** Whether the expression for a root is an object of Zod's with nothing but refinements on it. */
export function isObjectCode(root: JsonObject, context: ZodContext): boolean {
  const schema = inDialect(root, context.dialect);
  const { types } = writtenTypes(schema);
  const values = fittingValues(schema, "", context);
  if (values) return types.length === 1 && values.length === 1 && isObject(values[0]);
  return types.length === 1 && types[0] === "object" && member(schema, "$ref") === undefined;
}

function baseCode(
  schema: JsonObject,
  pointer: string,
  known: readonly string[] | undefined,
  context: ZodContext,
): Code | undefined {
  const reference = member(schema, "$ref");
  const referred = reference === undefined ? undefined : (context.refer(pointer) ?? anything);
  const values = fittingValues(schema, pointer, context);
  if (values) return valuesCode(values);
  const { types, stated } = writtenTypes(schema);
  if (types.length === 0) return referred;
  if (!stated && reference === undefined && !known?.some((type) => types.includes(type))) {
    context.lose(
      pointer,
      `Without a \`type\`, values other than ${types.join(" or ")} fit as well: Zod is given the type`,
    );
  }
  const typed = typesCode(types, schema, pointer, context);
  return referred ? source`${referred}.and(${typed})` : typed;
}

/** The values that a schema lists, as far as the keywords beside the list take them; undefined where it lists none. */
function fittingValues(schema: JsonObject, pointer: string, context: ZodContext): readonly Json[] | undefined {
  const keyword = Object.hasOwn(schema, "const") ? "const" : "enum";
  const listed = keyword === "const" ? [schema.const as Json] : member(schema, "enum");
  if (!Array.isArray(listed)) return undefined;
  const values: Json[] = [...new Map(listed.map((value: Json) => [JSON.stringify(value), value])).values()];
  // Each is in the list: to look for it there would take the square of the time.
  const { [keyword]: _, ...beside } = schema;
  const refers = /"\$(?:ref|dynamicRef|recursiveRef)"/.test(JSON.stringify(beside));
  const path = refers ? fromPointer(pointer) : [];
  const root = refers ? replaced(context.root, path, beside) : beside;
  return values.filter((value) => {
    const isFit = interpret(beside, value, context);
    if (isFit !== undefined) return isFit;
    // Within a list or an object a reference may lead back to the list of values.
    const whole = refers && value !== null && typeof value === "object" ? context.root : root;
    const problems = mismatchesAt(whole, path, value, context.dialect);
    return problems === undefined || problems.length === 0;
  });
}

/** A value with another one at a path of it. */
function replaced(value: Json, [key, ...rest]: Path, by: Json): Json {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item: Json, index) => (index === key || String(index) === key ? replaced(item, rest, by) : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? replaced(inner, rest, by) : inner]),
  );
}

function typesCode(types: readonly string[], schema: JsonObject, pointer: string, context: ZodContext): Code {
  const wide = types.includes("number") ? types.filter((type) => type !== "integer") : types;
  const real = wide.filter((type) => type !== "null");
  const codes = real.map((type) => typeCode(type, schema, pointer, context));
  const [only] = codes;
  if (!only) return trusted("z.null()");
  const whole = codes.length === 1 ? only : source`z.union([${joined(codes, ", ")}])`;
  return wide.includes("null") ? source`${whole}.nullable()` : whole;
}

function typeCode(type: string, schema: JsonObject, pointer: string, context: ZodContext): Code {
  if (type === "string") return stringCode(schema, pointer, context);
  if (type === "number" || type === "integer") return numberCode(schema, type, pointer, context);
  if (type === "boolean") return trusted("z.boolean()");
  if (type === "array") return listCode(schema, pointer, context);
  return type === "object" ? objectCode(schema, pointer, context) : anything;
}

const combine = { anyOf: trusted("z.union"), oneOf: trusted("z.xor") } as const;

/** At the root everything is a refinement, so that it stays an object for the SDK; elsewhere Zod's own combinations show it to clients. */
function composed(
  base: Code | undefined,
  schema: JsonObject,
  pointer: string,
  known: readonly string[] | undefined,
  context: ZodContext,
): Code {
  const { types, stated } = writtenTypes(schema);
  const inner = stated || types.length > 0 ? types : known;
  const write = (child: Json, ...keys: (string | number)[]) => context.write(child, pointer + toPointer(keys), inner);
  const parts = branchesOf(schema).flatMap(({ keyword, list }): { keyword: string; part: Code }[] => {
    const branches = list.map((child, index) => write(child, keyword, index));
    const [only] = branches;
    if (keyword === "allOf") return branches.map((part) => ({ keyword, part }));
    if (!only || branches.length === 1) return only ? [{ keyword, part: only }] : [];
    return [{ keyword, part: source`${combine[keyword]}([${joined(branches, ", ")}])` }];
  });
  const start = base ?? parts[0]?.part ?? anything;
  const added = base === undefined ? parts.slice(1) : parts;
  const refines = pointer === "" || context.closed;
  // Written once: text that grows part by part is copied with each.
  const calls = added.map(({ keyword, part }) => {
    if (refines) context.hide(pointer, keyword);
    return refines ? source`.refine(${context.help("fits")}(${part}))` : source`.and(${part})`;
  });
  const whole = calls.length === 0 ? start : source`${start}${joined(calls, "")}`;
  return refined(whole, schema, pointer, write, context);
}

type Write = (child: Json, ...keys: (string | number)[]) => Code;

function refined(whole: Code, schema: JsonObject, pointer: string, write: Write, context: ZodContext): Code {
  const calls: Code[] = [];
  const not = member(schema, "not");
  if (not !== undefined) {
    calls.push(source`.refine(${context.help("isNot")}(${write(not, "not")}))`);
    context.hide(pointer, "not");
  }
  const condition = conditionOf(schema);
  if (condition && (condition.met !== undefined || condition.otherwise !== undefined)) {
    const { test, met, otherwise } = condition;
    const [yes, no] = [
      met === undefined ? anything : write(met, "then"),
      otherwise === undefined ? anything : write(otherwise, "else"),
    ];
    calls.push(source`.refine(${context.help("conditional")}(${write(test, "if")}, ${yes}, ${no}))`);
    context.hide(pointer, "if");
  }
  return joined([whole, ...calls], "");
}
