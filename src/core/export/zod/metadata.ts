import { isObject, member } from "../../json.ts";
import { mismatchesAt } from "../../schema/index.ts";
import { fromPointer } from "../../text/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { code, codeValue } from "../../words.ts";
import { type Code, joined, source, trusted } from "../code.ts";
import { tsLiteral } from "../literals/typescript.ts";
import { textOf } from "../tool.ts";
import type { ZodContext } from "./context.ts";

/** A property: what it holds, whether it may be missing, and what is said about it. */
export function propertyCode(schema: Json, pointer: string, required: boolean, context: ZodContext): Code {
  const inner = context.write(schema, pointer, undefined);
  if (required) return inner;
  const value = context.side === "input" && isObject(schema) ? defaultOf(schema, pointer, context) : undefined;
  return value === undefined ? source`${inner}.optional()` : source`${inner}.default(${tsLiteral(value)})`;
}

/** Title, description, default and examples; nothing in them changes what is valid. */
export function described(inner: Code, schema: JsonObject, pointer: string, context: ZodContext): Code {
  const description = textOf(schema, "description");
  const told: [string, Json][] = ["title", "examples", "deprecated"].flatMap((keyword): [string, Json][] => {
    const value = member(schema, keyword);
    const fits =
      keyword === "title" ? typeof value === "string" : keyword === "examples" ? Array.isArray(value) : value === true;
    return fits && value !== undefined ? [[keyword, value]] : [];
  });
  const value = context.side === "output" || !isProperty(pointer) ? defaultOf(schema, pointer, context) : undefined;
  if (value !== undefined) told.push(["default", value]);
  const calls = [
    ...(told.length > 0 ? [source`.meta(${tsLiteral(Object.fromEntries(told))})`] : []),
    ...(description === undefined ? [] : [source`.describe(${tsLiteral(description)})`]),
  ];
  if (calls.length === 0) return inner;
  return joined([inner, ...calls.map((call) => source`${trusted("\n  ")}${call}`)], "");
}

function isProperty(pointer: string): boolean {
  return fromPointer(pointer).at(-2) === "properties";
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
