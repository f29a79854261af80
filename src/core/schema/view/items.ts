import { member } from "../../json.ts";
import type { Json } from "../../types.ts";

/** What a schema says of the items of a list. */
export interface Items {
  /** Schemas of the first items, by place, with the keyword they stand under; undefined where all items are alike. */
  readonly first: readonly Json[] | undefined;
  readonly firstKeyword: "prefixItems" | "items";
  /** Of all items behind them. Undefined where it says nothing. */
  readonly rest: Json | undefined;
  readonly restKeyword: "items" | "additionalItems";
  readonly unevaluated: Json | undefined;
  readonly contains: Json | undefined;
}

/**
 * The items of a list, in the words of 2020-12 or in those before it. A list under `items` means a tuple in every dialect:
 * 2020-12 has no other meaning for it, and refuses it.
 */
export function itemsOf(schema: Json | undefined): Items {
  const [prefix, items] = [member(schema, "prefixItems"), member(schema, "items")];
  const others = { unevaluated: member(schema, "unevaluatedItems"), contains: member(schema, "contains") };
  if (Array.isArray(items) && !Array.isArray(prefix)) {
    const rest = member(schema, "additionalItems");
    return { first: items, firstKeyword: "items", rest, restKeyword: "additionalItems", ...others };
  }
  const rest = Array.isArray(items) ? undefined : items;
  return {
    first: Array.isArray(prefix) ? prefix : undefined,
    firstKeyword: "prefixItems",
    rest,
    restKeyword: "items",
    ...others,
  };
}
