import type { ErrorObject } from "ajv";
import { isObject } from "../../json.ts";
import { remember } from "../../memo.ts";
import { fromPointer, toPointer, valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import type { Mismatch } from "../mismatch.ts";
import { subschemas } from "../walk.ts";

export interface Problem {
  /** Where in the value. */
  readonly path: Path;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export function toProblem({ instancePath, keyword, params }: ErrorObject, value: Json): Problem {
  return { path: pathIn(value, fromPointer(instancePath)), keyword, params };
}

/** Steps into a value as a path: the indexes of lists are numbers. */
export function pathIn(value: Json, steps: readonly string[]): Path {
  let at: Json | undefined = value;
  return steps.map((key) => {
    const own = Array.isArray(at) ? Number(key) : key;
    at = valueAt(at, [own]);
    return own;
  });
}

/** An error as a mismatch; `part` is where the schema stands that was compiled, from the root. */
export function toMismatch(error: ErrorObject, root: Json, part: Path = []): Mismatch {
  const { instancePath, keyword, params, schemaPath, parentSchema } = error;
  // What Ajv calls the place counts from the last `$ref` on the way.
  const known = isObject(root) ? placesOf(root).get(parentSchema) : undefined;
  const place = known === undefined ? `#${toPointer(part)}${schemaPath.replace(/^#/, "")}` : `#${known}/${keyword}`;
  return { steps: fromPointer(instancePath), keyword, params, schemaPath: place };
}

const placesOf = remember(
  (root: JsonObject) =>
    new Map<unknown, string>([...subschemas(root)].map(({ schema, path }) => [schema, toPointer(path)])),
);
