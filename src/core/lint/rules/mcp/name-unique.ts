import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const nameUnique: Rule = {
  id: "mcp/name-unique",
  severity: "error",
  preset: "recommended",
  radius: "tool",
  summary: "Two tools have the same name",
  why: "A call carries only the name, so one of the two can never be called. Clients list both without a word.",
  source: "MCP specification, server/tools, Tool Names",
  fixable: true,
  examples: {
    bad: `[
  { "name": "search", "inputSchema": { "type": "object", "additionalProperties": false } },
  { "name": «"search"», "inputSchema": { "type": "object", "additionalProperties": false } }
]`,
    good: `[
  { "name": "search_users", "inputSchema": { "type": "object", "additionalProperties": false } },
  { "name": "search_orders", "inputSchema": { "type": "object", "additionalProperties": false } }
]`,
  },
  *document({ tools }) {
    const names = tools.map(({ value }) => member(value, "name"));
    const taken = new Set(names);
    /** The next suffix to try for each name that was seen. */
    const seen = new Map<string, number>();
    for (const [index, { path }] of tools.entries()) {
      const name = names[index];
      if (typeof name !== "string" || name === "") continue;
      let suffix = seen.get(name);
      if (suffix === undefined) {
        seen.set(name, 2);
        continue;
      }
      while (taken.has(`${name}_${suffix}`)) suffix++;
      seen.set(name, suffix + 1);
      const free = `${name}_${suffix}`;
      const here = [...path, "name"];
      yield {
        path: here,
        message: `${code(name)} is the name of an earlier tool too: only one of them can ever be called`,
        repairs: [
          { title: `Rename it to ${code(free)}`, safe: false, changes: [{ kind: "set", path: here, value: free }] },
        ],
      };
    }
  },
};
