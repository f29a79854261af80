import { isObject, member } from "../../json.ts";
import { branchesOf, conditionOf, referencesIn } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { anyValue, type Facets } from "../model/facets.ts";
import type { Conjunction, Located, SchemaRoot } from "../model/schema.ts";
import { inside, listOf, opaqueText } from "./reader.ts";
import { saysOfValues } from "./says.ts";

interface InPlace extends Pick<Facets, "allOf" | "anyOf" | "oneOf" | "not" | "conditions" | "opaque"> {
  /** It refuses whatever takes anything. */
  readonly isEmpty: boolean;
}

/** What a schema says by way of other schemas for the same value. */
export function readInPlace(part: JsonObject, at: Located): InPlace {
  const targets = referencesIn(part).map(({ reference }) => at.root.targets.get(reference));
  const lists = { allOf: none, anyOf: none, oneOf: none };
  for (const { keyword, list } of branchesOf(part)) lists[keyword] = [listOf(at, keyword, list)];
  const forbidden = member(part, "not");
  const isEmpty = takesAnything(forbidden);
  return {
    allOf: targets.length === 0 && lists.allOf === none ? anyValue.allOf : inAll(targets, lists.allOf),
    anyOf: lists.anyOf,
    oneOf: lists.oneOf,
    not: !isEmpty && isObject(forbidden) ? [inside(at, ["not"])] : anyValue.not,
    conditions: conditionsIn(part, at),
    // References that are not followed may lead anywhere in the document.
    opaque: targets.includes(undefined) ? [opaqueText(at.root.schema, at.root)] : anyValue.opaque,
    isEmpty,
  };
}

const none: readonly Conjunction[] = [];

function inAll(targets: readonly (Located | undefined)[], lists: readonly Conjunction[]): Conjunction {
  return [...targets.filter((target) => target !== undefined), ...lists.flat()];
}

function conditionsIn(part: JsonObject, at: Located): Facets["conditions"] {
  const condition = conditionOf(part);
  if (!condition) return anyValue.conditions;
  const { met, otherwise } = condition;
  // Alone, an `if` refuses nothing, but what it names is evaluated where it holds.
  if (met === undefined && otherwise === undefined && !heedsEvaluated(at.root)) return [];
  return [
    {
      test: inside(at, ["if"]),
      consequent: met === undefined ? undefined : inside(at, ["then"]),
      alternate: otherwise === undefined ? undefined : inside(at, ["else"]),
    },
  ];
}

/** Whether any schema of a document asks what others evaluated. */
function heedsEvaluated({ rare }: SchemaRoot): boolean {
  return rare.has("unevaluatedProperties") || rare.has("unevaluatedItems");
}

/** Whether a schema has no keyword that says something of values. */
function takesAnything(schema: Json | undefined): boolean {
  return schema === true || (isObject(schema) && !Object.keys(schema).some(saysOfValues));
}
