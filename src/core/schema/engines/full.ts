import type Ajv from "ajv";
import draft06 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };
import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";
import type { Mismatch } from "../mismatch.ts";
import { type UnusableSchema, unusable } from "../unusable.ts";
import { attempt, type Compiled, type Engine, errorsOf, plainEngine, sdkEngine } from "./ajv.ts";
import { formats } from "./formats.ts";
import { type Judging, keptFor } from "./judging.ts";
import { toMismatch } from "./to-mismatch.ts";

/** What Ajv finds wrong with a value, or why it cannot say. */
export function mismatchesByAjv(
  schema: Json,
  value: Json,
  judging: Judging,
): { readonly mismatches: readonly Mismatch[] } | { readonly refusal: UnusableSchema } {
  const compiled = isObject(schema)
    ? keptFor(schema, "ajv", judging, () => compileFully(schema, judging))
    : compileFully(schema, judging);
  if (typeof compiled !== "function") return { refusal: compiled };
  const errors = errorsOf(compiled, value);
  if (!errors) return { refusal: unusable("endless") };
  return { mismatches: errors.map((error) => toMismatch(error, value, schema)) };
}

function compileFully(schema: Json, { dialect, remotes, formats: asserts }: Judging): Compiled {
  return attempt(() => {
    const engine: Engine = asserts ? sdkEngine(dialect, true) : plainEngine(dialect);
    if (asserts) for (const [name, holds] of formats) (engine as Ajv).addFormat(name, holds);
    if (dialect === "draft-06") engine.addMetaSchema(draft06);
    for (const [uri, remote] of Object.entries(remotes)) {
      if (isObject(remote)) engine.addSchema(remote as never, uri);
    }
    return engine.compile(schema as never);
  });
}
