import { textKind } from "../../knowledge/text-change.ts";
import type { Rule } from "../../rule.ts";

const max = 200;

export const securitySchemaTextLength: Rule = {
  id: "security/schema-text-length",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A long text where nobody expects one",
  why: "Reviewers read descriptions. Prose in a name, a title, an enum or a default reaches the model all the same, and that is where poisoned schemas put it.",
  source: "CyberArk, full-schema poisoning (2025); SAFE-MCP SAFE-T1001",
  examples: {
    bad: `{
  "name": "set_mode",
  "description": "Sets a mode.",
  "inputSchema": {
    "type": "object",
    "properties": { "mode": { "type": "string", "enum": ["fast", «"slow, which is the right one in all cases where the numbers are large and the user is patient, and also where the numbers are small, the user is not patient at all, and nobody has told the model which of the two it should rather take for them"»] } }
  }
}`,
    good: `{
  "name": "set_mode",
  "description": "Sets a mode.",
  "inputSchema": { "type": "object", "properties": { "mode": { "type": "string", "enum": ["fast", "slow"] } } }
}`,
  },
  *text({ text, path, place }) {
    if (text.length <= max || path.includes("icons") || path.includes("_meta")) return;
    const key = path.at(-1);
    if (place === "value" && (key === "description" || key === "pattern" || key === "$comment")) return;
    // Prose has words; what has none is code or data.
    if ((text.slice(0, 2_000).match(/\s\p{L}/gu)?.length ?? 0) < 20) return;
    yield {
      path,
      place,
      message: `${textKind({ place })} has ${text.length} characters of prose outside of a description: reviewers overlook it, models do not`,
    };
  },
};
