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
import { canInterpret, needsInterpreter } from "./route.ts";
import { thirdOpinion } from "./third-opinion.ts";

export type EngineName = "ajv" | "json-schema-library";

export interface Judgement {
  readonly engine: EngineName;
  readonly mismatches: readonly Mismatch[];
  /** Patterns that were left out, for the text was so long that they could take minutes. */
  readonly unchecked: readonly string[];
  /** Why no engine can use the schema. */
  readonly refusal?: UnusableSchema;
}

/** What is wrong with a value by the engine that gets this schema right. */
export function judge(schema: Json, value: Json, judging: Judging): Judgement {
  const { result, unchecked } = heedPatterns(() => mismatchesOf(schema, value, judging));
  return { ...result, unchecked };
}

function mismatchesOf(schema: Json, value: Json, judging: Judging): Omit<Judgement, "unchecked"> {
  if (neverEnds(schema, value)) {
    return { engine: "ajv", mismatches: [], refusal: unusable("too-many-steps") };
  }
  const wanted = isObject(schema) && needsInterpreter(schema, judging);
  const byAjv = mismatchesByAjv(schema, value, judging);
  const ajvFails = "refusal" in byAjv;
  if (ajvFails && isBroken(schema, byAjv.refusal, judging)) return { engine: "ajv", mismatches: [], ...byAjv };
  if (isObject(schema) && (wanted || ajvFails) && canInterpret(schema, value, judging)) {
    const mismatches = mismatchesByInterpreter(schema, value, judging);
    // Where both refuse a value Ajv tells more of the reasons.
    const bothRefuse = mismatches && !ajvFails && mismatches.length > 0 && byAjv.mismatches.length > 0;
    const chosen = bothRefuse ? byAjv.mismatches : mismatches;
    const disagree = chosen && !ajvFails && chosen.length > 0 !== byAjv.mismatches.length > 0;
    const isOutvoted = disagree && thirdOpinion(schema, value, judging) === (byAjv.mismatches.length === 0);
    if (chosen && !isOutvoted) return { engine: "json-schema-library", mismatches: chosen };
  }
  return { engine: "ajv", mismatches: [], ...byAjv };
}

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
