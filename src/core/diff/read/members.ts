import { isObject } from "../../json.ts";
import { dependenciesOf, membersOf } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import { anyValue, type Facets } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";
import { hasInPlace, inside, mapOf } from "./reader.ts";

type OfMembers = "required" | "members" | "propertyNames" | "dependentRequired" | "dependentSchemas";

/** What a schema says of the members of an object. */
export function readMembers(part: JsonObject, at: Located): Pick<Facets, OfMembers> {
  const { properties, patterns, rest, unevaluated, names, required } = membersOf(part);
  const isLeftOver = rest === undefined && (unevaluated === true || (unevaluated !== undefined && !hasInPlace(part)));
  const others = rest !== undefined ? "additionalProperties" : isLeftOver ? "unevaluatedProperties" : undefined;
  const dependencies = dependenciesOf(part);
  const says = others !== undefined || Object.keys(properties).length > 0 || Object.keys(patterns).length > 0;
  const shape = () => ({
    properties: mapOf(at, "properties", properties),
    patterns: mapOf(at, "patternProperties", patterns),
    rest: others && inside(at, [others]),
  });
  const isNamed = names !== undefined && !isAnyText(names);
  return {
    required,
    members: says ? [shape()] : anyValue.members,
    propertyNames: isNamed ? [inside(at, ["propertyNames"])] : anyValue.propertyNames,
    dependentRequired: dependencies.flatMap(({ name, needs }) => (needs ? [[name, needs] as const] : [])),
    dependentSchemas: dependencies.flatMap(({ keyword, name, schema }) =>
      schema === undefined ? [] : [[name, inside(at, [keyword, name])] as const],
    ),
  };
}

/** `unevaluatedProperties`, where it is more than a word for the members that are left. `additionalProperties` leaves none. */
export function contextualMembers(part: JsonObject, at: Located): readonly Located[] {
  const { unevaluated, rest } = membersOf(part);
  const isContextual = unevaluated !== undefined && unevaluated !== true && rest === undefined && hasInPlace(part);
  return isContextual ? [inside(at, ["unevaluatedProperties"])] : [];
}

/** Names are always text, of no length at least: to say so changes nothing. */
function isAnyText(names: Json): boolean {
  const saysNothing = ([key, value]: [string, Json]) =>
    (key === "type" && value === "string") || (key === "minLength" && value === 0);
  return names === true || (isObject(names) && Object.entries(names).every(saysNothing));
}
