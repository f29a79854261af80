import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";
import { textOf, type Value } from "../typescript/value.ts";
import { type Building, jsonFrom, zodFrom } from "./building.ts";
import { arrayChecks, numberChecks, stringChecks } from "./checks.ts";
import { objectMethods } from "./objects.ts";
import { type ZodSchema, zodOf } from "./schema.ts";

type Method = (schema: ZodSchema, given: readonly Value[], building: Building) => ZodSchema | undefined;

/** Version 3 hands a description on to what is wrapped around. */
function around(type: "optional" | "nullable" | "nonoptional" | "readonly" | "brand"): Method {
  return (schema, _, { version }) => zodOf({ type, inner: schema }, version === 3 ? schema.meta : {});
}

function withValue(type: "default" | "prefault" | "catch"): Method {
  return (schema, [given], building) => {
    const value = given?.kind === "function" ? building.call(given, []) : given;
    return zodOf({ type, inner: schema, value: jsonFrom(value, building) }, building.version === 3 ? schema.meta : {});
  };
}

/** A check that only runs: what it asks for is in no schema. */
function lost(name: string): Method {
  return (schema, _, { lose }) => {
    lose(`\`.${name}()\` runs in the server: what it asks for is not in the schema`);
    return schema;
  };
}

const same: Method = (schema) => schema;

/** What every schema can do. */
const common: Readonly<Record<string, Method>> = {
  describe: (schema, [text], building) => {
    const description = textOf(text);
    if (description === undefined) jsonFrom(text, building);
    return description === undefined ? schema : { ...schema, meta: { ...schema.meta, description } };
  },
  meta: (schema, [given], building) => {
    const meta = jsonFrom(given, building);
    return isObject(meta) ? { ...schema, meta: { ...schema.meta, ...meta } } : schema;
  },
  register: (schema, [, given], building) => {
    const meta = jsonFrom(given, building);
    return isObject(meta) ? { ...schema, meta: { ...schema.meta, ...meta } } : schema;
  },
  optional: around("optional"),
  exactOptional: around("optional"),
  nullable: around("nullable"),
  nonoptional: around("nonoptional"),
  readonly: around("readonly"),
  brand: same,
  nullish: (schema) => zodOf({ type: "optional", inner: zodOf({ type: "nullable", inner: schema }) }),
  default: withValue("default"),
  prefault: withValue("prefault"),
  catch: withValue("catch"),
  array: (schema) => zodOf({ type: "array", item: schema }),
  or: (schema, [other], building) =>
    zodOf({ type: "union", options: [schema, zodFrom(other, building)], exclusive: false }),
  and: (schema, [other], building) => zodOf({ type: "intersection", left: schema, right: zodFrom(other, building) }),
  pipe: (schema, [other], building) => zodOf({ type: "pipe", input: schema, output: zodFrom(other, building) }),
  transform: (schema, _, { lose }) => {
    lose("`.transform()` runs in the server: the schema is that of what goes in");
    return zodOf({ type: "pipe", input: schema, output: undefined });
  },
  refine: lost("refine"),
  superRefine: lost("superRefine"),
  check: lost("check"),
  overwrite: same,
  clone: same,
  unwrap: ({ def }) => ("inner" in def ? def.inner : undefined),
  removeDefault: ({ def }) => ("inner" in def ? def.inner : undefined),
  innerType: ({ def }) => (def.type === "pipe" ? def.input : "inner" in def ? def.inner : undefined),
};

const arrays: Readonly<Record<string, Method>> = {
  ...arrayChecks,
  unwrap: ({ def }) => (def.type === "array" ? def.item : undefined),
};

const tuples: Readonly<Record<string, Method>> = {
  rest: ({ def }, [rest], building) =>
    def.type === "tuple" ? zodOf({ ...def, rest: zodFrom(rest, building) }) : undefined,
};

const enums: Readonly<Record<string, Method>> = {
  exclude: ({ def }, [given], building) => picked(def, given, building, false),
  extract: ({ def }, [given], building) => picked(def, given, building, true),
};

function picked(def: ZodSchema["def"], given: Value | undefined, building: Building, wanted: boolean) {
  if (def.type !== "enum") return undefined;
  const names = [jsonFrom(given, building) ?? []].flat() as Json[];
  return zodOf({ type: "enum", entries: def.entries.filter(([name]) => names.includes(name) === wanted) });
}

const byType: Readonly<Partial<Record<ZodSchema["def"]["type"], Readonly<Record<string, Method>>>>> = {
  ...{ string: stringChecks, number: numberChecks, array: arrays, tuple: tuples, enum: enums, object: objectMethods },
};

/** A method called on a schema; undefined where Zod has none of that name. */
export function callMethod(
  schema: ZodSchema,
  name: string,
  given: readonly Value[],
  building: Building,
): ZodSchema | undefined {
  const own = byType[schema.def.type];
  const method = own && Object.hasOwn(own, name) ? own[name] : Object.hasOwn(common, name) ? common[name] : undefined;
  return method?.(schema, given, building);
}
