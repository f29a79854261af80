import Ajv, { type ErrorObject, type Options, type ValidateFunction } from "ajv";
import Ajv2019 from "ajv/dist/2019.js";
import Ajv2020 from "ajv/dist/2020.js";
import { _Code } from "ajv/dist/compile/codegen/code.js";
import addFormats from "ajv-formats";
import type { Dialect, Json } from "../../types.ts";
import { isPattern, matches } from "../pattern.ts";
import { type UnusableSchema, unusable } from "../unusable.ts";
import { refusal } from "./refusal.ts";

export type Engine = Ajv | Ajv2019 | Ajv2020;

/** A validator, or the reason why there is none. */
export type Compiled = ValidateFunction | UnusableSchema;

/** The options of the official SDK: a schema that compiles here compiles there. */
const likeSdk: Options = {
  strict: false,
  validateSchema: false,
  allErrors: true,
  logger: false,
  ownProperties: true,
  verbose: true,
  // Most schemas judge a value or two: polishing the code takes longer than it saves.
  code: { optimize: false, regExp: Object.assign(patternEngine, { code: "new RegExp" }) },
};

/** With `addUsedSchema` a schema can refer to itself by its `$id`, and the engine never forgets it. */
export function sdkEngine(dialect: Dialect, addUsedSchema: boolean): Engine {
  const engine = newEngine(dialect, { ...likeSdk, addUsedSchema });
  addFormats.default(engine as Ajv);
  return engine;
}

/** As the official SDK makes it, names that every JavaScript object has included. */
export function serverEngine(dialect: Dialect): Engine {
  const engine = newEngine(dialect, { ...likeSdk, ownProperties: false });
  addFormats.default(engine as Ajv);
  return engine;
}

/** An engine for which `format` only describes. */
export function plainEngine(dialect: Dialect): Engine {
  return newEngine(dialect, { ...likeSdk, validateFormats: false });
}

export function newEngine(dialect: Dialect, options: Options): Engine {
  const Class = dialect === "2020-12" ? Ajv2020 : dialect === "2019-09" ? Ajv2019 : Ajv;
  const engine = new Class(options);
  engine.scope.scopeRefs = referencesTo;
  const compile = engine.compile.bind(engine) as (schema: unknown) => ValidateFunction;
  const { unevaluated = false } = engine.opts;
  engine.compile = ((schema: unknown) => {
    engine.opts.unevaluated = unevaluated && asksForTheRest(schema);
    return compile(schema);
  }) as typeof engine.compile;
  return engine;
}

/**
 * Whether `unevaluatedItems` or `unevaluatedProperties` may stand in a schema, or in another one that it leads to. For these Ajv adds up
 * which names each branch knows and copies the sum for every branch: thousands of branches that nobody asks this of took minutes.
 * Without them it would leave out parts of `anyOf` and `patternProperties`, and take schemas that the SDK refuses.
 */
function asksForTheRest(at: unknown): boolean {
  if (typeof at !== "object" || at === null) return false;
  if (Array.isArray(at)) return at.some(asksForTheRest);
  return Object.entries(at).some(
    ([key, inner]) =>
      asking.has(key) ||
      (leading.has(key) && typeof inner === "string" && !inner.startsWith("#")) ||
      asksForTheRest(inner),
  );
}

const asking = new Set(["unevaluatedItems", "unevaluatedProperties", "anyOf", "patternProperties"]);
const leading = new Set(["$ref", "$dynamicRef", "$recursiveRef"]);

/** Ajv's own copies all that it has written for every constant, pattern or reference more: thousands of them take seconds. */
const referencesTo: Engine["scope"]["scopeRefs"] = (scope, values = {}) => {
  const lines = Object.values(values).flatMap((names) =>
    [...(names?.values() ?? [])].map((name) => `const ${name} = ${scope}${name.scopePath};`),
  );
  return new _Code(lines.join(""));
};

/** Ajv throws for what it refuses; it and `JSON.stringify` throw where the stack ends. */
export function attempt(make: () => unknown): Compiled {
  try {
    return (make() as Compiled | undefined) ?? unusable("absent");
  } catch (error) {
    if (error instanceof RangeError) return unusable("too-deep-or-endless");
    // Ajv writes names into URIs, which half a character has no place in.
    if (error instanceof URIError) return unusable("half-character");
    if (error instanceof RefusedPattern) return unusable("bad-pattern", error.pattern);
    return refusal(String((error as Error).message));
  }
}

/** The errors of a value; undefined where validation does not end or only ends later. */
export function errorsOf(validate: ValidateFunction, value: Json): readonly ErrorObject[] | undefined {
  // A schema with `$async` answers with a promise, and one that refers to itself in place overflows the stack.
  if ("$async" in validate) return undefined;
  try {
    return validate(value) ? [] : (validate.errors ?? []);
  } catch {
    return undefined;
  }
}

/** Patterns that were left out since `heedPatterns` was called last. */
const leftOut = new Set<string>();

/** Runs a validation and tells which patterns it left out, for the text was too long for them. */
export function heedPatterns<Result>(run: () => Result): { readonly result: Result; readonly unchecked: string[] } {
  leftOut.clear();
  const result = run();
  return { result, unchecked: [...leftOut] };
}

/** Whether a text matches. Where nobody can tell in good time the pattern is left out, and `heedPatterns` says so. */
export function fits(pattern: string, text: string): boolean {
  const found = matches(pattern, text);
  if (found === undefined) leftOut.add(pattern);
  return found ?? true;
}

class RefusedPattern extends Error {
  readonly pattern: string;
  constructor(pattern: string) {
    super("not a regular expression");
    this.pattern = pattern;
  }
}

/** Regular expressions that end. */
function patternEngine(pattern: string, flags: string) {
  if (!isPattern(pattern)) throw new RefusedPattern(pattern);
  const expression = new RegExp(pattern, flags);
  return {
    test: (text: string) => fits(pattern, text),
    // Ajv tells patterns apart by this.
    toString: () => String(expression),
  };
}
