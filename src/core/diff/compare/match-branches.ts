import { isObject } from "../../json.ts";
import { remember } from "../../memo.ts";
import type { Json, JsonObject } from "../../types.ts";
import type { Located } from "../model/schema.ts";
import type { Fingerprints } from "../read/fingerprint.ts";
import { intersect } from "../read/intersect.ts";

/** Which branch became which: by meaning and words, by meaning alone, then by traits that a person would go by. */
export function matchBranches(
  before: readonly Located[],
  after: readonly Located[],
  { of }: Fingerprints,
): [Located, Located][] {
  const matched: [Located, Located][] = [];
  const left = [...after];
  const take = (old: Located, isLike: (now: Located) => boolean) => {
    const index = left.findIndex(isLike);
    const [found] = index < 0 ? [] : left.splice(index, 1);
    if (found) matched.push([old, found]);
    return found !== undefined;
  };
  const isSame = (old: Located, now: Located) => of(now) === of(old);
  const others = before.filter((old) => !take(old, (now) => isSame(old, now) && textOf(now) === textOf(old)));
  const rest = others.filter((old) => !take(old, (now) => isSame(old, now)));
  const last = ({ path }: Located) => String(path.at(-1));
  for (const old of rest) {
    const own = traitsOf(old);
    const isFound = take(old, (now) => traitsOf(now) === own && last(now) === last(old));
    if (!isFound) take(old, (now) => traitsOf(now) === own);
  }
  return matched;
}

/** Its types, and the constants of its members or else its title. */
function traitsOf(branch: Located): string {
  const { types, annotations, members } = intersect([branch]);
  const tags = members.flatMap(({ properties }) =>
    [...properties].flatMap(([name, schema]) => {
      const { values } = intersect([schema]);
      return values?.length === 1 ? [`${name}=${JSON.stringify(values[0])}`] : [];
    }),
  );
  return `${[...types].sort().join()} ${tags.join()} ${tags.length === 0 ? (annotations.get("title") ?? "") : ""}`;
}

function textOf({ schema }: Located): string {
  return isObject(schema) ? orderless(schema) : String(schema);
}

/** A text that is the same in whatever order names and branches stand: of branches with one meaning, the words tell which is which. */
const orderless = remember((schema: JsonObject) => inAnyOrder(schema));

function inAnyOrder(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inAnyOrder).sort().join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${inAnyOrder(inner)}`);
  return `{${members.sort().join()}}`;
}
