import { isObject, member } from "../../json.ts";
import { remember } from "../../memo.ts";
import type { JsonObject } from "../../types.ts";
import { matchesQuickly } from "../quick-match.ts";
import { dependenciesOf, type Members, membersOf } from "../view.ts";
import { type Answer, both } from "./answers.ts";
import type { Check, Run } from "./check.ts";
import { type Evaluated, leftOver } from "./evaluated.ts";

/** What a schema says of the members of an object, apart from schemas for the whole object. */
export function memberChecks(part: JsonObject): readonly Check[] {
  const members = membersOf(part);
  const { properties, patterns, rest, names, required } = members;
  const checks: Check[] = [];
  if (required.size > 0)
    checks.push((value) => !isObject(value) || [...required].every((name) => Object.hasOwn(value, name)));
  for (const { name, needs } of dependenciesOf(part)) {
    if (!needs) continue;
    const isMet = (value: JsonObject) => needs.every((other) => Object.hasOwn(value, other));
    checks.push((value) => !isObject(value) || !Object.hasOwn(value, name) || isMet(value));
  }
  const isNamed = Object.keys(properties).length > 0 || Object.keys(patterns).length > 0 || rest !== undefined;
  if (isNamed) {
    const rules = Object.entries(patterns);
    const declared = rules.length === 0 && rest === undefined ? Object.keys(properties) : undefined;
    checks.push(
      (value, run, evaluated) =>
        !isObject(value) || membersFit(value, namesToCheck(value, declared), members, rules, run, evaluated),
    );
  }
  if (names !== undefined)
    checks.push((value, run) => !isObject(value) || allFit(Object.keys(value), (name) => run.fits(names, name)));
  return checks;
}

const namesOf = remember((value: JsonObject) => Object.keys(value));

/** Where only declared names are spoken of, those or all of the value, whichever are fewer: of many parts each declares few. */
function namesToCheck(value: JsonObject, declared: readonly string[] | undefined): readonly string[] {
  const all = namesOf(value);
  if (declared === undefined || declared.length >= all.length) return all;
  return declared.filter((name) => Object.hasOwn(value, name));
}

function membersFit(
  value: JsonObject,
  names: readonly string[],
  { properties, rest }: Members,
  rules: readonly (readonly [string, JsonObject[string]])[],
  run: Run,
  evaluated: Evaluated | undefined,
): Answer {
  return allFit(names, (name) => {
    const inner = value[name] ?? null;
    const own = member(properties, name);
    let isMentioned: Answer = own !== undefined;
    let answer: Answer = own === undefined || run.fits(own, inner);
    for (const [pattern, schema] of rules) {
      const isMatch = matchesQuickly(pattern, name);
      if (isMatch === false) continue;
      answer = both(answer, isMatch && run.fits(schema, inner));
      isMentioned = isMatch || isMentioned || undefined;
    }
    if (isMentioned || rest !== undefined) evaluated?.sure.add(name);
    else if (isMentioned === undefined) evaluated?.maybe.add(name);
    return isMentioned === false && rest !== undefined ? both(answer, run.fits(rest, inner)) : answer;
  });
}

/** Members that no schema evaluated. */
export function unevaluatedMembers(part: JsonObject): readonly Check[] {
  const { unevaluated } = membersOf(part);
  if (unevaluated === undefined) return [];
  return [
    (value, run, evaluated) =>
      !isObject(value) ||
      allFit(Object.keys(value), (name) => leftOver(evaluated, name, () => run.fits(unevaluated, value[name] ?? null))),
  ];
}

/** Stops at the first "no". */
function allFit(names: readonly string[], fits: (name: string) => Answer): Answer {
  let all: Answer = true;
  for (const name of names) {
    const answer = fits(name);
    if (answer === false) return false;
    if (answer === undefined) all = undefined;
  }
  return all;
}
