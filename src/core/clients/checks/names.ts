import { isObject, member } from "../../json.ts";
import type { Check, ClientEffect, Fact } from "../client.ts";
import { fieldTrail, inputTrail, into } from "../trail.ts";

const nameTrail = fieldTrail("name");

/** The name has to match; a longer one is told as such, because that is mended in another way. */
export function nameHasTo(fact: Fact, characters: RegExp, max: number, effect: ClientEffect = "request"): Check {
  return ({ name }, work) => {
    const told = work.as(fact);
    if (!characters.test(name)) told.note("name-refused", nameTrail, { name, pattern: characters.source }, effect);
    if (name.length > max) told.note("name-too-long", nameTrail, { name, length: name.length, max }, effect);
  };
}

/** Taken, but not everywhere. */
export function nameShould(fact: Fact, max: number): Check {
  return ({ name }, work) => {
    if (name.length > max) work.as(fact).note("name-long", nameTrail, { name, length: name.length, max });
  };
}

/** The names of the parameters themselves, not of what is nested in them. */
export function parametersHaveTo(fact: Fact, pattern: RegExp, effect: ClientEffect = "request"): Check {
  return ({ schema }, work) => {
    const properties = member(schema, "properties");
    if (!isObject(properties)) return;
    const at = into(inputTrail, "properties");
    for (const key of Object.keys(properties)) {
      if (!pattern.test(key))
        work.as(fact).note("property-key", into(at, key), { key, pattern: pattern.source }, effect);
    }
  };
}
