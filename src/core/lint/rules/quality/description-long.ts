import { descriptionOf } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

const max = 1_024;

export const qualityDescriptionLong: Rule = {
  id: "quality/description-long",
  severity: "info",
  preset: "strict",
  radius: "meaning",
  summary: "A tool's description is longer than some clients pass on",
  why: "Every request carries the whole text, used or not. Copilot with GPT-4 keeps 1,024 characters and Claude Code 2,048; what comes after that the model never sees.",
  source: "microsoft/vscode-copilot-chat, toolSchemaNormalizer.ts; Claude Code documentation",
  examples: {
    bad: `{ "name": "get_report", "description": «"Returns the report. ${"It has one more chapter. ".repeat(42).trim()}"», "inputSchema": { "type": "object" } }`,
    good: '{ "name": "get_report", "description": "Returns the report of one month, chapter by chapter.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const description = descriptionOf(tool);
    if (description === undefined || description.length <= max) return;
    yield {
      path: ["description"],
      message: `The description has ${description.length} characters: every request pays for them, and some clients cut after 1,024 or 2,048`,
    };
  },
};
