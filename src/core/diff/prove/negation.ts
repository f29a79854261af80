import { includesJson } from "../../json.ts";
import type { JsonObject } from "../../types.ts";
import { anyValue, type BasicType, type Contextual, type Facets } from "../model/facets.ts";
import type { Conjunction, Located } from "../model/schema.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { itemSchemas, maxPrefix } from "../read/parts.ts";
import { read } from "../read/read.ts";
import { type Alternative, made } from "./alternative.ts";
import type { Branch } from "./branch.ts";
import type { ClosedCase } from "./evaluated-cases.ts";
import { byName, byShape } from "./negated-members.ts";

export interface NegationContext {
  readonly fingerprints: Fingerprints;
  readonly isVoid: (positive: Conjunction, negative: Conjunction) => boolean;
  readonly casesOf: (unit: Contextual) => readonly ClosedCase[] | undefined;
  readonly names: Branch["names"];
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
    ...own.allOf.map((part) => ({ not: [part] })),
    ...own.not.map((part) => ({ also: [part] })),
    ...byUnits(own, known, context).map((way) => (way.name === undefined ? way : named(at, way.name, way.not))),
    ...byWhole(own, known, context),
  ];
}

function named(at: Located, name: string, not: Conjunction | undefined): Alternative {
  return { also: [made(at, { type: "object", required: [name] })], ...(not && { not }) };
}

/** By conditions, unions and what names depend on; what the value is known to fit as a whole cannot fail. */
function byUnits(own: Facets, known: Facets, { fingerprints }: NegationContext): (Alternative & { name?: string })[] {
  const { of } = fingerprints;
  const idOf = (list: Conjunction) => list.map(of).sort().join();
  const had = (lists: readonly Conjunction[]) => new Set(lists.map(idOf));
  const [anyOf, oneOf] = [had(known.anyOf), had(known.oneOf)];
  const testId = ({ test, consequent, alternate }: Facets["conditions"][number]) =>
    [test, consequent, alternate].map((part) => (part ? of(part) : "")).join();
  const conditions = new Set(known.conditions.map(testId));
  const dependent = new Set(known.dependentSchemas.map(([name, part]) => `${of(part)} ${name}`));
  return [
    ...own.dependentSchemas
      .filter(([name, part]) => !dependent.has(`${of(part)} ${name}`))
      .map(([name, part]) => ({ name, not: [part] })),
    ...own.anyOf.filter((list) => !anyOf.has(idOf(list))).map((list) => ({ not: list })),
    ...own.oneOf
      .filter((list) => !oneOf.has(idOf(list)))
      .flatMap((list) => [{ not: list }, ...pairsOf(list).map((also) => ({ also }))]),
    ...own.conditions
      .filter((condition) => !conditions.has(testId(condition)))
      .flatMap(({ test, consequent, alternate }) => [
        ...(consequent ? [{ also: [test], not: [consequent] }] : []),
        ...(alternate ? [{ not: [test, alternate] }] : []),
      ]),
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
    ...(own.values && !known.values?.every((value) => includesJson(own.values ?? [], value)) ? [{}] : []),
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

function byItems(own: Facets, known: Facets, { isVoid, fingerprints }: NegationContext): JsonObject[] {
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
  const isHad = ({ of, min, max }: Facets["contains"][number]) =>
    known.contains.some((other) => other.min >= min && other.max <= max && fingerprints.areSame(other.of, of));
  for (const one of own.contains) if (!isHad(one)) found.push(...byContained(one));
  return found;
}

/** Too few items that fit, or too many. */
function byContained({ of: { schema }, min, max }: Facets["contains"][number]): JsonObject[] {
  const tooFew: JsonObject =
    min === 1 ? { items: { not: schema } } : { contains: schema, minContains: 0, maxContains: min - 1 };
  return [
    ...(min > 0 ? [{ type: "array", ...tooFew }] : []),
    ...(max < Number.POSITIVE_INFINITY ? [{ type: "array", contains: schema, minContains: max + 1 }] : []),
  ];
}

function byMembers(own: Facets, known: Facets, context: NegationContext): JsonObject[] {
  const { memberCount, members, required, propertyNames } = own;
  const found: JsonObject[] = [...required].map((name) => ({ type: "object", properties: { [name]: false } }));
  if (memberCount.min > 0) found.push({ type: "object", maxProperties: memberCount.min - 1 });
  if (memberCount.max < Number.POSITIVE_INFINITY) found.push({ type: "object", minProperties: memberCount.max + 1 });
  for (const shape of members) found.push(...byShape(shape, known, context));
  for (const at of propertyNames) found.push(...byName(at, known, context));
  return found;
}

/** What `unevaluatedItems` or `unevaluatedProperties` may refuse has items or members. */
function leftOver({ at, parts: [part] }: Contextual): Located {
  const isOfItems = part?.path.at(-1) === "unevaluatedItems";
  return made(at, isOfItems ? { type: "array", minItems: 1 } : { type: "object", minProperties: 1 });
}

/** What has no parts: it fails, unless the value fits the same. */
function byWhole(own: Facets, known: Facets, { fingerprints, casesOf }: NegationContext): readonly Alternative[] {
  const had = new Set(known.contextual.map(fingerprints.ofContextual));
  const isHad = own.opaque.every((text) => known.opaque.includes(text));
  const left = own.contextual.filter((one) => !had.has(fingerprints.ofContextual(one)));
  const whole = left.flatMap((one): readonly Alternative[] => {
    const cases = casesOf(one);
    return (
      cases?.map(({ way, closed }) => ({ also: way.also, not: [...way.not, closed] })) ?? [{ also: [leftOver(one)] }]
    );
  });
  return isHad ? whole : [...whole, {}];
}
