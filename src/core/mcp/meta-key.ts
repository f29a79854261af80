import { isObject, member } from "../json.ts";
import type { JsonObject, Path } from "../types.ts";

/** Where in `_meta` a field of one's own can stand; undefined where there is no room for it. */
export function metaPath(tool: JsonObject, field: string): Path | undefined {
  const meta = member(tool, "_meta");
  const name = field.replace(/[^a-zA-Z0-9._-]+/g, "-").replace(/^[^a-zA-Z0-9]+|[^a-zA-Z0-9]+$/g, "");
  const key = `com.example/${name}`;
  const free = meta === undefined || (isObject(meta) && !Object.hasOwn(meta, key));
  return free && name !== "" ? ["_meta", key] : undefined;
}
