import type { Mismatch } from "../schema/index.ts";
import { toPointer } from "../text/index.ts";

type Params = Readonly<Record<string, unknown>>;

/** The messages of Ajv, which the official SDK sends to the model as they are. */
const messages: Readonly<Record<string, string | ((params: Params) => string)>> = {
  type: ({ type }) => `must be ${[type].flat().join(",")}`,
  enum: "must be equal to one of the allowed values",
  const: "must be equal to constant",
  minimum: ({ limit }) => `must be >= ${limit}`,
  maximum: ({ limit }) => `must be <= ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be > ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be < ${limit}`,
  multipleOf: ({ multipleOf }) => `must be multiple of ${multipleOf}`,
  minLength: ({ limit }) => `must NOT have fewer than ${limit} characters`,
  maxLength: ({ limit }) => `must NOT have more than ${limit} characters`,
  minItems: ({ limit }) => `must NOT have fewer than ${limit} items`,
  maxItems: ({ limit }) => `must NOT have more than ${limit} items`,
  minProperties: ({ limit }) => `must NOT have fewer than ${limit} properties`,
  maxProperties: ({ limit }) => `must NOT have more than ${limit} properties`,
  items: ({ limit }) => `must NOT have more than ${limit} items`,
  additionalItems: ({ limit }) => `must NOT have more than ${limit} items`,
  unevaluatedItems: ({ len }) => `must NOT have more than ${len} items`,
  uniqueItems: ({ i, j }) => `must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
  pattern: ({ pattern }) => `must match pattern "${pattern}"`,
  format: ({ format }) => `must match format "${format}"`,
  required: ({ missingProperty }) => `must have required property '${missingProperty}'`,
  additionalProperties: "must NOT have additional properties",
  unevaluatedProperties: "must NOT have unevaluated properties",
  propertyNames: "property name must be valid",
  anyOf: "must match a schema in anyOf",
  oneOf: "must match exactly one schema in oneOf",
  not: "must NOT be valid",
  if: ({ failingKeyword }) => `must match "${failingKeyword}" schema`,
  dependentRequired: dependent,
  dependencies: dependent,
  contains: ({ minContains, maxContains }) =>
    maxContains === undefined
      ? `must contain at least ${minContains} valid item(s)`
      : `must contain at least ${minContains} and no more than ${maxContains} valid item(s)`,
  "false schema": "boolean schema is false",
};

function dependent({ property, depsCount, deps }: Params): string {
  return `must have ${depsCount === 1 ? "property" : "properties"} ${deps} when property ${property} is present`;
}

/** What is wrong with a value, as the official SDK says it. */
export function sdkWords(mismatches: readonly Mismatch[]): string {
  return mismatches
    .map(({ path, keyword, params }) => {
      const known = Object.hasOwn(messages, keyword) ? messages[keyword] : undefined;
      const words = typeof known === "function" ? known(params) : known;
      return `data${toPointer(path)} ${words ?? `must pass "${keyword}" keyword validation`}`;
    })
    .join(", ");
}
