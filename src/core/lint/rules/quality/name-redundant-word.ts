import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { inStyle, nameWords, stylesOf, verbEffect } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityNameRedundantWord: Rule = {
  id: "quality/name-redundant-word",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A tool name says that it is a tool",
  why: "Every name in the list is a tool of an MCP server. The word costs tokens in each request and room under the clients' limits, and tells nothing.",
  source: "Limits on combined names in Cursor, Amazon Q and Copilot; MCP Toolbox style guide",
  fixable: true,
  examples: {
    bad: '{ "name": «"weather_tool"», "description": "Current weather of a city.", "inputSchema": { "type": "object" } }',
    good: '{ "name": "get_weather", "description": "Current weather of a city.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    if (typeof name !== "string" || !/^[\w.-]+$/.test(name)) return;
    const words = nameWords(name);
    const word = redundant(words);
    if (word === undefined) return;
    const better = inStyle(words.toSpliced(words.lastIndexOf(word), 1).join("_"), stylesOf(name)[0] ?? "snake_case");
    yield {
      path: ["name"],
      message: `${code(name)} says ${code(word)}, which is true of every name here: it only costs room`,
      repairs: [
        {
          title: `Rename it to ${code(better)}`,
          safe: false,
          changes: [{ kind: "set", path: ["name"], value: better }],
        },
      ],
    };
  },
};

/** `list_tools` and `create_function` speak of tools and functions: behind a verb the word may be what is acted on. */
function redundant(words: readonly string[]): string | undefined {
  const last = words.at(-1);
  if (words.length < 2) return undefined;
  if (words[0] === "mcp" && !["server", "servers", "tool", "tools"].includes(words[1] ?? "")) return "mcp";
  const acts = words.some((word) => verbEffect(word));
  return last !== undefined && ["tool", "function", "mcp"].includes(last) && !acts ? last : undefined;
}
