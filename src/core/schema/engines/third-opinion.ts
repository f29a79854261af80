import type { Json, JsonObject } from "../../types.ts";
import { type Answer, interpret } from "../interpret.ts";
import { formats } from "./formats.ts";
import type { Judging } from "./judging.ts";
import { hasOwnDialect } from "./route.ts";

const maxSteps = 20_000;

/**
 * Where two validators disagree: json-schema-library takes `items` for a word on members, so that beside it
 * `unevaluatedProperties` finds nothing left over; Ajv is wrong elsewhere. Undefined where the interpreter cannot say.
 */
export function thirdOpinion(schema: JsonObject, value: Json, { dialect, formats: heeded }: Judging): Answer {
  // Its vocabularies decide which keywords there are.
  if (hasOwnDialect(schema)) return undefined;
  const hasFormat = (format: string, text: string) => !heeded || (formats.get(format)?.(text) ?? true);
  return interpret(schema, value, { root: schema, dialect, hasFormat, refHides: true }, { left: maxSteps });
}
