import { sameJson } from "../json.ts";
import { valuesOf } from "../schema/index.ts";
import type { Json, Path } from "../types.ts";
import { all, type Facts, numbers } from "./facts.ts";
import type { Idea } from "./idea.ts";
import { maxItems } from "./list.ts";

/** Each value that is listed, and one that is not; lists of every length that matters. */
export function listIdeas(facts: Facts, value: Json, path: Path): Idea[] {
  const listed = facts.schemas.flatMap((schema) => valuesOf(schema) ?? []);
  if (listed.length > 0) return valueIdeas(facts, listed, value, path);
  return Array.isArray(value) ? lengthIdeas(facts, value as Json[], path) : [];
}

const maxListed = 6;

function valueIdeas(facts: Facts, listed: readonly Json[], value: Json, path: Path): Idea[] {
  const others = listed.filter((other) => !sameJson(other, value)).slice(0, maxListed);
  const numeric = listed.every((other) => typeof other === "number");
  const none: Json = numeric ? Math.max(...(listed as number[])) + 1 : "none of the listed values";
  const keyword = all(facts, "const").length > 0 ? "const" : "enum";
  return [
    ...others.map((other): Idea => ({ path, words: `as \`${JSON.stringify(other)}\``, value: other })),
    { path, keyword, words: "with a value that is not listed", value: none },
  ];
}

function lengthIdeas(facts: Facts, value: readonly Json[], path: Path): Idea[] {
  const min = Math.max(0, ...numbers(facts, "minItems"));
  const max = Math.min(...numbers(facts, "maxItems"), Number.POSITIVE_INFINITY);
  const ideas: Idea[] = [];
  const grown = (length: number) => Array.from({ length }, (_, index) => value[index] ?? varied(value.at(-1), index));
  if (min === 0) ideas.push({ path, words: "as an empty list", value: [] });
  else ideas.push({ path, keyword: "minItems", words: "with too few items", value: value.slice(0, min - 1) });
  if (value.length === 0) return ideas;
  if (max <= maxItems) {
    ideas.push({ path, words: "with as many items as allowed", value: grown(max) });
    ideas.push({ path, keyword: "maxItems", words: "with too many items", value: grown(max + 1) });
  }
  if (all(facts, "uniqueItems").includes(true)) {
    ideas.push({
      path,
      keyword: "uniqueItems",
      words: "with the same item twice",
      value: [...value, value[0] ?? null],
    });
  }
  return ideas;
}

/** Another item like one that is there, as far as that can be. */
function varied(item: Json | undefined, index: number): Json {
  if (typeof item === "string") return `${item} ${index}`;
  return typeof item === "number" ? item + index : (item ?? null);
}
