import Ajv, { type ErrorObject, type Options, type ValidateFunction } from "ajv";
import Ajv2019 from "ajv/dist/2019.js";
import Ajv2020 from "ajv/dist/2020.js";
import draft06 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };
import addFormats from "ajv-formats";
import { isObject } from "./json.ts";
import { fromPointer, toPointer } from "./locate.ts";
import type { Dialect, Json, Path } from "./types.ts";

export interface Problem {
  /** Where in the value. */
  readonly path: readonly string[];
  readonly keyword: string;
  readonly message: string;
  readonly schemaPath: string;
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
  addUsedSchema: false,
};

const metaSchemas: Readonly<Record<Dialect, string>> = {
  "draft-06": "http://json-schema.org/draft-06/schema#",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** What is wrong with a schema by the meta-schema of its dialect: one problem a place, the most telling one. */
export function metaProblems(schema: Json, dialect: Dialect): Problem[] {
  const validate = metaEngine(dialect).getSchema(metaSchemas[dialect]);
  if (!validate || validate(schema)) return [];
  const byPlace = new Map<string, ErrorObject>();
  for (const error of validate.errors ?? []) {
    const known = byPlace.get(error.instancePath);
    if (!known || weight(error) > weight(known)) byPlace.set(error.instancePath, error);
  }
  // A container is only blamed for what none of its members is to blame for.
  const places = [...byPlace.keys()];
  const deepest = places.filter((place) => !places.some((other) => other.startsWith(`${place}/`)));
  return deepest.map((place) => toProblem(byPlace.get(place) as ErrorObject));
}

/** Why the official SDK could not compile a schema, or undefined where it could. */
export function compileFailure(schema: Json, dialect: Dialect): string | undefined {
  const compiled = compile(schema, dialect);
  return typeof compiled === "string" ? compiled : undefined;
}

/** What is wrong with a value by the schema at a path of a root schema; undefined where that schema does not compile. */
export function problemsAt(root: Json, path: Path, value: Json, dialect: Dialect): Problem[] | undefined {
  const schema = path.reduce<Json | undefined>((at, key) => (at as never)?.[key], root);
  if (schema === undefined) return undefined;
  const alone = withoutAnnotations(schema);
  const compiled = /"\$(ref|dynamicRef|recursiveRef)"/.test(JSON.stringify(alone))
    ? compile({ $ref: `urn:root#${encodeURI(toPointer(path))}` }, dialect, root)
    : compile(alone, dialect);
  if (typeof compiled === "string") return undefined;
  return compiled(value) ? [] : (compiled.errors ?? []).map(toProblem);
}

const mostCompiled = 2_000;
const compiledByText = new Map<string, ValidateFunction | string>();

/** A validator, or the reason why there is none. Kept by schema text: most parameters of most tools share a few schemas. */
function compile(schema: Json, dialect: Dialect, root?: Json): ValidateFunction | string {
  const key = `${dialect} ${JSON.stringify(schema)} ${root === undefined ? "" : JSON.stringify(root)}`;
  const kept = compiledByText.get(key);
  if (kept !== undefined) return kept;
  if (compiledByText.size >= mostCompiled) compiledByText.clear();
  const compiled = compileNew(schema, dialect, root, key);
  compiledByText.set(key, compiled);
  return compiled;
}

function compileNew(schema: Json, dialect: Dialect, root: Json | undefined, text: string): ValidateFunction | string {
  if (typeof schema !== "boolean" && !isObject(schema)) return "a schema must be an object or a boolean";
  // An engine remembers every $id: one that was edited since would clash with itself.
  const fresh = root !== undefined || text.includes('"$id"') || text.includes('"$anchor"');
  const engine = fresh ? newEngine(dialect, likeSdk) : sharedEngine(dialect);
  // Ajv compiles recursively and throws both for what it refuses and when the stack ends.
  try {
    if (root !== undefined) engine.addSchema(root as never, "urn:root");
    const validate = engine.compile(schema as never);
    if (!fresh) engine.removeSchema(schema as never);
    return validate;
  } catch (error) {
    if (!fresh) engine.removeSchema(schema as never);
    return error instanceof RangeError ? "it nests or refers to itself without end" : (error as Error).message;
  }
}

const engines = new Map<string, Engine>();

function sharedEngine(dialect: Dialect): Engine {
  return remembered(dialect, () => newEngine(dialect, likeSdk));
}

function metaEngine(dialect: Dialect): Engine {
  return remembered(`meta ${dialect}`, () => {
    const engine = newEngine(
      dialect,
      { strict: false, allErrors: true, logger: false, formats: { regex: isRegex } },
      false,
    );
    if (dialect === "draft-06") engine.addMetaSchema(draft06);
    return engine;
  });
}

function remembered(key: string, make: () => Engine): Engine {
  const known = engines.get(key);
  if (known) return known;
  const made = make();
  engines.set(key, made);
  return made;
}

function newEngine(dialect: Dialect, options: Options, formats = true): Engine {
  const Class = dialect === "2020-12" ? Ajv2020 : dialect === "2019-09" ? Ajv2019 : Ajv;
  const engine = new Class(options);
  if (formats) addFormats.default(engine as Ajv);
  return engine;
}

/** With the `u` flag, as validators compile patterns. */
function isRegex(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

const annotations = new Set(["default", "description", "title", "examples", "$comment", "deprecated"]);

function withoutAnnotations(schema: Json): Json {
  if (!isObject(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));
}

/** Combinators only say that something inside them failed. */
function weight({ keyword }: ErrorObject): number {
  if (keyword === "enum") return 3;
  return ["anyOf", "oneOf", "allOf", "if", "$ref", "$dynamicRef"].includes(keyword) ? 1 : 2;
}

function toProblem({ instancePath, keyword, message, schemaPath, params }: ErrorObject): Problem {
  return { path: fromPointer(instancePath), keyword, message: message ?? keyword, schemaPath, params };
}
