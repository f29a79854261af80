import { type Dialect, dialects, type JsonObject } from "../../types.ts";

/** The keywords that each dialect brought. Those before it pass over them. */
const brought: Readonly<Record<Dialect, readonly string[]>> = {
  "draft-06": [],
  "draft-07": ["if", "then", "else"],
  "2019-09": [
    ...["dependentRequired", "dependentSchemas", "minContains", "maxContains"],
    ...["unevaluatedItems", "unevaluatedProperties"],
  ],
  "2020-12": ["prefixItems"],
};

/** As above, of keywords about references. `$recursiveRef` was there in one dialect only. */
const referring: Readonly<Record<Dialect, readonly string[]>> = {
  "draft-06": ["$recursiveRef", "$dynamicRef"],
  "draft-07": ["$recursiveRef", "$dynamicRef"],
  "2019-09": ["$dynamicRef"],
  "2020-12": ["$recursiveRef"],
};

const passedOver = new Map(
  dialects.map((dialect, at) => [
    dialect,
    new Set([...dialects.slice(at + 1).flatMap((later) => brought[later]), ...referring[dialect]]),
  ]),
);

/** The dialect that brought a keyword, if the given one is older: its validators pass over the keyword. */
export function comesLater(keyword: string, dialect: Dialect): Dialect | undefined {
  return dialects.slice(dialects.indexOf(dialect) + 1).find((later) => brought[later].includes(keyword));
}

/** Up to draft-07, where a `$ref` hides all that stands beside it. */
export function isLegacy(dialect: Dialect | undefined): boolean {
  return dialect === "draft-06" || dialect === "draft-07";
}

/** Tells people something, wherever it stands, or holds schemas that pointers lead to. */
const harmless = new Set([
  ...["$ref", "$comment", "$defs", "$schema", "definitions", "title", "description"],
  ...["default", "deprecated", "examples", "readOnly", "writeOnly"],
]);

const known = new WeakMap<JsonObject, Partial<Record<Dialect, JsonObject>>>();

/** A schema without what its dialect passes over; the same object where that is nothing. Without a dialect all is read. */
export function inDialect(schema: JsonObject, dialect: Dialect | undefined): JsonObject {
  const others = dialect && passedOver.get(dialect);
  if (!dialect || !others) return schema;
  const hides = Object.hasOwn(schema, "$ref") && typeof schema.$ref === "string" && isLegacy(dialect);
  const isRead = (keyword: string) => (hides ? harmless.has(keyword) : !others.has(keyword));
  if (Object.keys(schema).every(isRead)) return schema;
  const before = known.get(schema);
  const same = before?.[dialect];
  if (same) return same;
  const read = Object.fromEntries(Object.entries(schema).filter(([keyword]) => isRead(keyword)));
  known.set(schema, { ...before, [dialect]: read });
  return read;
}
