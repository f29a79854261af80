import { textOf, type Value } from "../typescript/value.ts";
import { type Building, jsonFrom, numberFrom } from "./building.ts";
import { escaped, formatOf, formats } from "./formats.ts";
import type { ZodDef, ZodSchema } from "./schema.ts";

type Check = (schema: ZodSchema, given: readonly Value[], building: Building) => ZodSchema | undefined;
type Text = Extract<ZodDef, { type: "string" }>;
type Figure = Extract<ZodDef, { type: "number" }>;
type List = Extract<ZodDef, { type: "array" }>;

/** A number that has to be known, or the check is told to be lost. */
function limit(given: readonly Value[], building: Building): number | undefined {
  const value = numberFrom(given[0]);
  if (value === undefined && jsonFrom(given[0], building) !== undefined)
    building.lose("A limit is no number: it is left out");
  return value;
}

const larger = (before: number | undefined, now: number) => (before === undefined || now > before ? now : before);
const smaller = (before: number | undefined, now: number) => (before === undefined || now < before ? now : before);

function sized<Def extends Text | List>(change: (def: Def, value: number) => Partial<Def>): Check {
  return (schema, given, building) => {
    const value = limit(given, building);
    return value === undefined
      ? schema
      : { ...schema, def: { ...schema.def, ...change(schema.def as Def, value) } as Def };
  };
}

const sizes: Readonly<Record<string, Check>> = {
  min: sized((def, value) => ({ min: larger(def.min, value) })),
  max: sized((def, value) => ({ max: smaller(def.max, value) })),
  length: sized((def, value) => ({ min: larger(def.min, value), max: smaller(def.max, value) })),
  nonempty: (schema) => ({ ...schema, def: { ...(schema.def as List), min: larger((schema.def as List).min, 1) } }),
};

export const arrayChecks = sizes;

function matching(schema: ZodSchema, pattern: string): ZodSchema {
  const { patterns = [], ...def } = schema.def as Text;
  return { ...schema, def: { ...def, patterns: patterns.includes(pattern) ? patterns : [...patterns, pattern] } };
}

/** A check for one text: a pattern that holds it. */
function around(write: (text: string, version: 3 | 4) => string): Check {
  return (schema, [given], building) => {
    const text = textOf(given);
    if (text === undefined) jsonFrom(given, building);
    return text === undefined ? schema : matching(schema, write(text, building.version));
  };
}

function formatted(name: string): Check {
  return (schema, [options], { version }) => {
    const found = formatOf(name, version);
    if (!found) return undefined;
    const { format, pattern, encoding } = found;
    const def: Text = {
      ...(schema.def as Text),
      ...(format !== undefined && { format }),
      ...(encoding !== undefined && { encoding }),
    };
    const isLocal = name === "datetime" && options?.kind === "object" && options.members.has("local") && version === 4;
    const { format: _, ...without } = def;
    const next = { ...schema, def: isLocal ? without : def };
    return pattern === undefined ? next : matching(next, pattern);
  };
}

const unchanged: Check = (schema) => schema;

export const stringChecks: Readonly<Record<string, Check>> = {
  ...sizes,
  ...Object.fromEntries(Object.keys(formats).map((name) => [name, formatted(name)])),
  ip: (schema, [options], building) => {
    const version = options?.kind === "object" ? textOf(options.members.get("version")?.()) : undefined;
    if (version === undefined) building.lose("`.ip()` takes addresses of both versions: no format says that");
    const format = version === "v6" ? { format: "ipv6" } : version === "v4" ? { format: "ipv4" } : {};
    return { ...schema, def: { ...(schema.def as Text), ...format } };
  },
  regex: (schema, [given], building) => {
    if (given?.kind === "regex") {
      const flags = given.flags.replace(/[uvgyd]/g, "");
      if (flags !== "") building.lose(`The flag \`${flags}\` of a regular expression is not in the schema`);
      return matching(schema, given.source);
    }
    building.lose("A regular expression is computed: it is left out");
    return schema;
  },
  startsWith: around((text, version) => (version === 3 ? `^${escaped(text)}` : `^${escaped(text)}.*`)),
  endsWith: around((text, version) => (version === 3 ? `${escaped(text)}$` : `.*${escaped(text)}$`)),
  includes: around((text) => escaped(text)),
  ...{ trim: unchanged, toLowerCase: unchanged, toUpperCase: unchanged, normalize: unchanged, slugify: unchanged },
};

function bounded(change: (def: Figure, value: number) => Partial<Figure>, fixed?: number): Check {
  return (schema, given, building) => {
    const value = fixed ?? limit(given, building);
    return value === undefined
      ? schema
      : { ...schema, def: { ...(schema.def as Figure), ...change(schema.def as Figure, value) } };
  };
}

const atLeast = (def: Figure, value: number) => ({ min: larger(def.min, value) });
const atMost = (def: Figure, value: number) => ({ max: smaller(def.max, value) });
const above = (def: Figure, value: number) => ({ above: larger(def.above, value) });
const below = (def: Figure, value: number) => ({ below: smaller(def.below, value) });
const step = (def: Figure, value: number) => ({ steps: [...new Set([...(def.steps ?? []), Math.abs(value)])] });
const whole: Check = (schema) => ({ ...schema, def: { ...(schema.def as Figure), int: true } });

export const numberChecks: Readonly<Record<string, Check>> = {
  ...{ min: bounded(atLeast), gte: bounded(atLeast), max: bounded(atMost), lte: bounded(atMost) },
  ...{ gt: bounded(above), lt: bounded(below), multipleOf: bounded(step), step: bounded(step) },
  ...{ positive: bounded(above, 0), negative: bounded(below, 0) },
  ...{ nonnegative: bounded(atLeast, 0), nonpositive: bounded(atMost, 0) },
  int: whole,
  // In version 4 a safe number is a whole one.
  safe: (schema, given, building) => (building.version === 4 ? whole(schema, given, building) : schema),
  finite: unchanged,
};
