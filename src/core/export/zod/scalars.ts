import { isObject, member } from "../../json.ts";
import { isPattern } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code } from "../../words.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { tsKey, tsLiteral } from "../literals/typescript.ts";
import { numberAt } from "../reading.ts";
import type { ZodContext } from "./context.ts";

/** Formats that Zod checks much as Ajv does. */
const formats = new Map([
  ["email", trusted("z.email()")],
  ["uuid", trusted("z.guid()")],
  ["uri", trusted("z.url()")],
  ["date", trusted("z.iso.date()")],
  ["date-time", trusted("z.iso.datetime({ offset: true })")],
  ["ipv4", trusted("z.ipv4()")],
  ["ipv6", trusted("z.ipv6()")],
]);

export function isZodFormat(format: string): boolean {
  return formats.has(format);
}

export function stringCode(schema: JsonObject, pointer: string, context: ZodContext): Code {
  const format = member(schema, "format");
  const known = typeof format === "string" ? formats.get(format) : undefined;
  if (known)
    context.tell(
      `${pointer}/format`,
      "`format` is judged by Zod's own rules, which are not those of JSON Schema to the letter",
    );
  else if (typeof format === "string")
    context.lose(`${pointer}/format`, `The format ${code(format)} is not checked: Zod does not know it`);
  const calls = [
    ...numbered(schema, pointer, context, [
      ["minLength", "min"],
      ["maxLength", "max"],
    ]),
  ];
  if (calls.length > 0) {
    context.tell(pointer, "Zod counts UTF-16 units where JSON Schema counts characters: lengths differ for emoji");
  }
  const pattern = member(schema, "pattern");
  if (typeof pattern === "string") {
    if (isPattern(pattern)) calls.push(source`.regex(${regularExpression(pattern)})`);
    else context.lose(`${pointer}/pattern`, `The pattern ${code(pattern)} is left out: it is no regular expression`);
  }
  return joined([known ?? trusted("z.string()"), ...calls], "");
}

export function numberCode(schema: JsonObject, type: string, pointer: string, context: ZodContext): Code {
  const step = numberAt(schema, "multipleOf");
  if (step !== undefined && !Number.isInteger(step)) {
    context.tell(
      `${pointer}/multipleOf`,
      "`multipleOf` with a fraction is judged with more tolerance than validators have",
    );
  }
  const calls = numbered(schema, pointer, context, [
    ["minimum", "min"],
    ["exclusiveMinimum", "gt"],
    ["maximum", "max"],
    ["exclusiveMaximum", "lt"],
    ["multipleOf", "multipleOf"],
  ]);
  return joined([trusted(type === "integer" ? "z.int()" : "z.number()"), ...calls], "");
}

export function regularExpression(pattern: string): Code {
  return source`new RegExp(${tsLiteral(pattern)}, "u")`;
}

/** Exactly one of the values. */
export function valuesCode(values: readonly Json[]): Code {
  if (values.length === 0) return trusted("z.never()");
  const scalars = values.filter((value) => value === null || typeof value !== "object");
  const isWords = scalars.every((value) => typeof value === "string" && value !== "__proto__");
  const first =
    scalars.length === 0
      ? []
      : [
          scalars.length > 1 && isWords
            ? source`z.enum(${tsLiteral(scalars)})`
            : source`z.literal(${tsLiteral(scalars.length > 1 ? scalars : (scalars[0] ?? null))})`,
        ];
  const others = values.filter((value) => value !== null && typeof value === "object").map(valueCode);
  const [only, ...more] = [...first, ...others];
  return only && more.length === 0 ? only : source`z.union([${joined([...first, ...others], ", ")}])`;
}

function valueCode(value: Json): Code {
  if (Array.isArray(value))
    return source`z.tuple([${joined(
      value.map((item: Json) => valueCode(item)),
      ", ",
    )}])`;
  if (!isObject(value)) return source`z.literal(${tsLiteral(value)})`;
  const members = Object.entries(value).map(([name, inner]) => source`${tsKey(name)}: ${valueCode(inner)}`);
  return members.length === 0 ? trusted("z.strictObject({})") : source`z.strictObject({ ${joined(members, ", ")} })`;
}

/** A call for each keyword with a number. */
function numbered(
  schema: JsonObject,
  pointer: string,
  context: ZodContext,
  calls: readonly (readonly [string, string])[],
): Code[] {
  return calls.flatMap(([keyword, call]) => {
    const value = numberAt(schema, keyword);
    if (value !== undefined) return [source`.${trusted(call)}(${tsLiteral(value)})`];
    if (Object.hasOwn(schema, keyword))
      context.lose(`${pointer}/${keyword}`, `${code(keyword)} is left out: its value is no number`);
    return [];
  });
}
