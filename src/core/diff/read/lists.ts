import { member } from "../../json.ts";
import { itemsOf } from "../../schema/index.ts";
import type { JsonObject } from "../../types.ts";
import { anyValue, type Facets } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import { hasInPlace, inside, listOf } from "./reader.ts";

/** What a schema says of the items of a list. */
export function readLists(part: JsonObject, at: Located): Pick<Facets, "items" | "contains"> {
  const { first, firstKeyword, rest, restKeyword, unevaluated, contains } = itemsOf(part);
  const own = rest === undefined ? undefined : inside(at, [restKeyword]);
  const others =
    own ?? (unevaluated === undefined || isContextual(part, at) ? undefined : inside(at, ["unevaluatedItems"]));
  return {
    items: first || others ? [{ prefix: listOf(at, firstKeyword, first ?? []), rest: others }] : anyValue.items,
    contains: contains === undefined ? anyValue.contains : [containedIn(part, at)],
  };
}

function containedIn(part: JsonObject, at: Located): Facets["contains"][number] {
  return {
    of: inside(at, ["contains"]),
    min: numberAt(part, "minContains") ?? 1,
    max: numberAt(part, "maxContains") ?? Number.POSITIVE_INFINITY,
  };
}

/** Whether what `unevaluatedItems` is about depends on more than the items that this schema lists. */
function isContextual(part: JsonObject, { root }: Located): boolean {
  return hasInPlace(part) || Object.hasOwn(part, "contains") || root.dialect !== "2020-12";
}

/** `unevaluatedItems`, where it is more than a word for the items that are left. */
export function contextualItems(part: JsonObject, at: Located): readonly Located[] {
  return Object.hasOwn(part, "unevaluatedItems") && isContextual(part, at) ? [inside(at, ["unevaluatedItems"])] : [];
}

function numberAt(part: JsonObject, keyword: string): number | undefined {
  const value = member(part, keyword);
  return typeof value === "number" ? value : undefined;
}
