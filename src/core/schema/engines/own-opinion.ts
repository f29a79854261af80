import type { Json, JsonObject } from "../../types.ts";
import { type Answer, interpret } from "../interpret.ts";
import { formats } from "./formats.ts";
import type { Judging } from "./judging.ts";
import { hasOwnDialect } from "./route.ts";

const maxSteps = 20_000;

/**
 * What our interpreter says, which knows what was evaluated and what a reference hides. The others go wrong there, and both in
 * the same way: below `dependentSchemas` neither heeds what an `if` alone evaluates. Undefined where it cannot say.
 */
export function ownOpinion(schema: JsonObject, value: Json, { dialect, formats: heeded }: Judging): Answer {
  // Its vocabularies decide which keywords there are.
  if (hasOwnDialect(schema)) return undefined;
  const hasFormat = (format: string, text: string) => !heeded || (formats.get(format)?.(text) ?? true);
  return interpret(schema, value, { root: schema, dialect, hasFormat, refHides: true }, { left: maxSteps });
}
