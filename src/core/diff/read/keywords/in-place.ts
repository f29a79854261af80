import { isObject, member } from "../../../json.ts";
import type { Json } from "../../../types.ts";
import { addAnyReference, inside, isSchema, listOf } from "../reader.ts";
import type { Reader } from "../reader-context.ts";
import { listKeywords } from "./lists.ts";
import { memberKeywords } from "./members.ts";
import { valueKeywords } from "./values.ts";

const follow: Reader = (value, { at, facets }) => {
  const target = at.root.targets.get(String(value));
  if (!target) return addAnyReference(facets, at);
  facets.allOf = [...facets.allOf, target];
  return true;
};

/** Keywords that apply further schemas to the same value. */
export const inPlaceKeywords = {
  $ref: follow,
  $dynamicRef: (value, context) => context.at.root.dialect !== "2020-12" || follow(value, context),
  $recursiveRef: (value, context) => context.at.root.dialect !== "2019-09" || follow(value, context),
  allOf: (value, { at, facets }) => {
    if (!Array.isArray(value)) return false;
    facets.allOf = [...facets.allOf, ...listOf(at, "allOf", value)];
    return true;
  },
  anyOf: (value, { at, facets }) => {
    if (!Array.isArray(value)) return false;
    facets.anyOf = [listOf(at, "anyOf", value)];
    return true;
  },
  oneOf: (value, { at, facets }) => {
    if (!Array.isArray(value)) return false;
    facets.oneOf = [listOf(at, "oneOf", value)];
    return true;
  },
  not: (value, { at, facets }) => {
    if (takesAnything(value)) facets.types = new Set();
    else if (value !== false) facets.not = [inside(at, ["not"])];
    return isSchema(value);
  },
  if: (value, { at, schema, facets }) => {
    if (at.root.dialect === "draft-06") return true;
    const branch = (keyword: string) => (isSchema(member(schema, keyword)) ? inside(at, [keyword]) : undefined);
    const [consequent, alternate] = [branch("then"), branch("else")];
    if (consequent || alternate) facets.conditions = [{ test: inside(at, ["if"]), consequent, alternate }];
    return isSchema(value);
  },
} satisfies Readonly<Record<string, Reader>>;

/** Whether a schema has no keyword that says something of values. */
function takesAnything(schema: Json): boolean {
  return schema === true || (isObject(schema) && !Object.keys(schema).some(isRead));
}

function isRead(keyword: string): boolean {
  return [valueKeywords, listKeywords, memberKeywords, inPlaceKeywords].some((table) => Object.hasOwn(table, keyword));
}
