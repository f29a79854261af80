import { excesses, numberWords, toolTokens } from "../../../cost/index.ts";
import { member } from "../../../json.ts";
import type { JsonObject } from "../../../types.ts";
import { code, plural } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const qualityBudget: Rule = {
  id: "quality/budget",
  severity: "error",
  preset: "recommended",
  radius: "meaning",
  summary: "The tools cost more than their budget",
  why: "Every request carries every tool, used or not. A project that has set a limit wants to hear of the change that passes it, not of the bill.",
  source: "`budget` of the settings; an estimate that is usually within 8 % of o200k",
  examples: {
    bad: `{ «"tools"»: [{ "name": "fill_form", "description": "Fills in a form of the office.", "inputSchema": { "type": "object" } }] }`,
    good: '{ "tools": [{ "name": "fill_form", "description": "Fills in.", "inputSchema": { "type": "object" } }] }',
    settings: { budget: { all: 20 } },
  },
  *document({ tools }, { settings: { budget, server } }) {
    const [first] = tools;
    if (!first) return;
    const { name, title } = server;
    const clients = Object.keys(budget.clients ?? {});
    for (const client of budget.all === undefined ? clients : [null, ...clients]) {
      const by = client === null ? undefined : { client, server: name, ...(title !== undefined && { title }) };
      const costs = tools.map(({ value }) => ({ tool: nameOf(value), tokens: toolTokens(value, by) }));
      const tokens = costs.reduce((sum, cost) => sum + cost.tokens, 0);
      const [excess] = excesses(budget, { tokens, tools: [] }, client);
      if (!excess) continue;
      const largest = costs.toSorted((a, b) => b.tokens - a.tokens).slice(0, 3);
      const who = tools.length === 1 ? "This tool costs" : `These ${tools.length} tools cost`;
      yield {
        path: first.path.slice(0, -1),
        message: `${who} about ${numberWords(tokens)} tokens${client === null ? "" : ` as ${code(client)} sends them`}, ${numberWords(tokens - excess.max)} over the budget of ${numberWords(excess.max)}. The largest ${plural(largest.length, "is", "are")} ${largest.map(({ tool }) => code(tool)).join(", ")}`,
      };
    }
  },
};

function nameOf(tool: JsonObject): string {
  const name = member(tool, "name");
  return typeof name === "string" ? name : "";
}
