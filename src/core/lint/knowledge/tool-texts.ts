import { estimateTokens } from "../../cost/index.ts";
import { member } from "../../json.ts";
import { remember } from "../../memo.ts";
import type { JsonObject } from "../../types.ts";
import { meaningOf, nameWords } from "./tool-names.ts";

/** The description of a tool, if it has one that says something. */
export function descriptionOf(tool: JsonObject): string | undefined {
  const description = member(tool, "description");
  return typeof description === "string" && description.trim() !== "" ? description : undefined;
}

const leftOver = new RegExp(
  `^(?:${[
    "to[- ]?do|tbd|tba|fixme|xxx+|wip|placeholder|undefined|asdf\\\\w*|coming soon|to be (?:done|defined|written|added|determined)",
    "(?:no|missing) description(?: (?:provided|available|given|yet|found))?",
    "(?:add|insert|enter|write|put|fill in)(?: an?| your| the)?(?: (?:tool|function|parameter))? description(?: here)?",
    "(?:your )?description (?:goes )?here",
  ].join("|")})$`,
  "i",
);
/** What only a tool's own description cannot mean: a parameter may well be “Tool description”. */
const emptyWords =
  /^(?:(?:an?|the|your|this|short|brief|some|my)? ?(?:(?:tool|function|method)(?:'s)? )?description|description of (?:the|this|your) (?:tool|function)|n\/?a|none|null|nil|test|desc|foo|bar|string|(?:an?|the|this|my|mcp)? ?tool)$/i;

/** Text that stands where a description is still to be written. */
export function isPlaceholder(text: string, ofTool: boolean): boolean {
  if (/^\s*(?:TODO|FIXME|XXX|TBD)\s?[:(-]/.test(text.slice(0, 100)) || /\blorem ipsum\b/i.test(text)) return true;
  if (text.length > 100) return false;
  const bare = text.replace(/^[\s"'<[({*]+|[\s"'>\])}*.!…]+$/g, "");
  if (bare === "" || /^[-_?.…]+$/.test(bare)) return text.trim() !== "";
  return leftOver.test(bare) || (ofTool && emptyWords.test(bare));
}

const fillers = new Set(
  "a an the this that these of for to by in on with from and or all your its is it tool function new existing given specified single some any one".split(
    " ",
  ),
);

/** Whether a description has no word that the name does not have already: “Gets a user” for `get_user`. */
export function repeatsName(name: string, description: string): boolean {
  if (description.length > 200) return false;
  const known = new Set(nameWords(name).map(stem));
  const words = nameWords(description).filter((word) => !fillers.has(word));
  return words.length > 0 && words.every((word) => known.has(stem(word)));
}

function stem(word: string): string {
  const single = word.replace(/ies$/, "y").replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/, "");
  return meaningOf(single).replace(/(?<=\w{3})(?:ing|ed|e)$/, "");
}

/** Whether words of English can be looked for in a text; elsewhere a rule about wording stays silent. */
export function isEnglish(text: string): boolean {
  return (
    /\b(?:the|an?|of|to|for|and|in|by|with|from|all|or|is)\b/i.test(text) && !/[^\P{L}\p{Script=Latin}]{2}/u.test(text)
  );
}

/** The length of a text as a reader feels it: a Chinese character says as much as three letters. */
export function readingLength(text: string): number {
  return (
    text.trim().length +
    2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0)
  );
}

/** A description that says something: neither missing, nor left over, nor an echo, nor too short to judge. */
export function realDescription(tool: JsonObject): string | undefined {
  const description = descriptionOf(tool);
  const name = member(tool, "name");
  if (description === undefined || isPlaceholder(description, true) || readingLength(description) < 20)
    return undefined;
  return typeof name === "string" && repeatsName(name, description) ? undefined : description;
}

/** One letter more, less, other or swapped; an added s is a plural and no mistake. */
export function oneEditApart(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length === short.length + 1)
    return short.slice(at) === long.slice(at + 1) && long.toLowerCase() !== `${short.toLowerCase()}s`;
  if (long.length !== short.length || at === short.length) return false;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}

/** Replaces an identifier, but not where it is a part of a longer one. */
export function replaceName(text: string, name: string, by: string): string {
  return text.replace(new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, ".")}(?![\\w-])`, "g"), () => by);
}

/** What a model is sent of a tool: hints, output schema and `_meta` stay with the client. */
function promptOf({ name = "", description = "", inputSchema = {} }: JsonObject): JsonObject {
  return { name, description, inputSchema };
}

/** Its characters. */
export const promptLength = (tool: JsonObject): number => JSON.stringify(promptOf(tool)).length;

/** An estimate of its tokens. */
export const promptTokens: (tool: JsonObject) => number = remember((tool) => estimateTokens(promptOf(tool)));
