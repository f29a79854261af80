import { limitOf, numberWords, toolTokens } from "../../../cost/index.ts";
import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const qualityBudgetTool: Rule = {
  id: "quality/budget-tool",
  severity: "error",
  preset: "recommended",
  radius: "meaning",
  summary: "One tool costs more than its budget",
  why: "One tool that grows is paid for in every request, also in those that never call it.",
  source: "`budget` of the settings; an estimate that is usually within 8 % of o200k",
  examples: {
    bad: '{ "name": «"fill_form"», "description": "Fills in a form of the office.", "inputSchema": { "type": "object" } }',
    good: '{ "name": "read_form", "description": "Reads a form of the office.", "inputSchema": { "type": "object" } }',
    settings: { budget: { tool: 100, tools: { fill_form: 10 } } },
  },
  *tool(tool, { settings: { budget } }) {
    const name = member(tool, "name");
    const max = limitOf(budget, typeof name === "string" ? name : "");
    if (max === undefined) return;
    const tokens = toolTokens(tool);
    if (tokens <= max) return;
    const who = typeof name === "string" && name !== "" ? code(name) : "This tool";
    yield {
      path: typeof name === "string" ? ["name"] : [],
      message: `${who} costs about ${numberWords(tokens)} tokens, ${numberWords(tokens - max)} over its budget of ${numberWords(max)}`,
    };
  },
};
