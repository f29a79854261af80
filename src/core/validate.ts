import Ajv, { type ErrorObject, type Options, type ValidateFunction } from "ajv";
import Ajv2019 from "ajv/dist/2019.js";
import Ajv2020 from "ajv/dist/2020.js";
import draft06 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };
import addFormats from "ajv-formats";
import { dialectUris } from "./dialect.ts";
import { isObject, member } from "./json.ts";
import { fromPointer, toPointer, valueAt } from "./locate.ts";
import { isPattern, patience } from "./pattern.ts";
import { isEndless, plainlyCompiles, plainlyValid } from "./plain.ts";
import type { Dialect, Json, JsonObject, Path } from "./types.ts";
import { subschemas } from "./walk.ts";
import { code } from "./words.ts";

export interface Problem {
  /** Where in the value. */
  readonly path: Path;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Engine = Ajv | Ajv2019 | Ajv2020;

/** The options of the official SDK: a schema that compiles here compiles there. */
const likeSdk: Options = {
  strict: false,
  validateSchema: false,
  allErrors: true,
  logger: false,
  ownProperties: true,
  code: { regExp: Object.assign(patternEngine, { code: "new RegExp" }) },
};

const metaProblemsOf = new WeakMap<object, Partial<Record<Dialect, Problem[]>>>();

/** What is wrong with a schema by the meta-schema of its dialect: one problem a place, the most telling one. */
export function metaProblems(schema: Json, dialect: Dialect): readonly Problem[] {
  if (!isObject(schema)) return findMetaProblems(schema, dialect);
  const known = metaProblemsOf.get(schema) ?? {};
  known[dialect] ??= findMetaProblems(schema, dialect);
  metaProblemsOf.set(schema, known);
  return known[dialect];
}

function findMetaProblems(schema: Json, dialect: Dialect): Problem[] {
  const validate = metaEngine(dialect).getSchema(dialectUris[dialect]);
  const errors = validate && errorsOf(validate as ValidateFunction, schema);
  const byPlace = new Map<string, ErrorObject>();
  for (const error of errors ?? []) {
    const known = byPlace.get(error.instancePath);
    if (!known || weight(error) > weight(known)) byPlace.set(error.instancePath, error);
  }
  // A container is only blamed for what none of its members is to blame for.
  const holders = new Set<string>();
  for (const place of byPlace.keys()) {
    for (let end = place.lastIndexOf("/"); end >= 0; end = place.lastIndexOf("/", end - 1)) {
      holders.add(place.slice(0, end));
      if (end === 0) break;
    }
  }
  const blamed = [...byPlace].filter(([place]) => !holders.has(place)).map(([, error]) => toProblem(error, schema));
  return [...blamed, ...wrongPatterns(schema)];
}

/** Ajv switches formats off in meta-schemas, so it takes any text for a pattern. */
function wrongPatterns(root: Json): Problem[] {
  const wrong = { keyword: "format", params: { format: "regex" } };
  const found: Problem[] = [];
  for (const { schema, path } of subschemas(root)) {
    const pattern = member(schema, "pattern");
    const patterns = member(schema, "patternProperties");
    if (typeof pattern === "string" && !isPattern(pattern)) found.push({ ...wrong, path: [...path, "pattern"] });
    if (isObject(patterns) && !Object.keys(patterns).every(isPattern)) {
      found.push({ ...wrong, path: [...path, "patternProperties"] });
    }
  }
  return found;
}

/** Why the official SDK could not compile a schema, as the rest of a sentence; undefined where it could. */
export function compileFailure(schema: Json, dialect: Dialect): string | undefined {
  if (metaProblems(schema, dialect).length === 0 && plainlyCompiles(schema)) return undefined;
  const compiled = attempt(() => compile(schema, dialect));
  return typeof compiled === "string" ? compiled : undefined;
}

/** What is wrong with a value by the schema at a path of a root schema; undefined where that cannot be told. */
export function problemsAt(root: Json, path: Path, value: Json, dialect: Dialect): readonly Problem[] | undefined {
  const schema = valueAt(root, path);
  if (schema === undefined) return undefined;
  if (plainlyValid(schema, value, root)) return [];
  const compiled = attempt(() =>
    isEndless(schema, value, root) ? "nobody can tell" : compileAt(root, path, schema, dialect),
  );
  if (typeof compiled === "string") return undefined;
  return errorsOf(compiled, value)?.map((error) => toProblem(error, value));
}

function compileAt(root: Json, path: Path, schema: Json, dialect: Dialect): Compiled {
  const alone = withoutAnnotations(schema);
  const text = JSON.stringify(alone);
  // Ajv passes over `__proto__` in `properties`, so that it would be taken for an unknown member.
  if (text.includes('"__proto__"')) return "nobody can tell";
  const refers = isObject(root) && /"\$(ref|dynamicRef|recursiveRef)"/.test(text);
  return refers ? compilePart(root, path, dialect) : compile(alone, dialect, text);
}

/** The errors of a value; undefined where validation does not end or only ends later. */
function errorsOf(validate: ValidateFunction, value: Json): readonly ErrorObject[] | undefined {
  // A schema with `$async` answers with a promise, and one that refers to itself in place overflows the stack.
  if ("$async" in validate) return undefined;
  try {
    return validate(value) ? [] : (validate.errors ?? []);
  } catch {
    return undefined;
  }
}

const mostCompiled = 2_000;
const compiledByText = new Map<string, Compiled>();
const engines = new Map<Dialect, Engine>();
const metaEngines = new Map<Dialect, Engine>();

/** A validator, or the reason why there is none. */
type Compiled = ValidateFunction | string;

/** Kept by schema text: most parameters of most tools share a few schemas. */
function compile(schema: Json, dialect: Dialect, text = JSON.stringify(schema)): Compiled {
  const key = `${dialect} ${text}`;
  const kept = compiledByText.get(key);
  if (kept !== undefined) return kept;
  if (compiledByText.size >= mostCompiled) {
    compiledByText.clear();
    // An engine holds on to the patterns and constants of all that it ever compiled.
    engines.clear();
  }
  const compiled = compileNew(schema, dialect, text);
  compiledByText.set(key, compiled);
  return compiled;
}

function compileNew(schema: Json, dialect: Dialect, text: string): Compiled {
  // An engine remembers every name that a schema gives itself: one that was edited since would clash with itself.
  if (/"\$(id|anchor|dynamicAnchor)"/.test(text)) {
    return attempt(() => sdkEngine(dialect, true).compile(schema as never));
  }
  const engine = remembered(engines, dialect, () => sdkEngine(dialect, false));
  const compiled = attempt(() => engine.compile(schema as never));
  if (isObject(schema)) engine.removeSchema(schema as never);
  return compiled;
}

/** Ajv only finds a pointer inside of a URI that has a path. */
const rootName = "toolwright:/root";

interface Parts {
  readonly engine: Engine;
  readonly compiled: Map<string, Compiled>;
}

const partsOf = new WeakMap<JsonObject, Map<Dialect, Parts>>();

/** A part of a schema that refers to other parts of it. */
function compilePart(root: JsonObject, path: Path, dialect: Dialect): Compiled {
  const byDialect = partsOf.get(root) ?? new Map<Dialect, Parts>();
  partsOf.set(root, byDialect);
  const { engine, compiled } = remembered(byDialect, dialect, () => {
    const engine = sdkEngine(dialect, true);
    attempt(() => engine.addSchema(root as never, rootName));
    return { engine, compiled: new Map<string, Compiled>() };
  });
  const pointer = toPointer(path).split("/").map(encodeURIComponent).join("/");
  return remembered(compiled, pointer, () =>
    attempt(() => engine.getSchema(`${rootName}#${pointer}`) as ValidateFunction | undefined),
  );
}

/** Ajv throws for what it refuses; it and `JSON.stringify` throw where the stack ends. */
function attempt(make: () => unknown): Compiled {
  try {
    return (make() as Compiled | undefined) ?? "it is not there";
  } catch (error) {
    return error instanceof RangeError
      ? "it nests too deep or refers to itself without end"
      : refusal(String((error as Error).message));
  }
}

/** Why Ajv refuses a schema, in our words. Its own text names its internals. */
function refusal(message: string): string {
  for (const [pattern, words] of refusals) {
    const match = pattern.exec(message);
    if (match) return words(match[1] ?? "", match[2] ?? "");
  }
  return "a keyword in it has a value that validators cannot use";
}

const refusals: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^pattern (.*)$/s, (pattern) => `${code(pattern)} is not a regular expression that validators take`],
  [/^type must be JSONType or JSONType\[\]: (.*)$/s, (type) => `${code(type)} is not a JSON Schema type`],
  [/^can't resolve reference (#.*) from id/s, (target) => `\`$ref\` points at ${code(target)}, which does not exist`],
  [
    /^can't resolve reference (.*) from id/s,
    (target) => `\`$ref\` points at ${code(target)}, which is outside of the schema and is never fetched`,
  ],
  [/^enum must have/, () => "`enum` lists no value"],
  [/^([$\w]+) value must be (.*)$/s, (keyword, kinds) => `${code(keyword)} must be ${kindsInWords(kinds)}`],
  [/^"nullable" cannot/, () => "`nullable` stands without `type`"],
  [/contradicts nullable/, () => "`nullable` contradicts `type`"],
  [/keyword "id"/, () => "`id` was replaced by `$id`"],
  [/^invalid anchor "(.*)"/s, (anchor) => `${code(anchor)} is not a name that an anchor can have`],
  [/"(.*)" (?:resolves to more than one|already exists)/s, (name) => `two schemas call themselves ${code(name)}`],
  [/only supports hash fragment/, () => "`$dynamicRef` must stay inside the schema"],
  [/^async /, () => "`$async` is not part of JSON Schema"],
];

function kindsInWords(kinds: string): string {
  const names: Record<string, string> = { array: "a list", object: "an object", string: "text", number: "a number" };
  return [...kinds.matchAll(/\w+/g)].map(([kind]) => names[kind] ?? "true or false").join(" or ");
}

/** Regular expressions that end: a text too long for a slow pattern counts as a match, for it cannot be judged. */
function patternEngine(pattern: string, flags: string) {
  if (!isPattern(pattern)) throw new Error(`pattern ${pattern}`);
  const expression = new RegExp(pattern, flags);
  const longest = patience(pattern);
  return {
    test: (text: string) => text.length > longest || expression.test(text),
    // Ajv tells patterns apart by this.
    toString: () => String(expression),
  };
}

function metaEngine(dialect: Dialect): Engine {
  return remembered(metaEngines, dialect, () => {
    const engine = newEngine(dialect, { strict: false, allErrors: true, logger: false });
    if (dialect === "draft-06") engine.addMetaSchema(draft06);
    return engine;
  });
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/** With `addUsedSchema` a schema can refer to itself by its `$id`, and the engine never forgets it. */
function sdkEngine(dialect: Dialect, addUsedSchema: boolean): Engine {
  const engine = newEngine(dialect, { ...likeSdk, addUsedSchema });
  addFormats.default(engine as Ajv);
  return engine;
}

function newEngine(dialect: Dialect, options: Options): Engine {
  const Class = dialect === "2020-12" ? Ajv2020 : dialect === "2019-09" ? Ajv2019 : Ajv;
  return new Class(options);
}

const annotations = new Set(["default", "description", "title", "examples", "$comment", "deprecated", "$schema"]);

function withoutAnnotations(schema: Json): Json {
  if (!isObject(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));
}

/** Combinators only say that something inside them failed. */
function weight({ keyword }: ErrorObject): number {
  if (keyword === "enum") return 3;
  return ["anyOf", "oneOf", "allOf", "if", "$ref", "$dynamicRef"].includes(keyword) ? 1 : 2;
}

function toProblem({ instancePath, keyword, params }: ErrorObject, value: Json): Problem {
  let at: Json | undefined = value;
  const path = fromPointer(instancePath).map((key) => {
    const own = Array.isArray(at) ? Number(key) : key;
    at = valueAt(at, [own]);
    return own;
  });
  return { path, keyword, params };
}
