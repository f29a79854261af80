import { member } from "../../../json.ts";
import { valueAt } from "../../../text/index.ts";
import { code } from "../../../words.ts";
import { inStyle, nameWords, stylesOf, verbEffect } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityNameVerbFirst: Rule = {
  id: "quality/name-verb-first",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  generic: true,
  summary: "A tool name has no verb",
  why: "A name that is only a thing leaves open whether the tool reads it, makes it or changes it. Models choose by the name before they read on.",
  source: "MCP Toolbox style guide, names of the form action_resource",
  fixable: true,
  examples: {
    bad: `{
  "name": «"weather"»,
  "description": "Current weather of a city.",
  "inputSchema": { "type": "object" },
  "annotations": { "readOnlyHint": true }
}`,
    good: `{
  "name": "get_weather",
  "description": "Current weather of a city.",
  "inputSchema": { "type": "object" },
  "annotations": { "readOnlyHint": true }
}`,
  },
  *tool(tool) {
    const name = member(tool, "name");
    if (typeof name !== "string" || !/^[\w.-]+$/.test(name)) return;
    const words = nameWords(name);
    if (words.length === 0 || words.some((word) => verbEffect(word) || /^[a-z]{4,}(ed|ing|ize|ise|ify)$/.test(word)))
      return;
    const better = inStyle(`get_${words.join("_")}`, stylesOf(name)[0] ?? "snake_case");
    yield {
      path: ["name"],
      message: `${code(name)} has no verb: a model cannot tell from it whether the tool reads or changes something`,
      repairs:
        words.length === 1 && valueAt(tool, ["annotations", "readOnlyHint"]) === true
          ? [
              {
                title: `Rename it to ${code(better)}`,
                safe: false,
                changes: [{ kind: "set", path: ["name"], value: better }],
              },
            ]
          : [],
    };
  },
};
