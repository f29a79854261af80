import type { Json } from "../../types.ts";
import type { Located, SchemaRoot } from "../model/schema.ts";

/** What is known of schemas. Two documents may share an object, and a reference in it leads elsewhere in each. */
export class BySchema<Value> {
  readonly #roots = new Map<SchemaRoot, Map<Json, Value>>();

  get({ schema, root }: Located): Value | undefined {
    return this.#roots.get(root)?.get(schema);
  }

  set({ schema, root }: Located, value: Value): void {
    const known = this.#roots.get(root) ?? new Map<Json, Value>();
    known.set(schema, value);
    this.#roots.set(root, known);
  }
}

/** A short name for each schema that is an object, and the text of all others. */
export function createIds(textOf: (at: Located) => string): (at: Located) => string {
  const ids = new BySchema<string>();
  let count = 0;
  return (at) => {
    if (typeof at.schema !== "object" || at.schema === null) return textOf(at);
    const known = ids.get(at) ?? String(count++);
    ids.set(at, known);
    return known;
  };
}
