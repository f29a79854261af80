import { delimited, isPattern, patternCode, patternsOf, withoutCase } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaPatternDelimited: Rule = {
  id: "schema/pattern-delimited",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "A pattern is written between slashes",
  why: "JSON Schema patterns have no delimiters and no flags. The slashes count as characters that the value must have, so that no value ever matches.",
  source: "JSON Schema validation, section 6.3.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "find_zone",
  "description": "Finds a zone by its code.",
  "inputSchema": {
    "type": "object",
    "properties": { "zone": { "type": "string", "pattern": «"/^[a-z]{3}$/i"» } }
  }
}`,
    good: `{
  "name": "find_zone",
  "description": "Finds a zone by its code.",
  "inputSchema": {
    "type": "object",
    "properties": { "zone": { "type": "string", "pattern": "^[a-zA-Z]{3}$" } }
  }
}`,
  },
  keywords: ["pattern", "patternProperties"],
  *schema({ schema, path }) {
    for (const { pattern, path: at, place } of patternsOf(schema, path)) {
      const parts = patternCode(pattern) === "delimited" ? delimited(pattern) : undefined;
      if (!parts) continue;
      const bare = parts.flags.includes("i") ? withoutCase(parts.body) : parts.body;
      const use = place === "key" ? ({ kind: "rename", to: bare } as const) : ({ kind: "set", value: bare } as const);
      const title = `Write it as ${code(bare)}`;
      yield {
        path: at,
        place,
        message: `${code(pattern)} has slashes around it, which count as characters: no value can match`,
        repairs: isPattern(bare) ? [{ title, safe: false, changes: [{ ...use, path: at }] }] : [],
      };
    }
  },
};
