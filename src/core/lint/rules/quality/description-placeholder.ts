import { member } from "../../../json.ts";
import { propertyAtPath } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { descriptionOf, isPlaceholder } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

export const qualityDescriptionPlaceholder: Rule = {
  id: "quality/description-placeholder",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A description is still to be written",
  why: "A model takes the text for what the tool does. “TODO” tells it nothing, and hides from everybody else that something is missing.",
  source: "Placeholders in published templates; microsoft/vscode-copilot-chat, “No description provided”",
  examples: {
    bad: `{
  "name": "list_invoices",
  "description": «"TODO: describe"»,
  "inputSchema": {
    "type": "object",
    "properties": { "month": { "type": "string", "description": «"No description provided"» } }
  }
}`,
    good: `{
  "name": "list_invoices",
  "description": "Lists the invoices of one month, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": { "month": { "type": "string", "description": "Year and month: 2026-03" } }
  }
}`,
  },
  *tool(tool) {
    const description = descriptionOf(tool);
    if (description === undefined || !isPlaceholder(description, true)) return;
    yield {
      path: ["description"],
      message: `${code(description)} is left over from a template: a model has to guess what the tool does`,
    };
  },
  keywords: ["description"],
  *schema({ schema, path, root }) {
    const description = member(schema, "description");
    if (typeof description !== "string" || !isPlaceholder(description, false)) return;
    const name = propertyAtPath(root, path.slice(1))?.name;
    const what = name === undefined ? "what belongs here" : `what to put in ${code(name)}`;
    yield {
      path: [...path, "description"],
      message: `${code(description)} is left over from a template: a model has to guess ${what}`,
    };
  },
};
