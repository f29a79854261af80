import { isObject, member } from "../json.ts";
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
  const required = new Set(list.flatMap((part) => [member(part, "required") ?? []].flat()));
  const schemas = new Map<string, Json[]>();
  const collect = (holder: Json | undefined, isNew: boolean) => {
    const properties = member(holder, "properties");
    if (!isObject(properties)) return;
    for (const [name, schema] of Object.entries(properties)) {
      const known = schemas.get(name);
      if (!known) schemas.set(name, [schema]);
      else if (isNew) known.push(schema);
    }
  };
  for (const part of list) collect(part, true);
  for (const part of list) for (const condition of conditionsOf(part)) collect(condition, false);
  const undeclared = [...required].filter((name) => typeof name === "string" && !schemas.has(name)) as string[];
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
  const isClosed = list.some(
    (part) => member(part, "additionalProperties") === false || member(part, "unevaluatedProperties") === false,
  );
  const patterns = list.flatMap((part) => {
    const map = member(part, "patternProperties");
    return isObject(map) ? Object.values(map).filter((schema) => schema !== false) : [];
  });
  const others = list
    .flatMap((part) => member(part, "additionalProperties") ?? [])
    .filter((schema) => isObject(schema as Json) || schema === true) as Json[];
  if (patterns.length > 0) return patterns.slice(0, 1);
  if (isClosed) return undefined;
  if (others.length > 0) return others;
  // An object that says nothing of its members is a map of anything; one that lists some is rarely meant to take more,
  // and a tool that lists no arguments has none.
  return isWhole || list.some((part) => isObject(member(part, "properties"))) ? undefined : [true];
}

function conditionsOf(part: JsonObject): (Json | undefined)[] {
  const dependent = [member(part, "dependentSchemas"), member(part, "dependencies")].flatMap((map) =>
    isObject(map) ? Object.values(map) : [],
  );
  return [member(part, "then"), member(part, "else"), ...dependent];
}
