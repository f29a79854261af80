import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { descriptionOf, isPlaceholder } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

export const qualityDescriptionDuplicate: Rule = {
  id: "quality/description-duplicate",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "Two tools have the same description",
  why: "To a model the two are one and the same but for the name, so it takes either. The second text is often a copy that nobody changed.",
  source: "Anthropic, Writing effective tools for agents: each tool a clear, distinct purpose",
  examples: {
    bad: `[
  { "name": "search_orders", "description": "Searches by text, newest first.", "inputSchema": { "type": "object" } },
  { "name": "search_users", "description": «"Searches by text, newest first."», "inputSchema": { "type": "object" } }
]`,
    good: `[
  { "name": "search_orders", "description": "Searches orders by text, newest first.", "inputSchema": { "type": "object" } },
  { "name": "search_users", "description": "Searches users by name or e-mail.", "inputSchema": { "type": "object" } }
]`,
  },
  *document({ tools }) {
    const seen = new Map<string, { readonly name: unknown; readonly index: number }>();
    for (const [index, { value, path }] of tools.entries()) {
      const description = descriptionOf(value);
      if (description === undefined || isPlaceholder(description, true)) continue;
      const key = description.toLowerCase().replace(/\s+/g, " ").trim();
      const name = member(value, "name");
      const first = seen.get(key);
      if (!first) seen.set(key, { name, index });
      // Two tools of one name are one mistake, and mcp/name-unique has told it.
      else if (first.name !== name) {
        const other = typeof first.name === "string" ? code(first.name) : `tool ${first.index + 1}`;
        yield {
          path: [...path, "description"],
          message: `This is also the description of ${other}: a model cannot tell the two apart`,
        };
      }
    }
  },
};
