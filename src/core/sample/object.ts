import { member } from "../json.ts";
import { remember } from "../memo.ts";
import { dependenciesOf, type Members, matches, membersOf, valuesOf } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { type Facts, membersIn, numbers } from "./facts.ts";
import type { Making } from "./make.ts";
import { textFor } from "./pattern-text.ts";

type Make = (schema: Json, making: Making, depth: number) => Json | undefined;

const maxMembers = 200;
/** More than these are refused, required or not. */
const maxRequired = 1_000;

/** An object that keeps to what is asked of it, if one is found. */
export function makeObject(facts: Facts, making: Making, depth: number, make: Make): JsonObject | undefined {
  const min = Math.max(0, ...numbers(facts, "minProperties"));
  const max = Math.min(...numbers(facts, "maxProperties"), Number.POSITIVE_INFINITY);
  if (min > maxMembers || min > max) return undefined;
  const required = requiredNames(facts);
  if (required.length > maxRequired) return undefined;
  const forbidden = new Set(facts.not.flatMap((schema) => onlyRequired(schema)));
  const defined = new Set(membersIn(facts).flatMap(({ properties }) => Object.keys(properties)));
  const members = new Map<string, Json>();
  for (const name of required) {
    const value = make(schemaOf(name, facts), making, depth + 1);
    if (value === undefined) return undefined;
    members.set(name, value);
  }
  const wanted = depth < making.optionalTo ? Math.min(max, maxMembers) : min;
  for (const name of [...defined, ...otherNames(facts, making)]) {
    const isNew = !members.has(name) && !forbidden.has(name);
    const isExtra = !defined.has(name);
    if (!isNew || members.size >= (isExtra ? min : wanted)) continue;
    const value = make(schemaOf(name, facts), making, depth + 1);
    if (value !== undefined) members.set(name, value);
  }
  return members.size >= min ? Object.fromEntries(members) : undefined;
}

/** What is required, and what that makes required. */
export function requiredNames(facts: Facts): readonly string[] {
  const names = new Set(membersIn(facts).flatMap(({ required }) => [...required]));
  const rules = facts.schemas.flatMap(dependenciesOf);
  // The set grows while it is gone through.
  for (const name of names) {
    for (const rule of rules) if (rule.name === name) for (const other of rule.needs ?? []) names.add(other);
    if (names.size > maxRequired) break;
  }
  return [...names];
}

/** What all schemas ask of a member. */
export function schemaOf(name: string, facts: Facts): Json {
  const parts = saying(facts, name).flatMap(({ properties, patterns, rest, unevaluated }): Json[] => {
    const own = member(properties, name);
    const byPattern = Object.entries(patterns).flatMap(([pattern, inner]) =>
      matches(pattern, name) === true ? [inner] : [],
    );
    const found = own === undefined ? byPattern : [own, ...byPattern];
    if (found.length > 0) return found;
    const others = rest ?? unevaluated;
    return others === undefined || others === false ? [] : [others];
  });
  return parts.length === 1 ? (parts[0] ?? true) : parts.length === 0 ? true : { allOf: parts };
}

/** The schemas that say something of a name, in their order. Most say something only of those that they list. */
function saying(facts: Facts, name: string): readonly Members[] {
  const all = membersIn(facts);
  const { open, listing } = byName(facts);
  const places = [...open, ...(listing.get(name) ?? [])].sort((one, other) => one - other);
  return places.map((place) => all[place] as Members);
}

const byName = remember((facts: Facts) => {
  const open: number[] = [];
  const listing = new Map<string, number[]>();
  for (const [place, { properties, patterns, rest, unevaluated }] of membersIn(facts).entries()) {
    if (rest !== undefined || unevaluated !== undefined || Object.keys(patterns).length > 0) open.push(place);
    else
      for (const name of Object.keys(properties)) {
        const places = listing.get(name);
        if (places) places.push(place);
        else listing.set(name, [place]);
      }
  }
  return { open, listing };
});

/** Names for members that nobody defines: they fit patterns, or are just names. */
function* otherNames(facts: Facts, making: Making): Generator<string> {
  const all = membersIn(facts);
  for (const { patterns } of all) for (const pattern of Object.keys(patterns)) yield* namesFor(pattern, making);
  for (const { names } of all) {
    yield* valuesOf(names)?.map(String) ?? [];
    const pattern = member(names, "pattern");
    if (typeof pattern === "string") yield* namesFor(pattern, making);
  }
  const isClosed = all.some(({ rest, unevaluated }) => rest === false || unevaluated === false);
  for (let number = 1; !isClosed && number <= maxMembers; number++) yield `key${number}`;
}

function* namesFor(pattern: string, { random }: Making): Generator<string> {
  for (let turn = 0; turn < 5; turn++) {
    const name = textFor(pattern, random);
    if (name === undefined) return;
    yield name;
    if (matches(pattern, `${name}${turn}`)) yield `${name}${turn}`;
  }
}

function onlyRequired(schema: Json): readonly string[] {
  const names = [...membersOf(schema).required];
  return names.length === 1 ? names : [];
}
