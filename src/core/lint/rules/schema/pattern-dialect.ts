import { foreignSyntax, patternCode, patternsOf, translated } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaPatternDialect: Rule = {
  id: "schema/pattern-dialect",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "A pattern is written for Python, Perl or Go",
  why: "JSON Schema patterns are ECMAScript. Inline flags, \\A, \\Z, (?P<name>), POSIX classes and possessive repetitions make JavaScript validators throw, or match something else.",
  source: "JSON Schema core, section 6.4; ECMA-262, regular expressions",
  fixable: true,
  examples: {
    bad: `{
  "name": "find_part",
  "description": "Finds a part by its number.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "part": { "type": "string", "pattern": «"\\\\A[[:upper:]]{2}-(?P<number>\\\\d+)\\\\Z"» },
      "colour": { "type": "string", "pattern": «"(?i)^(red|blue)$"» }
    }
  }
}`,
    good: `{
  "name": "find_part",
  "description": "Finds a part by its number.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "part": { "type": "string", "pattern": "^[A-Z]{2}-(?<number>\\\\d+)$" },
      "colour": { "type": "string", "enum": ["red", "blue"] }
    }
  }
}`,
  },
  keywords: ["pattern", "patternProperties"],
  *schema({ schema, path, field }) {
    for (const { pattern, path: at, place } of patternsOf(schema, path)) {
      if (patternCode(pattern) !== "dialect") continue;
      const better = translated(pattern);
      yield {
        path: at,
        place,
        radius: field === "outputSchema" ? "server" : "call",
        message: `${code(foreignSyntax(pattern) ?? pattern)} in a pattern is not ECMAScript: JavaScript validators throw on it`,
        repairs: better
          ? [
              {
                title: `Write it as ${code(better.pattern)}`,
                safe: better.exact,
                changes: [
                  place === "key"
                    ? { kind: "rename", path: at, to: better.pattern }
                    : { kind: "set", path: at, value: better.pattern },
                ],
              },
            ]
          : [],
      };
    }
  },
};
