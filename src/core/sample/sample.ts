import { isObject, member } from "../json.ts";
import { remember } from "../memo.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";
import { boundaryValues, brokenValues, type NamedValue } from "./broken.ts";
import { validValues } from "./valid.ts";

export interface SampleOptions {
  /** The same seed gives the same values; 0, the standard, the most ordinary ones. */
  readonly seed?: number;
  /** Values that break one keyword each, instead of valid ones. */
  readonly invalid?: boolean;
  readonly count?: number;
  /** The dialect of a schema without a `$schema` that is known. */
  readonly dialect?: Dialect;
}

export interface SampleValue {
  readonly value: Json;
  readonly valid: boolean;
  /** The keyword that it breaks. */
  readonly breaks?: string;
  /** JSON pointer to the place in the value. */
  readonly path?: string;
  /** What is special about it, in words. */
  readonly name?: string;
}

/** More values than this at once are not made. */
export const maxSamples = 100;

/** Example values of a schema. Every one was judged; where none is found the list is empty. */
export function sample(schema: Json, options: SampleOptions = {}): { readonly values: readonly SampleValue[] } {
  const { seed = 0, invalid = false, dialect } = options;
  const count = Math.min(maxSamples, Math.max(1, options.count ?? (invalid ? 20 : 1)));
  if (invalid) return { values: brokenValues(schema, dialect, seed, count) };
  return { values: validValues(schema, dialect, seed, count).map((value) => ({ value, valid: true })) };
}

/** Example arguments of a tool: always an object, whatever its schema leaves open. */
export function sampleArguments(tool: JsonObject, options?: SampleOptions): ReturnType<typeof sample> {
  return sample(argumentsSchema(tool), options);
}

/** Example results of a tool; undefined where it has no `outputSchema`. */
export function sampleResult(tool: JsonObject, options?: SampleOptions): ReturnType<typeof sample> | undefined {
  const schema = member(tool, "outputSchema");
  return isObject(schema) ? sample(schema, options) : undefined;
}

/** A set of arguments that shows where a tool draws its lines. */
export interface EdgeCase {
  readonly name: string;
  readonly arguments: Json;
  readonly valid: boolean;
  readonly breaks?: string;
  /** JSON pointer to the argument, or the part of one, that is at its limit. */
  readonly path: string;
}

const maxEdges = 60;

/** Named arguments at the limits of a tool and just beyond them; every one was judged. */
export function edgeCases(
  tool: JsonObject,
  options: Pick<SampleOptions, "seed" | "dialect"> = {},
): readonly EdgeCase[] {
  const { seed = 0, dialect } = options;
  const schema = argumentsSchema(tool);
  const named = [
    ...boundaryValues(schema, dialect, seed, maxEdges / 2),
    ...brokenValues(schema, dialect, seed, maxEdges / 2),
  ];
  return named.map(({ value, ...rest }: NamedValue) => ({ ...rest, arguments: value }));
}

function argumentsSchema(tool: JsonObject): JsonObject {
  const schema = member(tool, "inputSchema");
  if (!isObject(schema)) return anyObject;
  return member(schema, "type") === undefined ? withType(schema) : schema;
}

const anyObject: JsonObject = { type: "object" };

/** Kept, so that what was compiled for it is, too. */
const withType = remember((schema: JsonObject): JsonObject => ({ ...schema, type: "object" }));
