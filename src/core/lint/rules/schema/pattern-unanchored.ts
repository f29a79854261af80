import { member } from "../../../json.ts";
import { isPattern, patternCode } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaPatternUnanchored: Rule = {
  id: "schema/pattern-unanchored",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A pattern matches anywhere in the value",
  why: "Patterns are not anchored: without ^ and $ a value passes as soon as some part of it fits. Models and people mostly read a pattern as the form of the whole value.",
  source: "JSON Schema core, section 6.4: regular expressions are not anchored",
  fixable: true,
  examples: {
    bad: `{
  "name": "find_airport",
  "description": "Finds an airport by its code.",
  "inputSchema": {
    "type": "object",
    "properties": { "code": { "type": "string", "pattern": «"[A-Z]{3}"» } }
  }
}`,
    good: `{
  "name": "find_airport",
  "description": "Finds an airport by its code.",
  "inputSchema": {
    "type": "object",
    "properties": { "code": { "type": "string", "pattern": "^[A-Z]{3}$" } }
  }
}`,
  },
  *schema({ schema, path }) {
    const pattern = member(schema, "pattern");
    if (typeof pattern !== "string" || patternCode(pattern) !== "unanchored") return;
    const whole = /^[^|]*$/.test(pattern) ? `^${pattern}$` : `^(?:${pattern})$`;
    const at = [...path, "pattern"];
    yield {
      path: at,
      message: `${code(pattern)} has neither \`^\` nor \`$\`: a value passes if any part of it fits`,
      repairs: isPattern(whole)
        ? [{ title: `Write it as ${code(whole)}`, safe: false, changes: [{ kind: "set", path: at, value: whole }] }]
        : [],
    };
  },
};
