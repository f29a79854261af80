import { isObject } from "../../json.ts";
import { dependenciesOf, membersOf } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Facets } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import { hasInPlace, inside, mapOf } from "./reader.ts";

/** What a schema says of the members of an object. */
export function readMembers(part: JsonObject, at: Located): Partial<Facets> {
  const { properties, patterns, rest, unevaluated, names, required } = membersOf(part);
  const isLeftOver = rest === undefined && unevaluated !== undefined && !hasInPlace(part);
  const others = rest !== undefined ? "additionalProperties" : isLeftOver ? "unevaluatedProperties" : undefined;
  const dependencies = dependenciesOf(part);
  const says = others !== undefined || [properties, patterns].some((map) => Object.keys(map).length > 0);
  return {
    required,
    ...(says && {
      members: [
        {
          properties: mapOf(at, "properties", properties),
          patterns: mapOf(at, "patternProperties", patterns),
          rest: others && inside(at, [others]),
        },
      ],
    }),
    ...(names !== undefined && !isAnyText(names) && { propertyNames: [inside(at, ["propertyNames"])] }),
    dependentRequired: dependencies.flatMap(({ name, needs }) => (needs ? [[name, needs] as const] : [])),
    dependentSchemas: dependencies.flatMap(({ keyword, name, schema }) =>
      schema === undefined ? [] : [[name, inside(at, [keyword, name])] as const],
    ),
  };
}

/** `unevaluatedProperties`, where it is more than a word for the members that are left. */
export function contextualMembers(part: JsonObject, at: Located): readonly Located[] {
  return Object.hasOwn(part, "unevaluatedProperties") && hasInPlace(part)
    ? [inside(at, ["unevaluatedProperties"])]
    : [];
}

/** Names are always text, of no length at least: to say so changes nothing. */
function isAnyText(names: Json): boolean {
  const saysNothing = ([key, value]: [string, Json]) =>
    (key === "type" && value === "string") || (key === "minLength" && value === 0);
  return names === true || (isObject(names) && Object.entries(names).every(saysNothing));
}
