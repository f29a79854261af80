import { member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { nameOf, targetOf } from "./references.ts";

/** What the definitions that references lead to are called. By where they stand: not by which of them is read first. */
export function definitionNames(root: JsonObject): ReadonlyMap<string, string> {
  const { references, places } = readThrough(root);
  const placeOf = (reference: string) => places.get(targetOf(root, reference) ?? null) ?? places.size;
  const alike = new Map<string, string[]>();
  for (const reference of references) {
    const wanted = nameOf(reference);
    const others = alike.get(wanted);
    if (others) others.push(reference);
    else alike.set(wanted, [reference]);
  }
  const names = new Map<string, string>();
  for (const [wanted, list] of alike) {
    const ordered = list.length > 1 ? list.toSorted((one, other) => placeOf(one) - placeOf(other)) : list;
    let number = 1;
    for (const [index, reference] of ordered.entries()) {
      let name = wanted;
      while (index > 0 && (name === wanted || alike.has(name))) name = `${wanted}_${++number}`;
      names.set(reference, name);
    }
  }
  return names;
}

/** All references, and of each object the how many-th it is. */
function readThrough(root: JsonObject): {
  readonly references: ReadonlySet<string>;
  readonly places: ReadonlyMap<Json, number>;
} {
  const references = new Set<string>();
  const places = new Map<Json, number>();
  const read = (value: Json): void => {
    // YAML may name one object in many places.
    if (typeof value !== "object" || value === null || places.has(value)) return;
    places.set(value, places.size);
    const reference = member(value, "$ref");
    if (typeof reference === "string") references.add(reference);
    for (const inner of Object.values(value)) read(inner);
  };
  read(root);
  return { references, places };
}
