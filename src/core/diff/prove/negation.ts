import type { Json, JsonObject } from "../../types.ts";
import { anyValue, type BasicType, type Facets } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { isSameText } from "../read/locate.ts";
import { itemSchemas, maxPrefix } from "../read/parts.ts";
import { read } from "../read/read.ts";
import { type Alternative, made } from "./alternative.ts";
import { closedCases } from "./evaluated-cases.ts";

interface NegationContext {
  readonly fingerprints: Fingerprints;
  readonly isVoid: (positive: Conjunction, negative: Conjunction) => boolean;
}

/**
 * The ways for a value not to fit a schema: by each of its facets. What a facet cannot express leaves a way that says less
 * than it could, never more. Ways that clearly contradict what the value does fit are left out.
 */
export function alternativesTo(at: Located, known: Facets, context: NegationContext): readonly Alternative[] {
  const own = read(at);
  const one = (schema: JsonObject): Alternative => ({ also: [made(at, schema)] });
  return [
    ...byValues(own, known).map(one),
    ...byItems(own, known, context).map(one),
    ...byMembers(own, known, context).map(one),
    ...own.dependentRequired.flatMap(([name, needed]) =>
      needed.map((other) => one({ type: "object", required: [name], properties: { [other]: false } })),
    ),
    ...own.dependentSchemas.map(([name, dependent]) => ({
      ...one({ type: "object", required: [name] }),
      not: [dependent],
    })),
    ...own.allOf.map((part) => ({ not: [part] })),
    ...own.anyOf.map((list) => ({ not: list })),
    ...own.oneOf.flatMap((list) => [{ not: list }, ...pairsOf(list).map((also) => ({ also }))]),
    ...own.not.map((part) => ({ also: [part] })),
    ...own.conditions.flatMap(({ test, consequent, alternate }) => [
      ...(consequent ? [{ also: [test], not: [consequent] }] : []),
      ...(alternate ? [{ not: [test, alternate] }] : []),
    ]),
    ...byWhole(own, known, context),
  ];
}

function pairsOf(list: readonly Located[]): readonly Conjunction[] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other]));
}

function byValues(own: Facets, known: Facets): JsonObject[] {
  const { minimum: low, maximum: high, length } = own;
  const others = [...anyValue.types].filter((type: BasicType) => !own.types.has(type));
  return [
    ...(others.length > 0 ? [{ type: others }] : []),
    // Which values are refused is asked when they are known.
    ...(own.values ? [{}] : []),
    ...(own.integer && own.types.has("number") && !known.integer ? [{ type: "number" }] : []),
    ...(low ? [{ type: "number", [low.open ? "maximum" : "exclusiveMaximum"]: low.value }] : []),
    ...(high ? [{ type: "number", [high.open ? "minimum" : "exclusiveMinimum"]: high.value }] : []),
    ...(own.multipleOf.every((step) => known.multipleOf.includes(step)) ? [] : [{ type: "number" }]),
    ...(length.min > 0 ? [{ type: "string", maxLength: length.min - 1 }] : []),
    ...(length.max < Number.POSITIVE_INFINITY ? [{ type: "string", minLength: length.max + 1 }] : []),
    ...(own.patterns.every((pattern) => known.patterns.includes(pattern)) ? [] : [{ type: "string" }]),
    ...(own.formats.every((format) => known.formats.includes(format)) ? [] : [{ type: "string" }]),
  ];
}

function byItems(own: Facets, known: Facets, { isVoid }: NegationContext): JsonObject[] {
  const { itemCount, items } = own;
  const fails = (index: number, at: Located) => index < known.itemCount.max && !isVoid(itemSchemas(known, index), [at]);
  const found: JsonObject[] = [];
  if (itemCount.min > 0) found.push({ type: "array", maxItems: itemCount.min - 1 });
  if (itemCount.max < Number.POSITIVE_INFINITY) found.push({ type: "array", minItems: itemCount.max + 1 });
  if (own.uniqueItems && !known.uniqueItems) found.push({ type: "array", minItems: 2 });
  for (const { prefix, rest } of items) {
    for (const [index, at] of prefix.entries())
      if (fails(index, at)) found.push({ type: "array", minItems: index + 1 });
    const last = Math.max(prefix.length, maxPrefix(known));
    const indexes = Array.from({ length: last - prefix.length + 1 }, (_, offset) => prefix.length + offset);
    const failing = rest && indexes.find((index) => fails(index, rest));
    if (failing !== undefined) found.push({ type: "array", minItems: failing + 1 });
  }
  if (own.contains.length > 0) found.push({ type: "array" });
  return found;
}

function byMembers(own: Facets, known: Facets, { isVoid }: NegationContext): JsonObject[] {
  const { memberCount, members, required, propertyNames } = own;
  const found: JsonObject[] = [...required].map((name) => ({ type: "object", properties: { [name]: false } }));
  const broken = (name: string, { schema }: Located): JsonObject => ({
    ...{ type: "object", required: [name] },
    properties: { [name]: schema === true ? false : ({ not: schema } as Json) },
  });
  if (memberCount.min > 0) found.push({ type: "object", maxProperties: memberCount.min - 1 });
  if (memberCount.max < Number.POSITIVE_INFINITY) found.push({ type: "object", minProperties: memberCount.max + 1 });
  for (const { properties, patterns, rest } of members) {
    for (const [name, at] of properties) if (at.schema !== true) found.push(broken(name, at));
    for (const [pattern, at] of patterns) {
      const same = known.members.map((shape) => shape.patterns.get(pattern));
      if (!same.some((other) => other && isSameText(other, at))) found.push({ type: "object", minProperties: 1 });
    }
    if (!rest || rest.schema === true) continue;
    // What holds for every name that nobody mentions.
    const others = known.members.flatMap((shape) => (shape.patterns.size === 0 && shape.rest ? [shape.rest] : []));
    if (!isVoid(others, [rest])) found.push({ type: "object", minProperties: 1 });
    const mentioned = new Set(known.members.flatMap((shape) => [...shape.properties.keys()]));
    for (const name of mentioned) if (!properties.has(name)) found.push(broken(name, rest));
  }
  const isSame = (at: Located) => at.schema === true || known.propertyNames.some((other) => isSameText(other, at));
  if (!propertyNames.every(isSame)) found.push({ type: "object", minProperties: 1 });
  return found;
}

/** What has no parts: it fails, unless the value fits the same. */
function byWhole(own: Facets, known: Facets, { fingerprints }: NegationContext): readonly Alternative[] {
  const had = new Set(known.contextual.map(fingerprints.ofContextual));
  const isHad = own.opaque.every((text) => known.opaque.includes(text)) && own.hidden.length === 0;
  const left = own.contextual.filter((one) => !had.has(fingerprints.ofContextual(one)));
  const whole = left.flatMap((one): readonly Alternative[] => {
    const cases = closedCases(one);
    return cases?.map(({ way, closed }) => ({ also: way.also, not: [...way.not, closed] })) ?? [{}];
  });
  return isHad ? whole : [...whole, {}];
}
