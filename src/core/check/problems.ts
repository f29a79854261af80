import type { Mismatch } from "../schema/index.ts";
import { toPointer } from "../text/index.ts";
import type { ValueProblem } from "../types.ts";
import { slips } from "./rename.ts";
import { type Scene, settleUnions } from "./union.ts";
import { sayMismatch } from "./words.ts";

/** More than these say the same thing many times. */
const maxProblems = 200;

/** What an engine found, in words: one problem a cause. */
export function valueProblems(mismatches: readonly Mismatch[], scene: Scene): ValueProblem[] {
  const causes = withoutNoise(settleUnions(withoutNoise(mismatches), scene)).slice(0, maxProblems);
  const fixes = slips(causes, scene);
  const problems = causes.map((mismatch): ValueProblem => {
    const fix = fixes.get(mismatch);
    const { missingProperty, additionalProperty, unevaluatedProperty } = mismatch.params;
    const name = missingProperty ?? additionalProperty ?? unevaluatedProperty;
    return {
      path: toPointer(mismatch.path),
      keyword: mismatch.keyword,
      message: sayMismatch(mismatch, scene, fix),
      schemaPath: mismatch.schemaPath,
      ...(typeof name === "string" && { name }),
      ...(fix && { fix }),
    };
  });
  const known = new Set<string>();
  return problems.filter(({ path, message }) => {
    const key = JSON.stringify([path, message]);
    return !known.has(key) && known.add(key);
  });
}

/** Keywords that only say that something inside them failed, where that something is told, too. */
function withoutNoise(mismatches: readonly Mismatch[]): readonly Mismatch[] {
  const containers = mismatches.filter(({ keyword }) => keyword === "contains" || keyword === "propertyNames");
  const kept = mismatches.filter(
    (mismatch) =>
      mismatch.keyword !== "if" &&
      mismatch.keyword !== "$ref" &&
      !containers.some((holder) => holder !== mismatch && mismatch.schemaPath.startsWith(`${holder.schemaPath}/`)),
  );
  return kept.length > 0 ? kept : mismatches;
}
