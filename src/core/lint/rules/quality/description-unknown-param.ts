import { isObject, member } from "../../../json.ts";
import { strings, valueAt } from "../../../text/index.ts";
import { code } from "../../../words.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import { descriptionOf, oneEditApart, replaceName } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

export const qualityDescriptionUnknownParam: Rule = {
  id: "quality/description-unknown-param",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "A description misspells a parameter",
  why: "A model that takes the name from the text sends an argument that the schema does not know, which is refused or ignored.",
  source: "Drift in published servers, such as total_thoughts for totalThoughts",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": «"Lists orders of a customer. Set \`page_sise\` to get more at once, and orderState to filter."»,
  "inputSchema": {
    "type": "object",
    "properties": { "page_size": { "type": "integer" }, "order_state": { "type": "string" } }
  }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists orders of a customer. Set \`page_size\` to get more at once, and order_state to filter.",
  "inputSchema": {
    "type": "object",
    "properties": { "page_size": { "type": "integer" }, "order_state": { "type": "string" } }
  }
}`,
  },
  *tool(tool) {
    const description = descriptionOf(tool);
    const properties = valueAt(tool, ["inputSchema", "properties"]);
    if (description === undefined || !isObject(properties)) return;
    const names = Object.keys(properties);
    const found = new Map<string, string>();
    for (const { index, 1: quoted, 2: plain = quoted } of description.matchAll(words)) {
      const word = plain ?? "";
      if (
        names.includes(word) ||
        found.has(word) ||
        isAboutResults(description.slice(Math.max(0, index - maxBefore), index))
      )
        continue;
      const meant = names.find(
        (name) => sameWords(name, word) || (quoted && word.length > 4 && oneEditApart(name, word)),
      );
      if (meant !== undefined) found.set(word, meant);
    }
    if (found.size === 0) return;
    const known = new Set([member(tool, "name"), ...strings(tool).map(({ text }) => text)]);
    for (const word of found.keys()) if (known.has(word)) found.delete(word);
    const [first] = found;
    if (!first) return;
    const pairs = [...found].map(([word, meant]) => `${code(word)} for ${code(meant)}`);
    const value = [...found].reduce((text, [word, meant]) => replaceName(text, word, meant), description);
    yield {
      path: ["description"],
      message: `The description writes ${pairs.join(", ")}: a model may send an argument that does not exist`,
      repairs: [
        {
          title: found.size === 1 ? `Write ${code(first[1])}` : "Write the names of the parameters",
          safe: false,
          changes: [{ kind: "set", path: ["description"], value }],
        },
      ],
    };
  },
};

/** What stands in backticks, and what can only be a name: `orderState`, `order_state`. */
const words = /`([A-Za-z]\w*)`|(?<![\w.<{/"-])([a-z]+(?:_[a-z\d]+|[A-Z][a-z\d]+)+)(?![\w(>}./"-])/g;

/** The last heading before a word tells what a list is of; without one, what the sentence has said so far. */
const headings =
  /(?:^|[\n*#])\s*(?:(returns?|outputs?|responses?|results?)|args?|arguments?|param(?:eter)?s?|inputs?|options?|examples?|usage|notes?)\b[^\n:]{0,40}:/gi;
const results =
  /\b(?:returns?|returned|returning|outputs?|responses?|results?|yields?|contains?|includes?|including|fields?|columns?|propert(?:y|ies)|attributes?)\b/i;

/** How much of the text before a word is read: a long description has many words. */
const maxBefore = 1000;

/** Whether a word after this text is part of what comes back: `keyType` in "Returns: keyType" is no argument. */
function isAboutResults(before: string): boolean {
  // "Returns null if process_id is wrong" speaks of what was sent.
  if (/\b(?:if|when|unless|by|given|where|without|matching|set|pass|use)\s+(?:the\s+)?`?$/i.test(before)) return false;
  const heading = [...before.matchAll(headings)].at(-1);
  const rest = before.slice(heading ? heading.index + heading[0].length : 0);
  const isOpen = heading !== undefined && !/\n\s*\n/.test(rest);
  if (isOpen) return heading[1] !== undefined;
  const sentence = Math.max(...[".", "!", "?", "\n"].map((end) => before.lastIndexOf(end))) + 1;
  return results.test(before.slice(sentence));
}

function sameWords(name: string, word: string): boolean {
  const parts = nameWords(name);
  return parts.length > 1 && parts.join() === nameWords(word).join();
}
