import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { nameWords } from "../../knowledge/tool-names.ts";
import { descriptionOf, isEnglish } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

const verbs = new Set(["create", "open", "start", "begin", "launch", "init", "initialize", "new", "acquire"]);
/** What lives on a server for a while only; an issue or a user stays. */
const passing = new Set(
  "session basket cart sandbox terminal shell kernel lease lock transaction tunnel stream cursor handle checkout".split(
    " ",
  ),
);
const told =
  /\b(?:expir\w*|idle|inactiv\w*|until|unless|lifetime|lives?|ttl|clos\w+|ends?|ended|stop\w*|seconds?|minutes?|hours?|days?|time[- ]?out|lasts?|kept|keeps?|remains?|persist\w*|terminat\w*|releas\w+|background)\b/i;

export const qualityStateLifetime: Rule = {
  id: "quality/state-lifetime",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A tool opens something and does not say how long it stays open",
  why: "A model keeps the id and comes back later. If it does not know when the session ends, it uses one that is gone, or leaves many open.",
  source: "MCP specification 2026-07-28, server/tools, stateful tools",
  examples: {
    bad: '{ "name": "create_basket", "description": «"Creates a basket and returns its id."», "inputSchema": { "type": "object" } }',
    good: '{ "name": "create_basket", "description": "Creates a basket and returns its id. It expires after 24 hours.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    const description = descriptionOf(tool);
    if (typeof name !== "string" || description === undefined) return;
    const words = nameWords(name);
    const thing = words.findLast((word) => !verbs.has(word)) ?? "";
    if (!words.some((word) => verbs.has(word)) || !passing.has(thing)) return;
    if (!isEnglish(description) || told.test(description)) return;
    yield {
      path: ["description"],
      message: `The description does not say how long the ${code(thing)} lasts: a model may come back to one that is gone`,
    };
  },
};
