import { isObject, member } from "../json.ts";
import { conditionOf, dependenciesOf, membersOf } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";
import type { FieldKind, Member, Variants } from "./form-plan.ts";
import type { Builder } from "./node.ts";

/** The members of an object, those that a condition adds included. */
export function objectOf(
  list: readonly JsonObject[],
  variants: readonly Variants[],
  builder: Builder,
  isWhole: boolean,
): FieldKind {
  const required = new Set(list.flatMap((part) => [...membersOf(part).required]));
  const schemas = new Map<string, Json[]>();
  const collect = (holder: Json | undefined, isNew: boolean) => {
    for (const [name, schema] of Object.entries(membersOf(holder).properties)) {
      const known = schemas.get(name);
      if (!known) schemas.set(name, [schema]);
      else if (isNew) known.push(schema);
    }
  };
  for (const part of list) collect(part, true);
  for (const part of list) for (const condition of conditionsOf(part)) collect(condition, false);
  const undeclared = [...required].filter((name) => !schemas.has(name));
  const entries = entriesOf(list, isWhole);
  for (const name of undeclared) schemas.set(name, entries ?? [true]);
  const members: Member[] = [...schemas].map(([name, all]) => ({
    name,
    required: required.has(name),
    node: builder.node(all),
  }));
  return { kind: "object", members, variants, ...(entries && { entries: builder.node(entries) }) };
}

/** What members that are not listed must be; undefined where the list is all there is. */
function entriesOf(list: readonly JsonObject[], isWhole: boolean): Json[] | undefined {
  const members = list.map(membersOf);
  const patterns = members.flatMap((part) => Object.values(part.patterns)).filter((schema) => schema !== false);
  if (patterns.length > 0) return patterns.slice(0, 1);
  if (members.some(({ rest, unevaluated }) => rest === false || unevaluated === false)) return undefined;
  const others = members.flatMap(({ rest }) => (isObject(rest) || rest === true ? [rest] : []));
  if (others.length > 0) return others;
  // An object that says nothing of its members is a map of anything; one that lists some is rarely meant to take more,
  // and a tool that lists no arguments has none.
  return isWhole || list.some((part) => isObject(member(part, "properties"))) ? undefined : [true];
}

function conditionsOf(part: JsonObject): (Json | undefined)[] {
  const condition = conditionOf(part);
  return [condition?.met, condition?.otherwise, ...dependenciesOf(part).map(({ schema }) => schema)];
}
