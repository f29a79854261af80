import { member } from "../json.ts";
import type { JsonObject, Path } from "../types.ts";
import { code } from "../words.ts";
import { all, type Facts, numbers } from "./facts.ts";
import type { Idea } from "./idea.ts";
import { requiredNames } from "./object.ts";

const maxNames = 20;

/** What must not be missing, and what must not be there. */
export function objectIdeas(facts: Facts, value: JsonObject, path: Path): Idea[] {
  const required = requiredNames(facts);
  const inside = path.length === 0 ? "" : "in it ";
  const ideas = required
    .filter((name) => member(value, name) !== undefined)
    .slice(0, maxNames)
    .map((name): Idea => ({ path: [...path, name], keyword: "required", words: "left out", value: undefined }));
  const optional = Object.keys(value).filter((name) => !required.includes(name));
  for (const name of optional.slice(0, maxNames)) {
    ideas.push({ path: [...path, name], words: "left out", value: undefined });
  }
  const closing = ["additionalProperties", "unevaluatedProperties"].find((keyword) =>
    all(facts, keyword).includes(false),
  );
  const extra = { ...value, unexpected: "value" };
  if (closing)
    ideas.push({ path, keyword: closing, words: `with ${code("unexpected")}, which nobody defined`, value: extra });
  const min = Math.max(0, ...numbers(facts, "minProperties"));
  if (min > 0)
    ideas.push({ path, keyword: "minProperties", words: `with too few members ${inside}`.trim(), value: {} });
  return ideas;
}
