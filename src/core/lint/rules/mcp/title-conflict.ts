import { member } from "../../../json.ts";
import { codeValue } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const mcpTitleConflict: Rule = {
  id: "mcp/title-conflict",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  summary: "A tool has two different titles",
  why: "Clients since 2025-06-18 show `title`, older ones `annotations.title`. People who use two clients see two names for one tool.",
  source: "MCP schema since 2025-06-18, Tool: title, then annotations.title, then name",
  fixable: true,
  examples: {
    bad: `{
  "name": "web_search",
  "title": "Search the web",
  "description": "Searches the web.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "title": «"Web Search"» }
}`,
    good: `{
  "name": "web_search",
  "title": "Search the web",
  "description": "Searches the web.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "annotations": { "openWorldHint": true }
}`,
  },
  *tool(tool, { revision }) {
    const title = member(tool, "title");
    const path = ["annotations", "title"];
    const other = member(member(tool, "annotations"), "title");
    if (typeof title !== "string" || typeof other !== "string" || !revision.toolFields.includes("title")) return;
    if (title === "" || other === "" || title === other) return;
    const same: Repair = { title: "Use `title` for both", safe: false, changes: [{ kind: "set", path, value: title }] };
    const reverse: Repair = {
      title: "Use `annotations.title` for both",
      safe: false,
      changes: [{ kind: "set", path: ["title"], value: other }],
    };
    const remove: Repair = { title: "Remove `annotations.title`", safe: false, changes: [{ kind: "remove", path }] };
    yield {
      path,
      message: `\`title\` is ${codeValue(title)}, but this is ${codeValue(other)}: newer clients show the first, older ones this`,
      // A title that only repeats the name was never written for people.
      repairs: title === member(tool, "name") ? [reverse, remove] : [remove, same, reverse],
    };
  },
};
