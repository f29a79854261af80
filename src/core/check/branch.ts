import { distinctJson, isObject, member, sameJson } from "../json.ts";
import { type Mismatch, membersOf, valuesOf } from "../schema/index.ts";
import type { Json, JsonObject } from "../types.ts";
import { nearest } from "../words.ts";

/** A branch that a value does not fit, and why. */
export interface FailedBranch {
  readonly branch: Json;
  readonly found: readonly Mismatch[];
}

/** How a union of objects is told by the branch that was most likely meant; undefined where no tag says which. */
export function byTag(union: Mismatch, failed: readonly FailedBranch[], value: JsonObject): Mismatch[] | undefined {
  const tag = tagOf(failed.map(({ branch }) => branch));
  if (tag === undefined) return undefined;
  const allowedValues = failed.flatMap(({ branch }) => tagValues(branch, tag) ?? []);
  const given = member(value, tag);
  if (given === undefined) {
    const lacking = failed.map(({ found }) => found.find((mismatch) => missingIn(mismatch) === tag));
    const [first] = lacking;
    if (!first || lacking.includes(undefined)) return undefined;
    return [{ ...first, params: { ...first.params, allowedValues } }];
  }
  const meant = failed.find(({ branch }) => tagValues(branch, tag)?.some((one) => sameJson(one, given)));
  if (!meant) return [{ ...union, path: [tag], keyword: "enum", params: { allowedValues } }];
  return meant.found.map((mismatch) =>
    missingIn(mismatch) === undefined
      ? mismatch
      : { ...mismatch, params: { ...mismatch.params, where: { tag, value: given } } },
  );
}

/** What the branch says that lies nearest; where branches only miss different members, which these are. */
export function byCost(union: Mismatch, failed: readonly FailedBranch[], value: Json): readonly Mismatch[] {
  const ranked = failed
    .map((branch) => ({ ...branch, ...costOf(branch, failed, value) }))
    .sort((one, other) => one.wrong + one.missing - other.wrong - other.missing);
  const [best, second] = ranked;
  if (!best) return [union];
  const isTie = second && second.wrong + second.missing === best.wrong + best.missing;
  if (isTie && !isObject(value) && !Array.isArray(value)) return [union];
  const onlyLack = ranked.filter(({ found, wrong }) => wrong <= best.wrong && found.every((one) => missingIn(one)));
  if (onlyLack.length < 2 || !onlyLack.includes(best)) return best.found;
  const ways = failed.filter(({ found }) => onlyLack.some((one) => one.found === found));
  return [{ ...union, path: [], params: { lacking: ways.map(({ found }) => found.map((one) => missingIn(one))) } }];
}

/** A wrong tag weighs most, then members that the branch does not know, then a wrong type; a slip in a name speaks for it. */
function costOf({ branch, found }: FailedBranch, failed: readonly FailedBranch[], value: Json) {
  const names = namesOf(branch);
  const given = isObject(value) ? Object.keys(value) : [];
  const foreign = given.filter((name) => !names.has(name));
  const unknown = foreign.filter((name) => !failed.some((branch) => namesOf(branch.branch).has(name)));
  let wrong = 2 * foreign.length;
  let missing = 0;
  for (const mismatch of found) {
    const lacks = missingIn(mismatch);
    const isTag = mismatch.path.length === 1 && (mismatch.keyword === "const" || mismatch.keyword === "enum");
    if (lacks !== undefined) {
      missing++;
      if (nearest(lacks, unknown) !== undefined) wrong--;
    } else wrong += isTag && names.has(String(mismatch.path[0])) ? 100 : mismatch.keyword === "type" ? 2 : 1;
  }
  return { wrong, missing };
}

/** The member of the value itself that is missing. */
function missingIn({ path, keyword, params }: Mismatch): string | undefined {
  return path.length === 0 && keyword === "required" ? String(params.missingProperty) : undefined;
}

/** The member that takes other values in every branch. */
function tagOf(branches: readonly Json[]): string | undefined {
  const [first] = branches;
  if (first === undefined || branches.length < 2) return undefined;
  return [...namesOf(first)].find((name) => {
    const all = branches.map((branch) => tagValues(branch, name));
    if (!all.every((values) => values !== undefined)) return false;
    const each = all.flatMap((values) => distinctJson(values));
    return distinctJson(each).length === each.length;
  });
}

function tagValues(branch: Json, name: string): readonly Json[] | undefined {
  return valuesOf(member(membersOf(branch).properties, name));
}

function namesOf(branch: Json): ReadonlySet<string> {
  return new Set(Object.keys(membersOf(branch).properties));
}
