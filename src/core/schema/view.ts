/**
 * The reader of a JSON Schema: which types, members, list parts, values, branches and references it has.
 *
 * - Every function reads one schema as it is written, and answers with less where a keyword makes no sense.
 * - What a dialect passes over is left out first, by `inDialect`: what stands beside a `$ref` up to draft-07, and keywords
 *   that came later. So no other function has to know the dialect.
 * - `partsOf` gathers all schemas that hold for one value, references followed. Nothing else leads from schema to schema,
 *   nothing is expanded, and nothing is ever fetched: references of the same document alone are followed.
 */
export { branchesOf, type Condition, conditionOf } from "./view/branches.ts";
export { comesLater, inDialect, isLegacy } from "./view/in-dialect.ts";
export { type Items, itemsOf } from "./view/items.ts";
export { dependenciesOf, type Members, membersOf } from "./view/members.ts";
export { type Parts, partsOf, type Source } from "./view/parts.ts";
export {
  dereference,
  locateReference,
  referencesIn,
  resolveReference,
  type SchemaReference,
  sitesIn,
} from "./view/references.ts";
export {
  commonTypes,
  isType,
  type JsonType,
  jsonTypes,
  nullableTypes,
  sharedTypes,
  typeLimitedBy,
  typesAbout,
  typesOf,
  typesOverlap,
} from "./view/types.ts";
export { isNull, takesAnything, takesNothing, valuesOf } from "./view/values.ts";
