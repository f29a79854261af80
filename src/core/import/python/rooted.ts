import type { JsonObject } from "../../types.ts";

/** A schema with its definitions. MCP wants an object at the root, so that a reference there is written out. */
export function rooted(
  schema: JsonObject,
  definitions: ReadonlyMap<string, JsonObject>,
): { readonly schema: JsonObject /** The definition that refers to itself. */; readonly circle?: string } {
  const name = referred(schema) ?? "";
  const root = definitions.get(name) ?? schema;
  const others = Object.fromEntries([...definitions].filter(([key]) => key !== name));
  const isCircle = root !== schema && JSON.stringify([root, others]).includes(`"#/$defs/${name}"`);
  const $defs = isCircle ? { ...others, [name]: root } : others;
  return {
    schema: { ...root, ...(Object.keys($defs).length > 0 && { $defs }) },
    ...(isCircle && { circle: name }),
  };
}

/** The name of the definition that a schema refers to. */
export function referred({ $ref }: JsonObject): string | undefined {
  return typeof $ref === "string" ? $ref.replace("#/$defs/", "") : undefined;
}
