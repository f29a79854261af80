import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { meaningOf, nameWords } from "../../knowledge/tool-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityNameSimilar: Rule = {
  id: "quality/name-similar",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "Two tools have names that mean the same",
  why: "Where only the verb differs, and by a synonym, a model takes the one for the other. One of the two is often a leftover.",
  source: "Anthropic, Writing effective tools for agents: each tool a clear, distinct purpose",
  examples: {
    bad: `[
  { "name": "get_user", "description": "Returns one user by id.", "inputSchema": { "type": "object" } },
  { "name": «"fetch_user"», "description": "Returns a user's profile.", "inputSchema": { "type": "object" } }
]`,
    good: `[
  { "name": "get_user", "description": "Returns one user by id.", "inputSchema": { "type": "object" } },
  { "name": "list_users", "description": "Lists users by page.", "inputSchema": { "type": "object" } }
]`,
  },
  *document({ tools }) {
    const seen = new Map<string, string>();
    for (const { value, path } of tools) {
      const name = member(value, "name");
      if (typeof name !== "string") continue;
      const words = nameWords(name);
      const key = words.map(meaningOf).join(" ");
      const other = seen.get(key);
      if (other === undefined) seen.set(key, name);
      // Equal words are the business of mcp/name-unique and mcp/name-normalized-collision.
      else if (nameWords(other).join() !== words.join()) {
        yield {
          path: [...path, "name"],
          message: `${code(name)} and ${code(other)} mean the same by their names: a model cannot tell which to call`,
        };
      }
    }
  },
};
