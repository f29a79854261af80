import { isObject } from "../json.ts";
import { valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path } from "../types.ts";
import { membersOf } from "./view.ts";

export interface PropertyPlace {
  readonly name: string;
  readonly required: boolean;
  /** The object schema that lists it. */
  readonly owner: JsonObject;
  readonly ownerPath: Path;
}

/** The property that a subschema describes, if it stands in `properties`. Both paths count from the same root. */
export function propertyAtPath(root: Json, path: Path): PropertyPlace | undefined {
  const name = path.at(-1);
  if (typeof name !== "string" || path.at(-2) !== "properties") return undefined;
  const ownerPath = path.slice(0, -2);
  const owner = valueAt(root, ownerPath);
  if (!isObject(owner)) return undefined;
  return { name, required: membersOf(owner).required.has(name), owner, ownerPath };
}
