import type { Path } from "../types.ts";

/** A path that is only written out where something is said about it: most places of most schemas are passed in silence. */
export interface Trail {
  readonly up: Trail | undefined;
  readonly key: string | number;
}

export const inputTrail: Trail = { up: undefined, key: "inputSchema" };
export const outputTrail: Trail = { up: undefined, key: "outputSchema" };
export const fieldTrail = (field: string): Trail => ({ up: undefined, key: field });

export const into = (up: Trail, key: string | number): Trail => ({ up, key });

export function trailOf(start: Trail, path: Path): Trail {
  return path.reduce<Trail>(into, start);
}

export function pathOf(trail: Trail): Path {
  const path: (string | number)[] = [];
  for (let at: Trail | undefined = trail; at; at = at.up) path.push(at.key);
  return path.reverse();
}

const origins = new WeakMap<object, Trail>();

/** Remembers where a schema that was written somewhere else comes from, so that later steps can point there. */
export function placed<Schema extends object>(schema: Schema, at: Trail): Schema {
  origins.set(schema, at);
  return schema;
}

/** Where a schema stands in the tool as it was given. */
export function origin(schema: object, at: Trail): Trail {
  return origins.get(schema) ?? at;
}
