import { member } from "../../json.ts";
import { referencesOf } from "../../schema/index.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Transform, Work } from "../client.ts";
import { inputTrail } from "../trail.ts";
import { agentsStrict, isStrictable } from "./agents-strict.ts";
import { openedRoot, withProperties } from "./root.ts";

const maxLevels = 100;

/** What the Agents SDK for JavaScript sends: the root completed, then strict where that is wanted and possible, else opened. */
export function agentsJs(isStrictWanted: boolean): Transform {
  return (schema, work) => {
    const whole = completed(schema, work);
    const closed = Object.keys(schema).length === 0 ? { ...whole, additionalProperties: false } : whole;
    const isTried = isStrictWanted || member(whole, "additionalProperties") === true;
    if (isStrictWanted && levelsOf(closed) > maxLevels) {
      work.note("too-deep", inputTrail, { depth: levelsOf(closed), max: maxLevels });
      return undefined;
    }
    if (isTried && isStrictable(closed)) return strictTool(closed, work);
    if (isTried && Object.hasOwn(whole, "additionalProperties")) return whole;
    return openedRoot(whole, work);
  };
}

/** References into what strict mode wraps are moved, in ways that are not followed here. */
function strictTool(schema: JsonObject, work: Work): JsonObject {
  if (referencesOf(schema).length > 0) work.note("steps-unknown", inputTrail);
  return agentsStrict(schema, inputTrail, schema, work) as JsonObject;
}

function completed(schema: JsonObject, work: Work): JsonObject {
  const typed = (schema.type ?? null) === null ? { ...schema, type: "object" } : schema;
  if (typed !== schema) work.note("root-type-added", inputTrail);
  const whole = withProperties(typed, work);
  if ((whole.required ?? null) !== null) return whole;
  work.note("required-list-added", inputTrail);
  return { ...whole, required: [] };
}

function levelsOf(value: Json): number {
  let level: Json[] = [value];
  for (let depth = 0; ; depth++) {
    level = level.flatMap((one): Json[] => (one !== null && typeof one === "object" ? [one] : []));
    if (level.length === 0) return depth;
    level = level.flatMap((one) => Object.values(one as JsonObject));
  }
}
