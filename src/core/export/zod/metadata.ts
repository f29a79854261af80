import { isObject, member } from "../../json.ts";
import { isKeyword, mismatchesAt } from "../../schema/index.ts";
import { fromPointer } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code, codeValue } from "../../words.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { tsLiteral } from "../literals/typescript.ts";
import { textOf } from "../tool.ts";
import type { ZodContext } from "./context.ts";
import { isZodFormat } from "./scalars.ts";

/** A property: what it holds, whether it may be missing, and what is said about it. */
export function propertyCode(schema: Json, pointer: string, required: boolean, context: ZodContext): Code {
  if (required) return context.write(schema, pointer);
  const standard = context.side === "input" && isObject(schema) ? defaultOf(schema, pointer, context) : undefined;
  const open = standard === undefined ? trusted(".optional()") : source`.default(${tsLiteral(standard)})`;
  return context.write(schema, pointer, undefined, { open, hasDefault: standard !== undefined });
}

/** Title, description, default and examples; nothing in them changes what is valid. They stand last, as people write them. */
export function described(
  inner: Code,
  schema: JsonObject,
  pointer: string,
  context: ZodContext,
  hasDefault: boolean,
): Code {
  const description = textOf(schema, "description");
  const told = Object.entries(schema).filter(([keyword, value]) => isTold(keyword, value));
  if (Object.hasOwn(schema, "id")) context.lose(`${pointer}/id`, "`id` is left out: it is a name of Zod's own");
  const value = hasDefault ? undefined : defaultOf(schema, pointer, context);
  if (value !== undefined) told.push(["default", value]);
  const calls = [
    ...(told.length > 0 ? [source`.meta(${tsLiteral(Object.fromEntries(told))})`] : []),
    ...(description === undefined ? [] : [source`.describe(${tsLiteral(description)})`]),
  ];
  if (calls.length === 0) return inner;
  return joined([inner, ...calls.map((call) => source`${trusted("\n  ")}${call}`)], "");
}

/** Whether a keyword only tells something: Zod shows it to clients as it is. */
function isTold(keyword: string, value: Json): boolean {
  if (keyword === "title") return typeof value === "string";
  if (keyword === "examples") return Array.isArray(value);
  if (["deprecated", "readOnly", "writeOnly"].includes(keyword)) return value === true;
  if (keyword === "format") return typeof value === "string" && !isZodFormat(value);
  return keyword !== "id" && (keyword === "example" || /^x-/i.test(keyword) || !isKeyword(keyword));
}

function defaultOf(schema: JsonObject, pointer: string, context: ZodContext): Json | undefined {
  const value = member(schema, "default");
  if (value === undefined) return undefined;
  const problems = mismatchesAt(context.root, fromPointer(pointer), value, context.dialect);
  if (problems?.length === 0) return value;
  const name = fromPointer(pointer).at(-1) ?? "the schema";
  context.lose(
    `${pointer}/default`,
    `The default ${codeValue(value)} of ${code(name)} is left out: it does not fit its own schema`,
  );
  return undefined;
}
