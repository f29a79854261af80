import { isObject } from "../../json.ts";
import type { Value } from "../typescript/value.ts";
import { type Building, jsonFrom, shapeFrom, zodFrom } from "./building.ts";
import { type ZodDef, type ZodSchema, zodOf } from "./schema.ts";

type Shape = Extract<ZodDef, { type: "object" }>;
type Method = (schema: ZodSchema, given: readonly Value[], building: Building) => ZodSchema | undefined;

/** Version 3 keeps the description of what is changed, version 4 forgets it. */
function changed(schema: ZodSchema, change: Partial<Shape>, { version }: Building): ZodSchema {
  return zodOf({ ...(schema.def as Shape), ...change }, version === 3 ? schema.meta : {});
}

const extend: Method = (schema, [given], building) => {
  const shape =
    given?.kind === "zod" && given.schema.def.type === "object" ? given.schema.def.shape : shapeFrom(given, building);
  return changed(schema, { shape: new Map([...(schema.def as Shape).shape, ...shape]) }, building);
};

const merge: Method = (schema, [given], building) => {
  const other = zodFrom(given, building).def;
  if (other.type !== "object") return schema;
  return changed(
    schema,
    { shape: new Map([...(schema.def as Shape).shape, ...other.shape]), rest: other.rest },
    building,
  );
};

const masked =
  (wanted: boolean): Method =>
  (schema, [given], building) => {
    const names = namesIn(given, building);
    const shape = [...(schema.def as Shape).shape].filter(([name]) => names.has(name) === wanted);
    return changed(schema, { shape: new Map(shape) }, building);
  };

/** All members, or those that are named, wrapped or freed of what makes them optional. */
const each =
  (type: "optional" | "nonoptional"): Method =>
  (schema, [given], building) => {
    const names = given ? namesIn(given, building) : undefined;
    const shape = [...(schema.def as Shape).shape].map(([name, read]) => {
      if (names && !names.has(name)) return [name, read] as const;
      let known: ZodSchema | undefined;
      return [
        name,
        () => (known ??= zodOf({ type, inner: read() }, building.version === 3 ? read().meta : {})),
      ] as const;
    });
    return changed(schema, { shape: new Map(shape) }, building);
  };

function namesIn(given: Value | undefined, building: Building): Set<string> {
  const mask = jsonFrom(given, building);
  return new Set(isObject(mask) ? Object.keys(mask).filter((key) => mask[key] === true) : []);
}

const rest =
  (kind: "strip" | "strict" | "loose"): Method =>
  (schema, _, building) =>
    changed(schema, { rest: kind }, building);

export const objectMethods: Readonly<Record<string, Method>> = {
  ...{ extend, augment: extend, safeExtend: extend, merge, pick: masked(true), omit: masked(false) },
  ...{ partial: each("optional"), required: each("nonoptional"), strict: rest("strict"), strip: rest("strip") },
  ...{ passthrough: rest("loose"), loose: rest("loose"), nonstrict: rest("loose") },
  deepPartial: (schema, given, building) => {
    building.lose("`.deepPartial()` is read for the first level only");
    return each("optional")(schema, given, building);
  },
  catchall: (schema, [given], building) => changed(schema, { rest: zodFrom(given, building) }, building),
  keyof: ({ def }) =>
    zodOf({ type: "enum", entries: [...(def as Shape).shape.keys()].map((key) => [key, key] as const) }),
};
