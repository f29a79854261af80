import { member } from "../../../json.ts";
import { valueAt } from "../../../text/index.ts";
import { actionOf } from "../../knowledge/tool-names.ts";
import { descriptionOf, isEnglish, isPlaceholder } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

const lasting = new Set(["delete", "drop", "destroy", "erase", "purge", "wipe", "truncate", "overwrite"]);
const told =
  /\b(?:permanent(?:ly)?|irreversibl[ey]|undo|undone|reverted|revers(?:ed|ible)|recover(?:ed|able|y)?|restored?|lost|loses|forever|for good|trash|recycle|archive[sd]?|soft[- ]delete[sd]?|destructive|destroys?|warning|caution|careful(?:ly)?|dangerous|confirm(?:ed|ation|s)?|days?|backup)\b/i;

export const qualityDestructiveWarning: Rule = {
  id: "quality/destructive-warning",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A tool that destroys does not say whether it can be undone",
  why: "Not every client shows the hints, and a model asks back only if it knows what is at stake. A person who is asked to allow the call reads this text.",
  source: "MCP schema, ToolAnnotations.destructiveHint: hints may be ignored",
  fixable: true,
  examples: {
    bad: '{ "name": "delete_file", "description": «"Deletes one file of the project."», "inputSchema": { "type": "object" } }',
    good: '{ "name": "delete_file", "description": "Deletes one file of the project. This cannot be undone.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const name = member(tool, "name");
    const description = descriptionOf(tool);
    if (typeof name !== "string" || description === undefined || isPlaceholder(description, true)) return;
    const hint = (key: string) => valueAt(tool, ["annotations", key]);
    if (hint("readOnlyHint") === true || hint("destructiveHint") === false) return;
    if (!lasting.has(actionOf(name)?.verb ?? "") || !isEnglish(description) || told.test(description)) return;
    const value = `${description.trimEnd().replace(/([^.!?])$/, "$1.")} This cannot be undone.`;
    yield {
      path: ["description"],
      message:
        "The description does not say whether this can be undone: neither a model nor who allows the call knows the risk",
      repairs: [
        {
          title: "Say that it cannot be undone",
          safe: false,
          changes: [{ kind: "set", path: ["description"], value }],
        },
      ],
    };
  },
};
