import { member } from "../../../json.ts";
import { count } from "../../../words.ts";
import { descriptionOf, isPlaceholder, readingLength, repeatsName } from "../../knowledge/tool-texts.ts";
import type { Rule } from "../../rule.ts";

const min = 20;

export const qualityDescriptionShort: Rule = {
  id: "quality/description-short",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "A tool's description is only a few words",
  why: "The description decides whether a model picks the tool and how it fills in the call. A few words leave out when to use it, what comes back and what it does not do.",
  source: "Anthropic, Define tools: detailed descriptions matter most, three to four sentences at least",
  examples: {
    bad: '{ "name": "get_weather", "description": «"City weather now"», "inputSchema": { "type": "object" } }',
    good: '{ "name": "get_weather", "description": "Returns the current weather of one city in °C. Use it for conditions now; it does not forecast.", "inputSchema": { "type": "object" } }',
  },
  *tool(tool) {
    const description = descriptionOf(tool);
    if (description === undefined || readingLength(description) >= min || isPlaceholder(description, true)) return;
    const name = member(tool, "name");
    if (typeof name === "string" && repeatsName(name, description)) return;
    yield {
      path: ["description"],
      message: `The description has ${count(description.trim().length, "character")}: too little for a model to know when to use this and what comes back`,
    };
  },
};
