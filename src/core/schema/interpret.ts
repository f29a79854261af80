/**
 * The interpreter: whether a value fits a schema, by the keywords that the reader finds in it. It answers with yes, no, or
 * undefined where it is not for it to say: formats, dynamic references, documents elsewhere, keywords that make no sense or
 * that validators read in different ways, and what takes too many steps. So "yes" and "no" can be relied on without
 * asking a validator, which takes milliseconds to compile a schema; "undefined" means that one has to be asked.
 */
import { isObject } from "../json.ts";
import { remember } from "../memo.ts";
import type { Dialect, Json, JsonObject } from "../types.ts";
import type { Answer } from "./interpret/answers.ts";
import type { Check, Interpretation, Run } from "./interpret/check.ts";
import { clearness } from "./interpret/clearness.ts";
import { mergeEvaluated, newEvaluated, usesUnevaluated } from "./interpret/evaluated.ts";
import { inPlaceChecks } from "./interpret/in-place.ts";
import { listChecks, unevaluatedItems } from "./interpret/lists.ts";
import { memberChecks, unevaluatedMembers } from "./interpret/members.ts";
import { siblingChecks } from "./interpret/siblings.ts";
import { valueChecks } from "./interpret/values.ts";
import { inDialect } from "./view.ts";

export type { Answer } from "./interpret/answers.ts";
export type { Interpretation } from "./interpret/check.ts";

/** Enough for any default. */
const usualSteps = 1_000;
/** Deeper than any value that somebody wrote; a schema that refers to itself in place ends here. */
const maxDepth = 300;

/** Whether a value fits a schema of a document. The budget is used up on the way. */
export function interpret(
  schema: Json | undefined,
  value: Json,
  source: Interpretation,
  budget: { left: number } = { left: usualSteps },
): Answer {
  const isTracked = isObject(source.root) && usesUnevaluated(source.root);
  let depth = 0;
  const fits: Run["fits"] = (inner, at, evaluated) => {
    if (!isObject(inner)) return typeof inner === "boolean" ? inner : undefined;
    if (budget.left-- <= 0 || depth >= maxDepth) {
      if (evaluated) evaluated.isOpen = true;
      return undefined;
    }
    depth++;
    const own = isTracked ? newEvaluated() : undefined;
    let answer: Answer = true;
    for (const check of checksOf(inner, source.dialect)) {
      const next = check(at, run, own);
      if (next === true) continue;
      answer = next;
      // One "no" is enough, whatever the others would say.
      if (next === false) break;
    }
    depth--;
    if (evaluated && own) mergeEvaluated(evaluated, own, answer);
    return answer;
  };
  const run: Run = { source, fits };
  return fits(schema, value);
}

/** Kept: a schema is asked about many values. */
function checksOf(schema: JsonObject, dialect: Dialect | undefined): readonly Check[] {
  const before = byDialect.get(dialect);
  if (before) return before(schema);
  const checks = remember((one: JsonObject) => newChecks(one, dialect));
  byDialect.set(dialect, checks);
  return checks(schema);
}

const byDialect = new Map<Dialect | undefined, (schema: JsonObject) => readonly Check[]>();

function newChecks(schema: JsonObject, dialect: Dialect | undefined): readonly Check[] {
  const part = inDialect(schema, dialect);
  return [
    ...valueChecks(part),
    ...clearness(part, dialect),
    ...siblingChecks(schema, dialect),
    ...listChecks(part, dialect),
    ...memberChecks(part),
    ...inPlaceChecks(part, schema),
    // Last: what is left over depends on all others.
    ...unevaluatedItems(part),
    ...unevaluatedMembers(part),
  ];
}
