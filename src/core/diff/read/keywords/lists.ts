import { member } from "../../../json.ts";
import { addContextual, hasInPlace, inside, isLegacy, isSchema, listOf } from "../reader.ts";
import type { Reader } from "../reader-context.ts";

/** Keywords of lists. */
export const listKeywords = {
  uniqueItems: (value, { facets }) => {
    facets.uniqueItems = value === true;
    return typeof value === "boolean";
  },
  items: (value, { at, schema, facets }) => {
    if (Array.isArray(value)) {
      if (at.root.dialect === "2020-12") return false;
      const rest = member(schema, "additionalItems");
      const prefix = listOf(at, "items", value);
      facets.items = [{ prefix, rest: rest === undefined ? undefined : inside(at, ["additionalItems"]) }];
    } else facets.items = [{ prefix: facets.items[0]?.prefix ?? [], rest: inside(at, ["items"]) }];
    return isSchema(value) || Array.isArray(value);
  },
  /** Read with `items`. */
  additionalItems: () => true,
  prefixItems: (value, { at, facets }) => {
    if (at.root.dialect !== "2020-12") return true;
    if (!Array.isArray(value)) return false;
    facets.items = [{ prefix: listOf(at, "prefixItems", value), rest: facets.items[0]?.rest }];
    return true;
  },
  contains: (value, { at, schema, facets }) => {
    const isCounted = !isLegacy(at.root.dialect);
    const min = isCounted ? (member(schema, "minContains") ?? 1) : 1;
    const max = isCounted ? (member(schema, "maxContains") ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    if (!isSchema(value) || typeof min !== "number" || typeof max !== "number") return false;
    facets.contains = [{ of: inside(at, ["contains"]), min, max }];
    return true;
  },
  unevaluatedItems: (value, { at, schema, facets }) => {
    if (isLegacy(at.root.dialect)) return true;
    const rest = inside(at, ["unevaluatedItems"]);
    if (hasInPlace(schema) || Object.hasOwn(schema, "contains") || at.root.dialect !== "2020-12")
      return isSchema(value) && addContextual(facets, at, [rest]);
    if (member(schema, "items") === undefined) facets.items = [{ prefix: facets.items[0]?.prefix ?? [], rest }];
    return isSchema(value);
  },
} satisfies Readonly<Record<string, Reader>>;
