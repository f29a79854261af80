import { member } from "../../json.ts";
import type { Facets } from "../model/facets.ts";
import type { Producer, SchemaPair, UnjudgedChange } from "../model/pair.ts";
import type { Conjunction } from "../model/schema.ts";
import { requiredAdded, requiredRemoved } from "../words/members.ts";
import { keywordChange } from "./context.ts";
import { objectsWithout } from "./member-candidates.ts";

/** Names that became required or optional; those that came or went are reported as such already. */
export function* compareRequired(
  pair: SchemaPair,
  older: Facets,
  newer: Facets,
  reported: ReadonlySet<string>,
  producer: Producer,
): Generator<UnjudgedChange> {
  const isReported = (name: string) => reported.has(name) && producer === "older";
  for (const name of newer.required) {
    if (older.required.has(name) || isReported(name)) continue;
    const index = indexIn(pair.newer, name);
    yield {
      ...keywordChange(pair, "required", "required-added", "narrower"),
      path: [...pair.path, "required", ...(index >= 0 ? [index] : [])],
      ...requiredAdded(name),
      candidates: objectsWithout(pair[producer], name),
      to: name,
    };
  }
  for (const name of older.required) {
    if (newer.required.has(name) || isReported(name)) continue;
    yield {
      ...keywordChange(pair, "required", "required-removed", "wider"),
      ...requiredRemoved(name),
      candidates: objectsWithout(pair[producer], name),
      from: name,
    };
  }
}

function indexIn(conjunction: Conjunction, name: string): number {
  const lists = conjunction.map(({ schema }) => member(schema, "required")).filter((list) => Array.isArray(list));
  return lists[0]?.indexOf(name) ?? -1;
}
