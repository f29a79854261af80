import type { Path } from "../types.ts";

/** One step from a schema to one inside of it: `properties` and the name, `items`, `anyOf` and the place. */
export interface SchemaStep {
  readonly keyword: string;
  readonly name: string | number | undefined;
  /** How much of the path leads to the schema that the step starts from. */
  readonly from: number;
}

const named = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
const listed = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);

/** The steps of a path that starts at the tool. A field may be called `properties`: only its place tells keyword from name. */
export function stepsOf(path: Path): readonly SchemaStep[] {
  const steps: SchemaStep[] = [];
  for (let at = 1; at < path.length; ) {
    const keyword = String(path[at]);
    const next = path[at + 1];
    const hasName = named.has(keyword) || listed.has(keyword) || (keyword === "items" && typeof next === "number");
    steps.push({ keyword, name: hasName ? next : undefined, from: at });
    at += hasName ? 2 : 1;
  }
  return steps;
}

/** The object that a field could move out to, and the field of it that it is in now. */
export function objectAround(path: Path): { readonly path: Path; readonly field: string } | undefined {
  const above = stepsOf(path)
    .slice(0, -1)
    .findLast(({ keyword }) => keyword === "properties");
  return above && { path: path.slice(0, above.from), field: String(above.name) };
}

/** The definition that a path leads to or into, by its own path. */
export function definitionAround(path: Path): { readonly path: Path; readonly name: string } | undefined {
  const [first] = stepsOf(path);
  if (!first || (first.keyword !== "$defs" && first.keyword !== "definitions")) return undefined;
  return first.name === undefined ? undefined : { path: path.slice(0, 3), name: String(first.name) };
}
