import { patternCode, patternsOf, unicodeSafe } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaPatternNotUnicodeSafe: Rule = {
  id: "schema/pattern-not-unicode-safe",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "A pattern breaks under the `u` flag that validators use",
  why: "JavaScript takes it without the flag, but Ajv and so the official SDK compile every pattern with it. Needless escapes, a range next to a class and lone braces then throw.",
  source: "Ajv option unicodeRegExp; ECMAScript, patterns with [UnicodeMode]",
  fixable: true,
  examples: {
    bad: `{
  "name": "find_host",
  "description": "Finds a host by name.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "host": { "type": "string", "pattern": «"^[\\\\w-.]+$"» },
      "user": { "type": "string", "pattern": «"^\\\\@[a-z]+$"» }
    }
  }
}`,
    good: `{
  "name": "find_host",
  "description": "Finds a host by name.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "host": { "type": "string", "pattern": "^[\\\\w.-]+$" },
      "user": { "type": "string", "pattern": "^@[a-z]+$" }
    }
  }
}`,
  },
  keywords: ["pattern", "patternProperties"],
  *schema({ schema, path, field }) {
    for (const { pattern, path: at, place } of patternsOf(schema, path)) {
      if (patternCode(pattern) !== "not-unicode-safe") continue;
      const better = unicodeSafe(pattern);
      yield {
        path: at,
        place,
        radius: field === "outputSchema" ? "server" : "call",
        message: `${code(pattern)} is not valid with the \`u\` flag: validators compile patterns with it and throw`,
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
