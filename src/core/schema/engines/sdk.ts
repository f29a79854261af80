import type { ErrorObject, ValidateFunction } from "ajv";
import { isObject } from "../../json.ts";
import { remembered } from "../../memo.ts";
import { toPointer, valueAt } from "../../text/index.ts";
import type { Dialect, Json, JsonObject, Path } from "../../types.ts";
import { plainlyCompiles } from "../compiles.ts";
import { isEndless } from "../endless.ts";
import { interpret } from "../interpret.ts";
import type { Mismatch } from "../mismatch.ts";
import { type UnusableSchema, unusable } from "../unusable.ts";
import { attempt, type Compiled, type Engine, errorsOf, sdkEngine } from "./ajv.ts";
import { metaMismatches } from "./meta.ts";
import { toMismatch } from "./to-mismatch.ts";

/** Why the official SDK could not compile a schema; undefined where it could. */
export function compileRefusal(schema: Json, dialect: Dialect): UnusableSchema | undefined {
  if (metaMismatches(schema, dialect).length === 0 && plainlyCompiles(schema)) return undefined;
  const compiled = attempt(() => compile(schema, dialect));
  return typeof compiled === "function" ? undefined : compiled;
}

/** What is wrong with a value by the schema at a path of a root schema; undefined where that cannot be told. */
export function mismatchesAt(root: Json, path: Path, value: Json, dialect: Dialect): readonly Mismatch[] | undefined {
  const schema = valueAt(root, path);
  if (interpret(schema, value, { root, dialect })) return [];
  return errorsAt(root, path, value, dialect)?.map((error) => toMismatch(error, value, root, path));
}

function errorsAt(root: Json, path: Path, value: Json, dialect: Dialect): readonly ErrorObject[] | undefined {
  const schema = valueAt(root, path);
  if (schema === undefined) return undefined;
  const compiled = attempt(() =>
    isEndless(schema, value, root) ? unusable("unknown") : compileAt(root, path, schema, dialect),
  );
  return typeof compiled === "function" ? errorsOf(compiled, value) : undefined;
}

function compileAt(root: Json, path: Path, schema: Json, dialect: Dialect): Compiled {
  const alone = withoutAnnotations(schema);
  const text = JSON.stringify(alone);
  // Ajv passes over `__proto__` in `properties`, so that it would be taken for an unknown member.
  if (text.includes('"__proto__"')) return unusable("unknown");
  const refers = isObject(root) && /"\$(ref|dynamicRef|recursiveRef)"/.test(text);
  return refers ? compilePart(root, path, dialect) : compile(alone, dialect, text);
}

const maxCompiled = 2_000;
const compiledByText = new Map<string, Compiled>();
const engines = new Map<Dialect, Engine>();

/** Kept by schema text: most parameters of most tools share a few schemas. */
function compile(schema: Json, dialect: Dialect, text = JSON.stringify(schema)): Compiled {
  const key = `${dialect} ${text}`;
  const kept = compiledByText.get(key);
  if (kept !== undefined) return kept;
  if (compiledByText.size >= maxCompiled) {
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

const annotations = new Set(["default", "description", "title", "examples", "$comment", "deprecated", "$schema"]);

function withoutAnnotations(schema: Json): Json {
  if (!isObject(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));
}
