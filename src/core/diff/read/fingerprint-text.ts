import { canonicalJson } from "../../json.ts";
import type { Contextual, Facets } from "../model/facets.ts";
import type { Located } from "../model/schema.ts";

type NumberOf = (at: Located) => number;

/** All facets as one text. Without `ofContextual`, of schemas with the same text also the same members and items are evaluated. */
export function fingerprintText(
  facets: Facets,
  of: NumberOf,
  ofContextual?: (contextual: Contextual) => string,
): string {
  const { types } = facets;
  const lines = [
    ...(types.size < 6 ? [line("types", [...types].sort())] : []),
    ...(facets.values ? [line("values", facets.values.map(canonicalJson).sort())] : []),
    ...words(facets, "opaque"),
    // What is said of a type that is not taken says nothing.
    ...(types.has("number") ? ofNumbers(facets) : []),
    ...(types.has("string") ? [...limits(facets, "length"), ...words(facets, "patterns", "formats")] : []),
    ...(types.has("array") ? ofLists(facets, of) : []),
    ...(types.has("object") ? ofMembers(facets, of, ofContextual === undefined) : []),
    ...ofInPlace(facets, of),
    ...facets.contextual.map((one) => line("contextual", ofContextual ? ofContextual(one) : one.parts.map(of))),
    ...(facets.allOf.length > 0 ? [line("allOf", sorted(facets.allOf, of))] : []),
  ];
  return lines.length === 0 ? "{}" : lines.join("\n");
}

function ofNumbers(facets: Facets): string[] {
  const { integer, minimum, maximum } = facets;
  return [
    ...(integer ? [line("integer", true)] : []),
    ...(minimum ? [line("minimum", [minimum.value, minimum.open])] : []),
    ...(maximum ? [line("maximum", [maximum.value, maximum.open])] : []),
    ...words(facets, "multipleOf"),
  ];
}

function ofLists(facets: Facets, of: NumberOf): string[] {
  return [
    ...limits(facets, "itemCount"),
    ...(facets.uniqueItems ? [line("uniqueItems", true)] : []),
    ...facets.items.map(({ prefix, rest }) => line("items", [prefix.map(of), rest ? of(rest) : null])),
    ...facets.contains.map(({ of: inner, min, max }) => line("contains", [of(inner), min, max])),
  ];
}

function ofMembers(facets: Facets, of: NumberOf, exact: boolean): string[] {
  const map = (entries: Iterable<readonly [string, Located]>) =>
    [...entries].map(([name, at]) => [name, of(at)] as const).sort(byName);
  const { required, members, propertyNames, dependentRequired, dependentSchemas } = facets;
  return [
    ...limits(facets, "memberCount"),
    ...(required.size > 0 ? [line("required", [...required].sort())] : []),
    ...members.map(({ properties, patterns, rest }) => {
      const others = rest && (exact || rest.schema !== true) ? of(rest) : null;
      return line("members", [map(properties), map(patterns), others]);
    }),
    ...(propertyNames.length > 0 ? [line("propertyNames", sorted(propertyNames, of))] : []),
    ...(dependentRequired.length > 0
      ? [
          line(
            "dependentRequired",
            dependentRequired.map(([name, list]) => [name, [...list].sort()] as const).sort(byName),
          ),
        ]
      : []),
    ...(dependentSchemas.length > 0 ? [line("dependentSchemas", map(dependentSchemas))] : []),
  ];
}

function ofInPlace({ anyOf, oneOf, not, conditions }: Facets, of: NumberOf): string[] {
  const orNull = (at: Located | undefined) => (at ? of(at) : null);
  return [
    ...anyOf.map((list) => line("anyOf", sorted(list, of))),
    ...oneOf.map((list) => line("oneOf", sorted(list, of))),
    ...(not.length > 0 ? [line("not", sorted(not, of))] : []),
    ...conditions.map(({ test, consequent, alternate }) =>
      line("if", [of(test), orNull(consequent), orNull(alternate)]),
    ),
  ];
}

function line(name: string, value: unknown): string {
  return `${name} ${JSON.stringify(value)}`;
}

function limits(facets: Facets, name: "length" | "itemCount" | "memberCount"): string[] {
  const { min, max } = facets[name];
  return min > 0 || max < Number.POSITIVE_INFINITY ? [line(name, [min, max])] : [];
}

function words(facets: Facets, ...names: readonly ("multipleOf" | "patterns" | "formats" | "opaque")[]): string[] {
  return names.flatMap((name) => (facets[name].length > 0 ? [line(name, facets[name])] : []));
}

function sorted(list: readonly Located[], of: NumberOf): number[] {
  return list.map(of).sort((a, b) => a - b);
}

function byName([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
