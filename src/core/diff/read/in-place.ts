import { isObject, member } from "../../json.ts";
import { remember } from "../../memo.ts";
import { branchesOf, conditionOf, referencesIn } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Facets } from "../model/facets.ts";
import type { Located, SchemaRoot } from "../model/schema.ts";
import { inside, listOf, opaqueText } from "./reader.ts";
import { saysOfValues } from "./says.ts";

/** What a schema says by way of other schemas for the same value. */
export function readInPlace(part: JsonObject, at: Located): Partial<Facets> {
  const targets = referencesIn(part).map(({ reference }) => at.root.targets.get(reference));
  const lists = (keyword: "allOf" | "anyOf" | "oneOf") =>
    branchesOf(part, [keyword]).map(({ list }) => listOf(at, keyword, list));
  const forbidden = member(part, "not");
  return {
    allOf: [...targets.filter((target) => target !== undefined), ...lists("allOf").flat()],
    anyOf: lists("anyOf"),
    oneOf: lists("oneOf"),
    ...(takesAnything(forbidden) && { types: new Set() }),
    ...(!takesAnything(forbidden) && isObject(forbidden) && { not: [inside(at, ["not"])] }),
    conditions: conditionsIn(part, at),
    // References that are not followed may lead anywhere in the document.
    opaque: targets.includes(undefined) ? [opaqueText(at.root.schema, at.root)] : [],
  };
}

function conditionsIn(part: JsonObject, at: Located): Facets["conditions"] {
  const condition = conditionOf(part);
  if (!condition) return [];
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
const heedsEvaluated = remember(({ schema }: SchemaRoot) =>
  /"unevaluated(Properties|Items)"/.test(JSON.stringify(schema) ?? ""),
);

/** Whether a schema has no keyword that says something of values. */
function takesAnything(schema: Json | undefined): boolean {
  return schema === true || (isObject(schema) && !Object.keys(schema).some(saysOfValues));
}
