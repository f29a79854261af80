import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { promptLength, promptTokens } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

/** Characters; about a thousand tokens. */
const max = 5_000;

export const qualityTokenTool: Rule = {
  id: "quality/token-tool",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "One tool costs more than a thousand tokens",
  why: "Every request carries every tool, used or not. Codex takes the descriptions out of a schema of more than 5,000 bytes, so that the longest ones are the ones a model never reads.",
  source: "openai/codex, codex-rs/tools/src/json_schema.rs",
  examples: {
    bad: `{ "name": «"fill_form"», "description": "Fills in a form of the office.", "inputSchema": { "type": "object", "properties": { "part_1": { "type": "string", "description": "${"A part of the form that has a name of its own. ".repeat(110).trim()}" } } } }`,
    good: '{ "name": "fill_form", "description": "Fills in a form of the office.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const size = promptLength(tool);
    if (size <= max) return;
    const description = member(tool, "description");
    const share = typeof description === "string" ? description.length / size : 0;
    const where = share > 0.5 ? "most of it is the description" : "most of it is the input schema";
    const name = member(tool, "name");
    const who = typeof name === "string" && name !== "" ? code(name) : "This tool";
    yield {
      path: typeof name === "string" ? ["name"] : [],
      message: `${who} costs about ${(Math.round(promptTokens(tool) / 100) * 100).toLocaleString("en-US")} tokens in every request, and ${where}: some clients cut what is over 1,000`,
    };
  },
};
