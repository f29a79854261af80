import type { Path } from "../types.ts";

/** A place inside `inputSchema` or `outputSchema` of a tool. */
export interface SchemaPlace {
  /** Where the schema that references count from stands. */
  readonly root: Path;
  /** Where the innermost schema around the place stands. */
  readonly schema: Path;
  /** The keyword of it that the place is in; none where the place is the schema itself. */
  readonly keyword: string | undefined;
  /** The steps inside of the keyword's value. */
  readonly rest: Path;
}

const maps = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
const lists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const single = new Set(["items", "contains", "not", "if", "then", "else", "propertyNames", "contentSchema"]);
/** In these `false` and `true` are what people write. */
const open = new Set(["additionalProperties", "unevaluatedProperties", "unevaluatedItems", "additionalItems"]);

export function schemaPlace(path: Path): SchemaPlace | undefined {
  const start = path.findIndex((key) => key === "inputSchema" || key === "outputSchema");
  if (start < 0) return undefined;
  const root = path.slice(0, start + 1);
  let depth = start + 1;
  for (;;) {
    const [keyword, inner] = path.slice(depth, depth + 2);
    const schema = path.slice(0, depth);
    if (typeof keyword !== "string") return { root, schema, keyword: undefined, rest: [] };
    const isInner = maps.has(keyword)
      ? inner !== undefined
      : typeof inner === "number" && (lists.has(keyword) || keyword === "items");
    if (isInner) depth += 2;
    else if ((single.has(keyword) || open.has(keyword)) && depth + 1 < path.length) depth += 1;
    else return { root, schema, keyword, rest: path.slice(depth + 1) };
  }
}

/** Whether a schema is expected here for which nobody means `true` or `false`. */
export function isSchemaPlace(path: Path): boolean {
  const place = schemaPlace(path);
  if (!place) return false;
  return place.keyword === undefined || single.has(place.keyword) || lists.has(place.keyword);
}
