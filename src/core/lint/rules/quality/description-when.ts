import { member } from "../../../json.ts";
import type { Json } from "../../../types.ts";
import { code } from "../../../words.ts";
import { actionOf, nameWords, subjectOf } from "../../knowledge/tool-names.ts";
import { isEnglish, realDescription } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

const guidance =
  /\b(?:when|whenever|use|used|useful|using|if|unless|before|after|first|instead|only|prefer|avoid|not|never|don't|doesn't|cannot|can't|requires?|must|should|ideal|helps?|start here|so that|in order to)\b/i;

export const qualityDescriptionWhen: Rule = {
  id: "quality/description-when",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "Of two tools for the same thing one does not say when to use it",
  why: "Beside a similar tool a model chooses by what each is for and what it is not for. A sentence on that prevents most wrong calls.",
  source: "Anthropic, Define tools: when it should be used, and when it should not",
  examples: {
    bad: `[
  { "name": "search_orders", "description": "Finds orders by text. Use it when no order number is known.", "inputSchema": { "type": "object" } },
  { "name": "list_orders", "description": «"Returns the past orders of a customer."», "inputSchema": { "type": "object" } }
]`,
    good: `[
  { "name": "search_orders", "description": "Finds orders by text. Use it when no order number is known.", "inputSchema": { "type": "object" } },
  { "name": "list_orders", "description": "Returns the past orders of a customer. Use it for all; search_orders picks some.", "inputSchema": { "type": "object" } }
]`,
  },
  *document({ tools }) {
    const alike = new Map<string, string[]>();
    const names = tools.map(({ value }) => member(value, "name"));
    for (const name of names) {
      const key = purpose(name);
      if (key !== undefined && typeof name === "string") alike.set(key, [...(alike.get(key) ?? []), name].slice(0, 2));
    }
    for (const [index, { value, path }] of tools.entries()) {
      const name = names[index];
      const other = alike.get(purpose(name) ?? "")?.find((candidate) => candidate !== name);
      const description = other === undefined ? undefined : realDescription(value);
      if (other === undefined || description === undefined) continue;
      if (!isEnglish(description) || guidance.test(description)) continue;
      yield {
        path: [...path, "description"],
        message: `The description does not say when to use this and when ${code(other)}: a model has to guess`,
      };
    }
  },
};

const many = new Set(["list", "search", "find", "query", "lookup", "browse", "explore", "filter", "discover"]);
const one = new Set(["get", "fetch", "read", "retrieve", "describe", "show", "view", "inspect"]);

/** What a reading tool is for, so far as names tell: one or many of a thing. */
function purpose(name: Json | undefined): string | undefined {
  const action = typeof name === "string" ? actionOf(name) : undefined;
  if (!action || typeof name !== "string" || !(many.has(action.verb) || one.has(action.verb))) return undefined;
  const subject = subjectOf(name);
  const [first, ...rest] = nameWords(name);
  // In `users_get` the plural is the name of the resource.
  const plural = many.has(action.verb) || (first === action.verb && rest.includes(`${subject.split(" ").at(-1)}s`));
  return subject === "" ? undefined : `${plural ? "many" : "one"} ${subject}`;
}
