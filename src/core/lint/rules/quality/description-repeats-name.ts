import { member } from "../../../json.ts";
import { descriptionOf, isPlaceholder, repeatsName } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

export const qualityDescriptionRepeatsName: Rule = {
  id: "quality/description-repeats-name",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "A tool's description only says its name again",
  why: "A model has read the name already. Which one, by what, and what comes back is what it still needs to know.",
  source: "superintelligenceco/mcp-lint, description/vague",
  examples: {
    bad: '{ "name": "get_user", "description": «"Gets a user."», "inputSchema": { "type": "object" } }',
    good: '{ "name": "get_user", "description": "Looks up one customer by id or e-mail; returns profile and status.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    const description = descriptionOf(tool);
    if (typeof name !== "string" || description === undefined || isPlaceholder(description, true)) return;
    if (!repeatsName(name, description)) return;
    yield {
      path: ["description"],
      message:
        "The description says no more than the name: a model learns neither when to use this nor what comes back",
    };
  },
};
