import { sha256, valueAt } from "../../text/index.ts";
import type { Json, JsonObject, Path } from "../../types.ts";
import type { Located, SchemaRoot } from "../model/schema.ts";

export function inside(at: Located, steps: Path): Located {
  const schema = valueAt(at.schema, steps);
  return { schema: schema === undefined ? true : schema, path: [...at.path, ...steps], root: at.root };
}

export function listOf({ path, root }: Located, keyword: string, list: readonly Json[]): Located[] {
  return list.map((schema, index) => ({ schema, path: [...path, keyword, index], root }));
}

export function mapOf({ path, root }: Located, keyword: string, map: JsonObject): ReadonlyMap<string, Located> {
  const found = new Map<string, Located>();
  for (const name of Object.keys(map))
    found.set(name, { schema: map[name] as Json, path: [...path, keyword, name], root });
  return found.size === 0 ? nobody : found;
}

const nobody: ReadonlyMap<string, Located> = new Map();

/** A text that is equal only where the meaning is: with references in it, that depends on the root. */
export function opaqueText(value: Json, root: SchemaRoot): string {
  const text = JSON.stringify(value);
  if (text.length < 1_000 && !text.includes('"$ref"')) return text;
  const known = rootHashes.get(root) ?? sha256(JSON.stringify(root.schema));
  rootHashes.set(root, known);
  return value === root.schema ? known : `${text.length < 1_000 ? text : sha256(text)} in ${known}`;
}

const rootHashes = new WeakMap<SchemaRoot, string>();

/** Keywords that apply further schemas to the same value. */
const inPlace = [
  ...["$ref", "allOf", "anyOf", "oneOf", "not", "if", "dependentSchemas", "dependencies"],
  ...["$dynamicRef", "$recursiveRef"],
];

/** Whether a schema applies others to the same value. */
export function hasInPlace(schema: JsonObject): boolean {
  return inPlace.some((keyword) => Object.hasOwn(schema, keyword));
}
