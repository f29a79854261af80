import { type Code, trusted } from "../code.ts";

/** Functions that the output gets only where it needs them. */
const texts = {
  fits: `
/** Whether a value fits a schema. */
const fits = (schema: z.ZodType) => (value: unknown) => schema.safeParse(value).success;`,
  isNot: `
/** Whether a value does not fit a schema. */
const isNot = (schema: z.ZodType) => (value: unknown) => !schema.safeParse(value).success;`,
  conditional: `
/** What fits the first schema has to fit the second, everything else the third. */
const conditional = (condition: z.ZodType, then: z.ZodType, otherwise: z.ZodType) => (value: unknown) =>
  (condition.safeParse(value).success ? then : otherwise).safeParse(value).success;`,
  isUnique: `
/** A text that is the same for equal values. */
const canonical = (value: unknown): string =>
  Array.isArray(value)
    ? \`[\${value.map(canonical).join(",")}]\`
    : value !== null && typeof value === "object"
      ? \`{\${Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => JSON.stringify(key) + canonical(inner)).join(",")}}\`
      : JSON.stringify(value);

/** Whether no item stands twice. */
const isUnique = (items: readonly unknown[]) => new Set(items.map(canonical)).size === items.length;`,
  contains: `
/** Whether so many items fit a schema. */
const contains = (schema: z.ZodType, least: number, most: number) => (items: readonly unknown[]) => {
  const count = items.filter((item) => schema.safeParse(item).success).length;
  return count >= least && count <= most;
};`,
  hasLength: `
/** Whether a list has so many items. */
const hasLength = (least: number, most: number) => (items: readonly unknown[]) => items.length >= least && items.length <= most;`,
  hasSize: `
/** Whether an object has so many members. */
const hasSize = (least: number, most: number) => (value: object) =>
  Object.keys(value).length >= least && Object.keys(value).length <= most;`,
  namesFit: `
/** Whether the names of all members fit a schema. */
const namesFit = (schema: z.ZodType) => (value: object) => Object.keys(value).every((name) => schema.safeParse(name).success);`,
  dependsOn: `
/** Whether beside a member there are those that it needs. */
const dependsOn = (name: string, needed: readonly string[]) => (value: object) =>
  !Object.hasOwn(value, name) || needed.every((other) => Object.hasOwn(value, other));`,
  fitsWith: `
/** Whether an object with a certain member fits a schema. */
const fitsWith = (name: string, schema: z.ZodType) => (value: object) =>
  !Object.hasOwn(value, name) || schema.safeParse(value).success;`,
  membersFit: `
/** Whether each member fits the schemas that its name asks for; what no name and no pattern knows has to fit the rest. */
const membersFit =
  (known: ReadonlyMap<string, z.ZodType>, patterns: readonly (readonly [RegExp, z.ZodType])[], rest: z.ZodType) =>
  (value: object) =>
    Object.entries(value).every(([name, inner]) => {
      const own = known.get(name);
      const matching = patterns.filter(([pattern]) => pattern.test(name)).map(([, schema]) => schema);
      const schemas = own ? [own, ...matching] : matching.length > 0 ? matching : [rest];
      return schemas.every((schema) => schema.safeParse(inner).success);
    });`,
  hasMember: `
/** Whether an object has a member of its own, not one that every object inherits. */
const hasMember = (name: string) => (value: object) => Object.hasOwn(value, name);`,
} as const;

export type HelperName = keyof typeof texts;

export function helperName(name: HelperName): Code {
  return trusted(name);
}

export function helperCode(name: HelperName): Code {
  return trusted(texts[name].trimStart());
}

export const helperNames = Object.keys(texts) as readonly HelperName[];
