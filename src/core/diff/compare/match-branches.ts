import { isObject } from "../../json.ts";
import { remember, remembered } from "../../memo.ts";
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
  const taken = new Set<Located>();
  /** Takes the first of the newer branches that is like an older one and not taken; they are looked up, never searched. */
  const takerBy = (keyOf: (branch: Located) => string) => {
    const waiting = new Map<string, Located[]>();
    for (const now of after.filter((one) => !taken.has(one)).reverse())
      remembered(waiting, keyOf(now), () => []).push(now);
    return (old: Located): boolean => {
      const alike = waiting.get(keyOf(old)) ?? [];
      let found = alike.pop();
      while (found && taken.has(found)) found = alike.pop();
      if (!found) return false;
      taken.add(found);
      matched.push([old, found]);
      return true;
    };
  };
  const meaning = (branch: Located) => String(of(branch));
  const last = ({ path }: Located) => String(path.at(-1));
  const passed = (branches: readonly Located[], take: (old: Located) => boolean) =>
    branches.filter((old) => !take(old));
  const others = passed(
    before,
    takerBy((branch) => `${meaning(branch)} ${textOf(branch)}`),
  );
  const rest = passed(others, takerBy(meaning));
  const traits = remember(traitsOf);
  const [takeSameName, takeAlike] = [takerBy((branch) => `${last(branch)} ${traits(branch)}`), takerBy(traits)];
  for (const old of rest) if (!takeSameName(old)) takeAlike(old);
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
