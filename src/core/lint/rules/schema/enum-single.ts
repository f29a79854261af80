import { member } from "../../../json.ts";
import { codeValue } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaEnumSingle: Rule = {
  id: "schema/enum-single",
  severity: "hint",
  preset: "option",
  radius: "meaning",
  summary: "`enum` lists a single value",
  why: "`const` says the same more clearly. Opinions differ: Gemini and Codex read enum and not const, so this is only for those who ask.",
  source: "JSON Schema validation, section 6.1.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "draw",
  "inputSchema": {
    "type": "object",
    "properties": { "kind": { "type": "string", «"enum"»: ["circle"] } }
  }
}`,
    good: `{
  "name": "draw",
  "inputSchema": {
    "type": "object",
    "properties": { "kind": { "type": "string", "const": "circle" } }
  }
}`,
  },
  *schema({ schema, path }) {
    const values = member(schema, "enum");
    if (!Array.isArray(values) || values.length !== 1 || Object.hasOwn(schema, "const")) return;
    const only = values[0] ?? null;
    yield {
      path: [...path, "enum"],
      message: `\`enum\` lists only ${codeValue(only)}: \`const\` says the same more clearly`,
      repairs: [
        {
          title: `Use \`const\` ${codeValue(only)}`,
          safe: false,
          changes: [
            { kind: "remove", path: [...path, "enum"] },
            { kind: "set", path: [...path, "const"], value: only },
          ],
        },
      ],
    };
  },
};
