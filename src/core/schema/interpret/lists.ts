import { member } from "../../json.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { itemsOf } from "../view.ts";
import type { Answer } from "./answers.ts";
import type { Check } from "./check.ts";
import { leftOver } from "./evaluated.ts";

/** What a schema says of the items of a list. */
export function listChecks(part: JsonObject, dialect: Dialect | undefined): readonly Check[] {
  const { first = [], rest, contains } = itemsOf(part);
  const checks: Check[] = [];
  if (first.length > 0 || rest !== undefined) {
    checks.push((value, run, evaluated) => {
      if (!Array.isArray(value)) return true;
      const bounded = rest === undefined ? value.slice(0, first.length) : value;
      return allFit(bounded, (item, index) => {
        evaluated?.sure.add(index);
        return run.fits(first[index] ?? rest, item);
      });
    });
  }
  if (contains !== undefined) checks.push(containsCheck(part, contains, dialect));
  return checks;
}

function containsCheck(part: JsonObject, contains: Json, dialect: Dialect | undefined): Check {
  const limit = (keyword: string, usual: number) => {
    const given = member(part, keyword);
    return typeof given === "number" ? given : usual;
  };
  const [min, max] = [limit("minContains", 1), limit("maxContains", Number.POSITIVE_INFINITY)];
  return (value, run, evaluated) => {
    if (!Array.isArray(value)) return true;
    const answers = value.map((item: Json) => run.fits(contains, item));
    // In 2020-12 what it finds counts as evaluated; before, validators differ.
    for (const [index, answer] of evaluated ? answers.entries() : [])
      if (answer !== false) (answer && dialect === "2020-12" ? evaluated?.sure : evaluated?.maybe)?.add(index);
    const sure = answers.filter((answer) => answer === true).length;
    const maybe = sure + answers.filter((answer) => answer === undefined).length;
    if (maybe < min || sure > max) return false;
    return (sure >= min && maybe <= max) || undefined;
  };
}

/** Items that no schema evaluated. */
export function unevaluatedItems(part: JsonObject): readonly Check[] {
  const { unevaluated } = itemsOf(part);
  if (unevaluated === undefined) return [];
  return [
    (value, run, evaluated) =>
      !Array.isArray(value) ||
      allFit(value, (item, index) => leftOver(evaluated, index, () => run.fits(unevaluated, item))),
  ];
}

/** Stops at the first "no". */
function allFit(items: readonly Json[], fits: (item: Json, index: number) => Answer): Answer {
  let all: Answer = true;
  for (const [index, item] of items.entries()) {
    const answer = fits(item, index);
    if (answer === false) return false;
    if (answer === undefined) all = undefined;
  }
  return all;
}
