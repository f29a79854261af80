import { member } from "../../../json.ts";
import { actionOf } from "../../knowledge/tool-names.ts";
import { isEnglish, realDescription } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

const outcome =
  /\b(?:returns?|returned|returning|responds?|response|outputs?|results?|yields?|gives?|provides?|shows?|tells?|reports?|includ(?:es?|ing)|contain(?:s|ing)?|with (?:its|their|the)|gets?|lists?|retrieves?|fetch(?:es)?|reads?)\b/i;

const named = new Set([
  "get",
  "list",
  "fetch",
  "read",
  "retrieve",
  "describe",
  "show",
  "view",
  "download",
  "export",
  "whoami",
]);

export const qualityDescriptionReturns: Rule = {
  id: "quality/description-returns",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "Neither description nor output schema says what comes back",
  why: "A model plans its next step on what a call returns. Where it does not know, it calls once to find out, or does not call at all.",
  source: "Anthropic, Define tools: what information the tool returns",
  examples: {
    bad: '{ "name": "search_orders", "description": «"Searches the orders of a customer by text."», "inputSchema": { "type": "object" } }',
    good: '{ "name": "search_orders", "description": "Searches the orders of a customer by text. Returns id, date and total of each.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    const description = realDescription(tool);
    if (description === undefined || member(tool, "outputSchema") !== undefined) return;
    const action = typeof name === "string" ? actionOf(name) : undefined;
    // What is changed comes back as done or not done, and of `get_user` the name says it.
    if (action?.effect !== "read" || named.has(action.verb)) return;
    if (!isEnglish(description) || outcome.test(description)) return;
    yield {
      path: ["description"],
      message: "The description does not say what comes back, and there is no output schema: a model cannot plan on it",
    };
  },
};
