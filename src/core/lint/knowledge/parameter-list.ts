import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";

/** A list of `{ name, type, … }` as a map of property schemas and the names that it calls required; undefined if it is none. */
export function fromParameterList(list: Json): { properties: JsonObject; required: readonly string[] } | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const properties = new Map<string, Json>();
  const required: string[] = [];
  for (const parameter of list) {
    const name = member(parameter, "name");
    if (!isObject(parameter) || typeof name !== "string" || properties.has(name)) return undefined;
    const inner = member(parameter, "schema");
    const others = Object.entries(parameter).filter(
      ([key]) => key !== "name" && key !== "required" && key !== "schema",
    );
    properties.set(name, { ...Object.fromEntries(others), ...(isObject(inner) && inner) });
    if (member(parameter, "required") === true) required.push(name);
  }
  return { properties: Object.fromEntries(properties), required };
}
