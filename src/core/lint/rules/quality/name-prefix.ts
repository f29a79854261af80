import { member } from "../../../json.ts";
import { code, count } from "../../../words.ts";
import { inStyle, nameWords, stylesOf, verbEffect } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityNamePrefix: Rule = {
  id: "quality/name-prefix",
  severity: "info",
  preset: "option",
  radius: "meaning",
  summary: "The tools of a list share no prefix",
  why: "With a common first word a model that holds many servers sees what belongs together, and names cannot collide. Others advise against it, since clients add a prefix of their own: choose one.",
  source: "Anthropic, Writing effective tools for agents, namespacing; against it: MCP Toolbox style guide",
  fixable: true,
  examples: {
    bad: `[
  { "name": "asana_search_tasks", "description": "Searches tasks by text.", "inputSchema": { "type": "object" } },
  { "name": "asana_create_task", "description": "Creates a task in a project.", "inputSchema": { "type": "object" } },
  { "name": «"list_projects"», "description": "Lists the projects of a team.", "inputSchema": { "type": "object" } }
]`,
    good: `[
  { "name": "asana_search_tasks", "description": "Searches tasks by text.", "inputSchema": { "type": "object" } },
  { "name": "asana_create_task", "description": "Creates a task in a project.", "inputSchema": { "type": "object" } },
  { "name": "asana_list_projects", "description": "Lists the projects of a team.", "inputSchema": { "type": "object" } }
]`,
  },
  *document({ tools }) {
    const named = tools.flatMap(({ value, path }) => {
      const name = member(value, "name");
      const first = typeof name === "string" ? nameWords(name)[0] : undefined;
      return typeof name === "string" && first !== undefined ? [{ name, first, path: [...path, "name"] }] : [];
    });
    const counts = new Map<string, number>();
    for (const { first } of named) counts.set(first, (counts.get(first) ?? 0) + 1);
    const prefix = named.find(({ first }) => !verbEffect(first) && (counts.get(first) ?? 0) > named.length / 2)?.first;
    if (prefix === undefined) {
      const list = tools[0]?.path.slice(0, -1);
      if (!list || named.length < 3) return;
      const message = `The ${count(named.length, "tool")} share no first word: beside other servers nothing shows that they belong together`;
      return yield { path: list, message };
    }
    for (const { name, first, path } of named) {
      if (first === prefix) continue;
      const better = inStyle(`${prefix}_${name}`, stylesOf(name)[0] ?? "snake_case");
      yield {
        path,
        message: `${code(name)} does not start with ${code(prefix)} as most of this list does: it looks like another server's`,
        repairs: [
          { title: `Rename it to ${code(better)}`, safe: false, changes: [{ kind: "set", path, value: better }] },
        ],
      };
    }
  },
};
