import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { inStyle, nameWords, stylesOf } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityNameStyle: Rule = {
  id: "quality/name-style",
  severity: "hint",
  preset: "option",
  radius: "meaning",
  summary: "A tool name is not in snake_case",
  why: "Most published servers write names in snake_case, and a model that mixes tools of several servers slips less where all look alike. Every style that the specification allows works, so this is for teams that have settled on one.",
  source: "MCP Toolbox style guide, tool naming",
  fixable: true,
  examples: {
    bad: '{ "name": «"GetUser"», "description": "Returns one user.", "inputSchema": { "type": "object" } }',
    good: '{ "name": "get_user", "description": "Returns one user.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    // Other characters are the business of mcp/name-charset.
    if (typeof name !== "string" || !/^[\w.-]+$/.test(name) || stylesOf(name).includes("snake_case")) return;
    const better = inStyle(name, "snake_case");
    if (nameWords(name).length === 0 || better === name) return;
    yield {
      path: ["name"],
      message: `${code(name)} is not snake_case: ${code(better)} looks like the names around it`,
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
