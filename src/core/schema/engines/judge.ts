import { isObject } from "../../json.ts";
import type { Json } from "../../types.ts";
import { isEndless } from "../endless.ts";
import type { Mismatch } from "../mismatch.ts";
import { type UnusableSchema, unusable } from "../unusable.ts";
import { heedPatterns } from "./ajv.ts";
import { mismatchesByAjv } from "./full.ts";
import { mismatchesByInterpreter } from "./interpreter.ts";
import type { Judging } from "./judging.ts";
import { metaMismatches } from "./meta.ts";
import { ownOpinion } from "./own-opinion.ts";
import { canInterpret, needsInterpreter } from "./route.ts";

export type EngineName = "ajv" | "json-schema-library" | "toolwright";

export interface Judgement {
  readonly engine: EngineName;
  readonly mismatches: readonly Mismatch[];
  /** Patterns that were left out, for the text was so long that they could take minutes. */
  readonly unchecked: readonly string[];
  /** Why no engine can use the schema. */
  readonly refusal?: UnusableSchema;
}

/**
 * What is wrong with a value. What Ajv may get wrong, our interpreter decides, and the others say why; json-schema-library decides
 * where the interpreter cannot.
 */
export function judge(schema: Json, value: Json, judging: Judging): Judgement {
  const { result, unchecked } = heedPatterns(() => mismatchesOf(schema, value, judging));
  return { ...result, unchecked };
}

function mismatchesOf(schema: Json, value: Json, judging: Judging): Omit<Judgement, "unchecked"> {
  if (neverEnds(schema, value)) {
    return { engine: "ajv", mismatches: [], refusal: unusable("too-many-steps") };
  }
  const byAjv = mismatchesByAjv(schema, value, judging);
  const ajvFails = "refusal" in byAjv;
  if (ajvFails && isBroken(schema, byAjv.refusal, judging)) return { engine: "ajv", mismatches: [], ...byAjv };
  const isPeculiar = isObject(schema) && (ajvFails || needsInterpreter(schema, judging));
  const takes = isPeculiar ? ownOpinion(schema, value, judging) : undefined;
  const isAgreed = takes !== undefined && !ajvFails && takes === (byAjv.mismatches.length === 0);
  if (!isPeculiar || isAgreed) return { engine: "ajv", mismatches: [], ...byAjv };
  if (takes) return { engine: "toolwright", mismatches: [] };
  const byLibrary = canInterpret(schema, value, judging) ? mismatchesByInterpreter(schema, value, judging) : undefined;
  // Neither of the others says why.
  if (takes === false && !byLibrary?.length) return { engine: "toolwright", mismatches: [asAWhole] };
  if (!byLibrary) return { engine: "ajv", mismatches: [], ...byAjv };
  // Where both refuse a value Ajv tells more of the reasons.
  const bothRefuse = !ajvFails && byLibrary.length > 0 && byAjv.mismatches.length > 0;
  return { engine: "json-schema-library", mismatches: bothRefuse ? byAjv.mismatches : byLibrary };
}

const asAWhole: Mismatch = { path: [], keyword: "schema", params: {}, schemaPath: "#" };

/** Whether Ajv refuses a schema that no engine should take. */
function isBroken(schema: Json, { code }: UnusableSchema, { dialect }: Judging): boolean {
  return code === "lost-reference" || code === "foreign-reference" || metaMismatches(schema, dialect).length > 0;
}

function neverEnds(schema: Json, value: Json): boolean {
  try {
    return isEndless(schema, value, schema);
  } catch {
    // The stack ends before the count does.
    return true;
  }
}
