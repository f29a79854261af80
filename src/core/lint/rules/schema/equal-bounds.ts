import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaEqualBounds: Rule = {
  id: "schema/equal-bounds",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "`minimum` and `maximum` are the same",
  why: "Only one number is valid. `const` says so in one word, and nobody takes it for a mistake.",
  source: "JSON Schema validation, sections 6.1.3 and 6.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "upgrade",
  "inputSchema": {
    "type": "object",
    "properties": { "version": { "type": "integer", "minimum": «3», "maximum": 3 } }
  }
}`,
    good: `{
  "name": "upgrade",
  "inputSchema": {
    "type": "object",
    "properties": { "version": { "type": "integer", "const": 3 } }
  }
}`,
  },
  *schema({ schema, path }) {
    const only = member(schema, "minimum");
    if (typeof only !== "number" || member(schema, "maximum") !== only) return;
    if (["const", "enum", "exclusiveMinimum", "exclusiveMaximum"].some((keyword) => Object.hasOwn(schema, keyword)))
      return;
    yield {
      path: [...path, "minimum"],
      message: `\`minimum\` and \`maximum\` are both ${only}: only that number is valid`,
      repairs: [
        {
          title: `Use \`const\` ${code(String(only))}`,
          safe: false,
          changes: [
            { kind: "remove", path: [...path, "minimum"] },
            { kind: "remove", path: [...path, "maximum"] },
            { kind: "set", path: [...path, "const"], value: only },
          ],
        },
      ],
    };
  },
};
