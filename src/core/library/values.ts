import {
  type ArgumentsCheck,
  checkResult as checkAnswer,
  checkArguments as checkCall,
  validate as judgeValue,
  type ResultCheck,
  type Verdict,
} from "../check/index.ts";
import { type SampleValue, sample as sampleValues } from "../sample/index.ts";
import { findDialect } from "../schema/index.ts";
import { type Dialect, dialects, type Json, type JsonObject, type Settings } from "../types.ts";
import { type Check, checkOptions, flag, object, refusal, text, wholeNumber } from "./options.ts";
import { checkSettings } from "./settings.ts";

/**
 * A dialect of JSON Schema by its short name, or by the `$schema` URI that declares it: with `http` or `https`, with or
 * without an empty fragment.
 */
export type DialectName = Dialect | (string & {});

/** How a value is judged. */
export interface ValidateOptions {
  /** The dialect of a schema that declares none that is known; 2020-12 where it is left out. */
  readonly dialect?: DialectName;
  /** Schemas by URI that the schema may refer to. Nothing is ever fetched. */
  readonly remotes?: Readonly<Record<string, Json>>;
  /** Whether `format` must hold, as it must on most servers; otherwise it only describes, as JSON Schema says. */
  readonly formats?: boolean;
  /** What the value is called in messages. */
  readonly subject?: string;
}

/** Which example values are made. */
export interface SampleOptions {
  /** A whole number. The same seed gives the same values; 0, the standard, the most ordinary ones. */
  readonly seed?: number;
  /** Values that break one keyword each, instead of valid ones. */
  readonly invalid?: boolean;
  /** How many at most, from 1 to 100; 1 where it is left out, 20 with `invalid`. */
  readonly count?: number;
  /** The dialect of a schema that declares none that is known; 2020-12 where it is left out. */
  readonly dialect?: DialectName;
}

const dialectCheck: Check = (value, place) => {
  if (typeof value === "string" && findDialect(value)) return;
  throw refusal(place, value, "dialect that can be judged", [...dialects]);
};

/**
 * Judges a value by a JSON Schema. A schema's own `$schema` decides how it is read; `dialect` is for one without.
 *
 * @param schema - An object, `true` or `false`.
 * @param value - Any JSON value.
 * @returns Whether the value is valid, what is wrong with it in words, and which engine judged. A schema that nobody can
 * use is a `failure`, and no value is valid by it.
 * @throws OptionError where an option does not exist or does not take its value, such as a dialect that is not known.
 *
 * @example
 * const { valid, problems } = validate({ type: "array", maxItems: 1 }, [1, 2]);
 * valid; // => false
 * problems[0].keyword; // => "maxItems"
 * validate({ items: [{ type: "string" }] }, [1], { dialect: "http://json-schema.org/draft-07/schema#" }).valid; // => false
 * const remotes = { "https://example.com/id": { type: "integer" } };
 * validate({ $ref: "https://example.com/id" }, 7, { remotes }).valid; // => true
 */
export function validate(schema: Json, value: Json, options?: ValidateOptions): Verdict {
  const own = checkOptions<ValidateOptions>("validate", options, {
    dialect: dialectCheck,
    remotes: object,
    formats: flag,
    subject: text,
  });
  return judgeValue(schema, value, withDialect(own));
}

/**
 * Judges the arguments of a call by a tool's `inputSchema`, formats included, as servers do.
 *
 * @param tool - One tool, such as `parseDocument(text).tools[0].value`.
 * @param args - The arguments.
 * @param settings - `revision` says how a schema without `$schema` is read.
 * @returns What is wrong with them in words, and where servers with other validators would judge otherwise.
 * @throws OptionError where `tool` is no object, or a setting does not exist or does not take its value.
 *
 * @example
 * const tool = { name: "search", inputSchema: { type: "object", required: ["query"] } };
 * checkArguments(tool, { query: "mcp" }).ok; // => true
 * checkArguments(tool, {}).problems[0].keyword; // => "required"
 */
export function checkArguments(tool: JsonObject, args: Json, settings?: Partial<Settings>): ArgumentsCheck {
  object(tool, { call: "checkArguments", option: "tool" });
  return checkCall(tool, args, checkSettings("checkArguments", settings));
}

/**
 * Judges the `structuredContent` of a result by a tool's `outputSchema`, formats included, as clients do.
 *
 * @param tool - One tool, such as `parseDocument(text).tools[0].value`.
 * @param structuredContent - What the result holds under that name.
 * @param settings - `revision` says how a schema without `$schema` is read.
 * @returns What is wrong with it in words, and where clients with other validators would judge otherwise.
 * @throws OptionError where `tool` is no object, or a setting does not exist or does not take its value.
 *
 * @example
 * const tool = { name: "count", outputSchema: { type: "object", properties: { total: { type: "integer" } } } };
 * checkResult(tool, { total: 1.5 }).problems[0].path; // => "/total"
 */
export function checkResult(tool: JsonObject, structuredContent: Json, settings?: Partial<Settings>): ResultCheck {
  object(tool, { call: "checkResult", option: "tool" });
  return checkAnswer(tool, structuredContent, checkSettings("checkResult", settings));
}

/**
 * Makes example values of a schema. Every one was judged before it is given out.
 *
 * @param schema - An object, `true` or `false`.
 * @returns The values; an empty list where none was found, which does not mean that there is none.
 * @throws OptionError where an option does not exist or does not take its value.
 *
 * @example
 * const schema = { type: "object", properties: { size: { type: "integer", minimum: 1 } }, required: ["size"] };
 * sample(schema).values[0].valid; // => true
 * sample(schema, { invalid: true }).values.some(({ breaks }) => breaks === "minimum"); // => true
 */
export function sample(schema: Json, options?: SampleOptions): { readonly values: readonly SampleValue[] } {
  const own = checkOptions<SampleOptions>("sample", options, {
    seed: wholeNumber(Number.MIN_SAFE_INTEGER, Number.POSITIVE_INFINITY),
    invalid: flag,
    count: wholeNumber(1, 100),
    dialect: dialectCheck,
  });
  return sampleValues(schema, withDialect(own));
}

function withDialect<Options extends { readonly dialect?: DialectName }>(
  options: Options,
): Omit<Options, "dialect"> & { readonly dialect?: Dialect } {
  const { dialect: name, ...rest } = options;
  const dialect = name === undefined ? undefined : findDialect(name);
  return dialect === undefined ? rest : { ...rest, dialect };
}
