import { isObject, member } from "../../json.ts";
import type { Dialect, Json, JsonObject } from "../../types.ts";
import { hasInnerId } from "../schema-ids.ts";
import { branchesOf, type Condition, conditionOf, dependenciesOf, locateReference, referencesIn } from "../view.ts";
import { type Answer, exactlyOne, opposite, some } from "./answers.ts";
import type { Check } from "./check.ts";
import { mergeEvaluated, newEvaluated } from "./evaluated.ts";

/** What a schema says by way of other schemas for the same value. References count from where `schema` stands. */
export function inPlaceChecks(part: JsonObject, schema: JsonObject): readonly Check[] {
  const checks: Check[] = [];
  for (const { keyword, reference } of referencesIn(part))
    checks.push(referenceCheck(reference, schema, keyword !== "$ref"));
  for (const { keyword, list } of branchesOf(part)) {
    if (keyword === "allOf")
      for (const branch of list) checks.push((value, run, evaluated) => run.fits(branch, value, evaluated));
    else checks.push(keyword === "oneOf" ? oneOfCheck(list) : anyOfCheck(list));
  }
  const forbidden = member(part, "not");
  if (forbidden !== undefined) checks.push((value, run) => opposite(run.fits(forbidden, value)));
  for (const { name, schema: dependent } of dependenciesOf(part)) {
    if (dependent === undefined) continue;
    checks.push(
      (value, run, evaluated) =>
        !isObject(value) || !Object.hasOwn(value, name) || run.fits(dependent, value, evaluated),
    );
  }
  const condition = conditionOf(part);
  if (condition) checks.push(conditionCheck(condition));
  return checks;
}

/** Where several schemas have an `$id`, the target of a dynamic reference depends on the way to it; others lead nowhere or elsewhere. */
const unfollowed: Check = (_, __, evaluated) => {
  if (evaluated) evaluated.isOpen = true;
  return undefined;
};

function referenceCheck(reference: string, schema: JsonObject, isDynamic: boolean): Check {
  // Two documents may share a part: its references lead to where they lead in each of them.
  let last: { readonly root: Json; readonly target: Json | undefined } | undefined;
  const targetIn = (root: Json, dialect: Dialect | undefined) => {
    if (last?.root !== root) {
      const located = locateReference(root, reference, schema, dialect);
      last = { root, target: located.kind === "found" ? located.target.schema : undefined };
    }
    return last.target;
  };
  return (value, run, evaluated) => {
    const { root, dialect } = run.source;
    const isUnclear = isDynamic && (!isObject(root) || hasInnerId(root));
    const target = isUnclear ? undefined : targetIn(root, dialect);
    return target === undefined ? unfollowed(value, run, evaluated) : run.fits(target, value, evaluated);
  };
}

function oneOfCheck(list: readonly Json[]): Check {
  return (value, run, evaluated) => exactlyOne(list.map((branch) => run.fits(branch, value, evaluated)));
}

function anyOfCheck(list: readonly Json[]): Check {
  return (value, run, evaluated) => {
    // Every branch that fits evaluates something.
    if (evaluated) return some(list.map((branch) => run.fits(branch, value, evaluated)));
    let answer: Answer = false;
    for (const branch of list) {
      const next = run.fits(branch, value);
      if (next) return true;
      if (next === undefined) answer = undefined;
    }
    return answer;
  };
}

function conditionCheck({ test, met, otherwise }: Condition): Check {
  return (value, run, evaluated) => {
    const isMet = run.fits(test, value, evaluated);
    const branch = (schema: Json | undefined, into = evaluated) =>
      schema === undefined || run.fits(schema, value, into);
    if (isMet !== undefined) return branch(isMet ? met : otherwise);
    const either = evaluated && newEvaluated();
    const [yes, no] = [branch(met, either), branch(otherwise, either)];
    if (evaluated && either) mergeEvaluated(evaluated, either, undefined);
    return yes === no ? yes : undefined;
  };
}
