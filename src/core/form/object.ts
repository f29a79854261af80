import { isObject, member } from "../json.ts";
import { conditionOf, dependenciesOf, type Members, membersOf } from "../schema/index.ts";
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
  const parts = list.map(membersOf);
  const required = new Set(parts.flatMap((part) => [...part.required]));
  const schemas = new Map<string, Json[]>();
  const collect = (properties: JsonObject, isNew: boolean) => {
    for (const [name, schema] of Object.entries(properties)) {
      const known = schemas.get(name);
      if (!known) schemas.set(name, [schema]);
      else if (isNew) known.push(schema);
    }
  };
  for (const { properties } of parts) collect(properties, true);
  for (const part of list) for (const added of conditionsOf(part)) collect(membersOf(added).properties, false);
  const undeclared = [...required].filter((name) => !schemas.has(name));
  const isMap = !isWhole && !list.some((part) => isObject(member(part, "properties")));
  const entries = entriesOf(parts, isMap);
  for (const name of undeclared) schemas.set(name, entries ?? [true]);
  const members: Member[] = [...schemas].map(([name, all]) => ({
    name,
    required: required.has(name),
    node: builder.node(all),
  }));
  return { kind: "object", members, variants, ...(entries && { entries: builder.node(entries) }) };
}

/** What members that are not listed must be; undefined where the list is all there is. */
function entriesOf(members: readonly Members[], isMap: boolean): Json[] | undefined {
  const patterns = members.flatMap((part) => Object.values(part.patterns)).filter((schema) => schema !== false);
  if (patterns.length > 0) return patterns.slice(0, 1);
  if (members.some(({ rest, unevaluated }) => rest === false || unevaluated === false)) return undefined;
  const others = members.flatMap(({ rest }) => (isObject(rest) || rest === true ? [rest] : []));
  if (others.length > 0) return others;
  // An object that says nothing of its members is a map of anything; one that lists some is rarely meant to take more,
  // and a tool that lists no arguments has none.
  return isMap ? [true] : undefined;
}

function conditionsOf(part: JsonObject): (Json | undefined)[] {
  const condition = conditionOf(part);
  return [condition?.met, condition?.otherwise, ...dependenciesOf(part).map(({ schema }) => schema)];
}
