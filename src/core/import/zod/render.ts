import { isObject } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { freeNames } from "../names.ts";
import { isOptional, type ZodDef, type ZodSchema } from "./schema.ts";
import { folded, withoutBareUnion } from "./tidy.ts";

export interface Rendering {
  /** What goes into a tool, or what comes out of it: defaults and transforms differ. */
  readonly side: "input" | "output";
  /** The converter of version 3 closes objects and knows less of keys. */
  readonly version: 3 | 4;
  readonly lose: (message: string) => void;
}

interface Context extends Rendering {
  /** Schemas that are being written, and whether they were met again inside themselves. */
  readonly open: Map<ZodSchema, { name: string | undefined }>;
  readonly definitions: Map<string, JsonObject>;
  /** The names of those that became definitions. */
  readonly written: Map<ZodSchema, string>;
  /** A name for a definition that none has. */
  readonly freeName: (wanted: string) => string;
  readonly root: ZodSchema;
  depth: number;
  budget: number;
}

/** Deeper than any schema that a person writes. */
const maxDepth = 150;
/** A schema that is used again and again inside itself doubles with every step. */
const maxNodes = 20_000;

/** A schema of Zod as JSON Schema, the way that Zod itself writes it. */
export function render(schema: ZodSchema, rendering: Rendering): JsonObject {
  const definitions = new Map<string, JsonObject>();
  const freeName = freeNames((name) => definitions.has(name), "");
  const context: Context = {
    ...rendering,
    ...{ open: new Map(), definitions, written: new Map(), freeName, root: schema, depth: 0, budget: maxNodes },
  };
  const json = write(schema, context);
  return context.definitions.size === 0 ? json : { ...json, $defs: Object.fromEntries(context.definitions) };
}

function write(schema: ZodSchema, context: Context): JsonObject {
  const written = context.written.get(schema);
  if (written !== undefined) return { $ref: `#/$defs/${pointerPart(written)}` };
  const again = context.open.get(schema);
  if (again) {
    if (schema === context.root) return { $ref: "#" };
    again.name ??= context.freeName(schema.name ?? "schema");
    return { $ref: `#/$defs/${pointerPart(again.name)}` };
  }
  if (context.depth > maxDepth || context.budget-- <= 0) {
    context.lose("A schema is nested too deep: any value is allowed there");
    return {};
  }
  const holds = schema.def.type === "object" || schema.def.type === "lazy" || schema.def.type === "union";
  const entry = { name: undefined as string | undefined };
  if (holds) context.open.set(schema, entry);
  context.depth++;
  const own = withMeta(byType(schema.def, context), schema.meta);
  context.depth--;
  if (holds) context.open.delete(schema);
  const id = schema.meta.id;
  const name = entry.name ?? (typeof id === "string" && schema !== context.root ? id : undefined);
  if (name === undefined) return own;
  context.definitions.set(name, own);
  context.written.set(schema, name);
  return { $ref: `#/$defs/${pointerPart(name)}` };
}

function withMeta(json: JsonObject, { id: _, ...meta }: JsonObject): JsonObject {
  return { ...json, ...meta };
}

function pointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function byType(def: ZodDef, context: Context): JsonObject {
  switch (def.type) {
    case "string":
      return stringJson(def);
    case "number":
      return numberJson(def);
    case "plain":
      return def.json;
    case "enum":
      return valuesJson([...new Set(def.entries.map(([, value]) => value))], context);
    case "literal":
      return literalJson(def.values);
    case "object":
      return objectJson(def, context);
    case "array":
      return {
        ...{ type: "array", items: write(def.item, context) },
        ...limits(def, "minItems", "maxItems"),
        ...(def.unique && { uniqueItems: true }),
      };
    case "tuple":
      return tupleJson(def, context);
    case "record":
      return recordJson(def, context);
    case "union": {
      const options = def.options.map((option) => write(option, context));
      return def.exclusive && context.version === 4 ? { oneOf: options } : withoutBareUnion({ anyOf: options });
    }
    case "intersection": {
      const parts = [def.left, def.right].map((part) => write(part, context));
      return folded(
        parts.flatMap((part) => (Object.keys(part).join() === "allOf" ? (part.allOf as JsonObject[]) : [part])),
      );
    }
    case "nullable":
      return withoutBareUnion({ anyOf: [write(def.inner, context), { type: "null" }] });
    case "readonly":
      return { ...write(def.inner, context), ...(context.version === 4 && { readOnly: true }) };
    case "optional":
    case "nonoptional":
    case "brand":
      return write(def.inner, context);
    case "default":
    case "prefault":
    case "catch": {
      const known = def.value !== undefined && !(def.type === "catch" && context.version === 3);
      if (def.type === "prefault" && context.side === "output") return write(def.inner, context);
      return { ...write(def.inner, context), ...(known && { default: def.value as Json }) };
    }
    case "pipe": {
      const part = context.side === "input" ? def.input : def.output;
      if (part) return write(part, context);
      context.lose("What a transform makes is not known: any value is allowed there");
      return {};
    }
    case "lazy":
      return write(def.read(), context);
  }
}

function limits({ min, max }: { readonly min?: number; readonly max?: number }, least: string, most: string) {
  return { ...(min !== undefined && { [least]: min }), ...(max !== undefined && { [most]: max }) };
}

function stringJson(def: Extract<ZodDef, { type: "string" }>): JsonObject {
  const { format, encoding, patterns = [] } = def;
  const [only] = patterns;
  return {
    ...{ type: "string", ...limits(def, "minLength", "maxLength") },
    ...(format !== undefined && { format }),
    ...(encoding !== undefined && { contentEncoding: encoding }),
    ...(patterns.length === 1 && only !== undefined && { pattern: only }),
    ...(patterns.length > 1 && { allOf: patterns.map((pattern) => ({ pattern })) }),
  };
}

function numberJson({ int, min, max, above, below, steps = [] }: Extract<ZodDef, { type: "number" }>): JsonObject {
  const [step, ...others] = steps;
  const isAbove = above !== undefined && above >= (min ?? Number.NEGATIVE_INFINITY);
  const isBelow = below !== undefined && below <= (max ?? Number.POSITIVE_INFINITY);
  return {
    type: int ? "integer" : "number",
    ...(isAbove ? { exclusiveMinimum: above } : min !== undefined && { minimum: min }),
    ...(isBelow ? { exclusiveMaximum: below } : max !== undefined && { maximum: max }),
    ...(step !== undefined && { multipleOf: step }),
    ...(others.length > 0 && { allOf: others.map((multipleOf) => ({ multipleOf })) }),
  };
}

function valuesJson(values: readonly (string | number)[], { version }: Context): JsonObject {
  if (values.length === 0) return { not: {} };
  const [first] = new Set(values.map((value) => typeof value));
  const isOne = values.every((value) => typeof value === first);
  const type = isOne ? { type: first as string } : version === 3 ? { type: ["string", "number"] } : {};
  return { ...type, enum: values };
}

function literalJson(values: readonly (string | number | boolean | null)[]): JsonObject {
  const [only] = values;
  const nameOf = (value: Json) => (value === null ? "null" : typeof value);
  if (values.length === 0 || only === undefined) return { not: {} };
  if (values.length === 1) return { type: nameOf(only), const: only };
  return { ...(values.every((value) => nameOf(value) === nameOf(only)) && { type: nameOf(only) }), enum: values };
}

function objectJson({ shape, rest }: Extract<ZodDef, { type: "object" }>, context: Context): JsonObject {
  const members = [...shape].map(([name, read]) => [name, read()] as const);
  const properties = members.map(([name, schema]) => [name, write(schema, context)] as const);
  const required = members.filter(([, schema]) => !isOptional(schema, context.side)).map(([name]) => name);
  const closed = rest === "strict" || (rest === "strip" && (context.version === 3 || context.side === "output"));
  const open = context.version === 3 ? true : {};
  return {
    ...{ type: "object", properties: Object.fromEntries(properties) },
    ...(required.length > 0 && { required }),
    ...(closed && { additionalProperties: false }),
    ...(rest === "loose" && { additionalProperties: open }),
    ...(typeof rest === "object" && { additionalProperties: write(rest, context) }),
  };
}

function tupleJson({ items, rest }: Extract<ZodDef, { type: "tuple" }>, context: Context): JsonObject {
  const parts = items.map((item) => write(item, context));
  const after = items.findLastIndex((item) => context.version === 3 || !isOptional(item, context.side));
  return {
    ...{ type: "array", prefixItems: parts },
    ...(rest ? { items: write(rest, context) } : { items: false }),
    ...(after >= 0 && { minItems: after + 1 }),
    ...(!rest && { maxItems: items.length }),
  };
}

function recordJson({ key, value, mode }: Extract<ZodDef, { type: "record" }>, context: Context): JsonObject {
  const names = write(key, context);
  const values = write(value, context);
  const patterns = key.def.type === "string" ? (key.def.patterns ?? []) : [];
  if (mode === "loose" && patterns.length > 0) {
    return { type: "object", patternProperties: Object.fromEntries(patterns.map((pattern) => [pattern, values])) };
  }
  const known = Array.isArray(names.enum) ? names.enum : Object.hasOwn(names, "const") ? [names.const as Json] : [];
  const isPlain = Object.keys(names).join() === "type" && names.type === "string";
  const all = known.length > 0 && mode === "all" && context.version === 4 && !isOptional(value, context.side);
  return {
    type: "object",
    ...(!isPlain && isObject(names) && Object.keys(names).length > 0 && { propertyNames: namesJson(names) }),
    additionalProperties: values,
    ...(all && { required: known.map(String) }),
  };
}

/** Names are text, whatever they stand for. */
function namesJson({ type, minimum: _, maximum: __, ...names }: JsonObject): JsonObject {
  if (type !== "number" && type !== "integer") return { ...(type !== undefined && { type }), ...names };
  return { type: "string", pattern: type === "integer" ? "^-?\\d+$" : "^-?\\d+(?:\\.\\d+)?$" };
}
