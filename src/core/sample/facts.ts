import { isObject, member } from "../json.ts";
import { remember } from "../memo.ts";
import {
  branchesOf,
  conditionOf,
  declaredDialect,
  inDialect,
  type Members,
  membersOf,
  referencesIn,
  resolveReference,
  type Source,
} from "../schema/index.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";

/** All that a schema asks of one value, gathered from its references, intersections and the chosen branches. */
export interface Facts {
  readonly schemas: readonly JsonObject[];
  /** A `false` stands in the way. */
  readonly impossible: boolean;
  readonly not: readonly Json[];
}

/** How one sample is made: which branches it takes and what it prefers. */
export interface Choices {
  readonly source: Source;
  /** The branch of a union to take. */
  branch(list: readonly Json[]): Json | undefined;
  /** Whether a condition is to hold. */
  condition(): boolean;
}

/** How a schema is read: by the dialect that it declares, or else by the given one. */
export function sourceOf(root: Json, dialect: Dialect | undefined): Source {
  return { root, dialect: declaredDialect(root) ?? dialect };
}

const maxSchemas = 200;

/** Gathers with a list of its own: references may go in circles. */
export function factsOf(start: Json, choices: Choices): Facts {
  const { root, dialect } = choices.source;
  const schemas: JsonObject[] = [];
  const not: Json[] = [];
  const seen = new Set<Json>();
  const waiting: Json[] = [start];
  let impossible = false;
  while (waiting.length > 0 && schemas.length < maxSchemas) {
    const at = waiting.pop() as Json;
    if (at === false) impossible = true;
    if (!isObject(at) || seen.has(at)) continue;
    seen.add(at);
    const schema = inDialect(at, dialect);
    schemas.push(schema);
    for (const { reference } of referencesIn(schema)) {
      const target = resolveReference(root, reference, at, dialect);
      if (target !== undefined) waiting.push(target);
    }
    for (const { list } of branchesOf(schema, ["allOf"])) for (const part of list) waiting.push(part);
    for (const { list } of branchesOf(schema, ["anyOf", "oneOf"])) {
      if (list.length === 0) continue;
      const chosen = choices.branch(list.filter((branch) => branch !== false));
      if (chosen === undefined) impossible = true;
      else waiting.push(chosen);
    }
    const condition = conditionOf(schema);
    if (condition) {
      const holds = choices.condition();
      if (holds) waiting.push(condition.test);
      else not.push(condition.test);
      const consequence = holds ? condition.met : condition.otherwise;
      if (consequence !== undefined) waiting.push(consequence);
    }
    const forbidden = member(schema, "not");
    if (forbidden !== undefined) not.push(forbidden);
  }
  return { schemas, impossible, not };
}

/** What each schema says of members: asked of for every name. */
export const membersIn: (facts: Facts) => readonly Members[] = remember(({ schemas }) => schemas.map(membersOf));

/** The values of a keyword, of every schema that has it. */
export function all({ schemas }: Facts, keyword: string): Json[] {
  return schemas.flatMap((schema) => {
    const value = member(schema, keyword);
    return value === undefined ? [] : [value];
  });
}

export function numbers(facts: Facts, keyword: string): number[] {
  return all(facts, keyword).filter((value) => typeof value === "number");
}

export function texts(facts: Facts, keyword: string): string[] {
  return all(facts, keyword).filter((value) => typeof value === "string");
}
