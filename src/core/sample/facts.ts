import { isObject, member } from "../json.ts";
import { resolveReference } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";

/** All that a schema asks of one value, gathered from its references, intersections and the chosen branches. */
export interface Facts {
  readonly schemas: readonly JsonObject[];
  /** A `false` stands in the way. */
  readonly impossible: boolean;
  readonly not: readonly Json[];
}

/** How one sample is made: which branches it takes and what it prefers. */
export interface Choices {
  readonly root: Json;
  /** The branch of a union to take. */
  branch(list: readonly Json[]): Json | undefined;
  /** Whether a condition is to hold. */
  condition(): boolean;
}

const maxSchemas = 200;

/** Gathers with a list of its own: references may go in circles. */
export function factsOf(start: Json, choices: Choices): Facts {
  const schemas: JsonObject[] = [];
  const not: Json[] = [];
  const seen = new Set<Json>();
  const waiting: Json[] = [start];
  let impossible = false;
  while (waiting.length > 0 && schemas.length < maxSchemas) {
    const schema = waiting.pop() as Json;
    if (schema === false) impossible = true;
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    schemas.push(schema);
    for (const keyword of ["$ref", "$dynamicRef", "$recursiveRef"]) {
      const reference = member(schema, keyword);
      const target = typeof reference === "string" ? resolveReference(choices.root, reference) : undefined;
      if (target !== undefined) waiting.push(target);
    }
    const all = member(schema, "allOf");
    if (Array.isArray(all)) for (const part of all as readonly Json[]) waiting.push(part);
    for (const keyword of ["anyOf", "oneOf"]) {
      const list = member(schema, keyword);
      if (!Array.isArray(list) || list.length === 0) continue;
      const possible = (list as readonly Json[]).filter((branch) => branch !== false);
      const chosen = choices.branch(possible);
      if (chosen === undefined) impossible = true;
      else waiting.push(chosen);
    }
    const condition = member(schema, "if");
    if (condition !== undefined) {
      const holds = choices.condition();
      if (holds) waiting.push(condition);
      else not.push(condition);
      const consequence = member(schema, holds ? "then" : "else");
      if (consequence !== undefined) waiting.push(consequence);
    }
    const forbidden = member(schema, "not");
    if (forbidden !== undefined) not.push(forbidden);
  }
  return { schemas, impossible, not };
}

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
