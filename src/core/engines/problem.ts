import type { ErrorObject } from "ajv";
import { fromPointer, valueAt } from "../locate.ts";
import type { Mismatch } from "../mismatch.ts";
import type { Json, Path } from "../types.ts";

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

export function toMismatch({ instancePath, keyword, params, schemaPath }: ErrorObject): Mismatch {
  return { steps: fromPointer(instancePath), keyword, params, schemaPath };
}
