import { isExponential, isPattern, patternsOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const securityRedos: Rule = {
  id: "security/redos",
  severity: "warning",
  preset: "recommended",
  radius: "server",
  summary: "A pattern can take exponential time",
  why: "A repetition inside of a repetition that reads the same text in several ways doubles its work with each character. Validators run patterns without a time limit, so one odd value of 40 characters hangs a client or a server.",
  source: "CWE-1333; MCP, JSON Schema usage: limits on resource use",
  examples: {
    bad: `{
  "name": "add_tags",
  "description": "Adds tags to a note.",
  "inputSchema": {
    "type": "object",
    "properties": { "tags": { "type": "string", "pattern": «"^([a-z]+,?)+$"» } }
  }
}`,
    good: `{
  "name": "add_tags",
  "description": "Adds tags to a note.",
  "inputSchema": {
    "type": "object",
    "properties": { "tags": { "type": "string", "pattern": "^[a-z]+(,[a-z]+)*$" } }
  }
}`,
  },
  keywords: ["pattern", "patternProperties"],
  *schema({ schema, path }) {
    for (const { pattern, path: at, place } of patternsOf(schema, path)) {
      if (!isPattern(pattern) || !isExponential(pattern)) continue;
      yield {
        path: at,
        place,
        message: `${code(pattern)} can read one text in exponentially many ways: a value of 40 characters can hang the validator`,
      };
    }
  },
};
