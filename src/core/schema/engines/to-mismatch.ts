import type { ErrorObject } from "ajv";
import { isObject } from "../../json.ts";
import { remember } from "../../memo.ts";
import { fromPointer, pathIn, toPointer } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import type { Mismatch } from "../mismatch.ts";
import { subschemas } from "../walk.ts";

/** An error of Ajv as a mismatch of a value; `part` is where the schema stands that was compiled, from the root. */
export function toMismatch(error: ErrorObject, value: Json, root: Json, part: Path = []): Mismatch {
  const { instancePath, keyword, params, schemaPath, parentSchema } = error;
  // What Ajv calls the place counts from the last `$ref` on the way.
  const known = isObject(root) ? placesOf(root).get(parentSchema) : undefined;
  const place = known === undefined ? `#${toPointer(part)}${schemaPath.replace(/^#/, "")}` : `#${known}/${keyword}`;
  return { path: pathIn(value, fromPointer(instancePath)), keyword, params, schemaPath: place };
}

const placesOf = remember(
  (root: JsonObject) =>
    new Map<unknown, string>([...subschemas(root)].map(({ schema, path }) => [schema, toPointer(path)])),
);
