import { member, sameJson } from "../../../json.ts";
import { codeValue } from "../../../words.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaConstAndEnum: Rule = {
  id: "schema/const-and-enum",
  severity: "warning",
  preset: "recommended",
  radius: "call",
  summary: "`const` and `enum` stand side by side",
  why: "Only the value of const can be valid, so the list misleads whoever reads it. Where the list does not have that value, nothing is valid at all.",
  source: "JSON Schema validation, sections 6.1.2 and 6.1.3",
  fixable: true,
  examples: {
    bad: `{
  "name": "draw",
  "inputSchema": {
    "type": "object",
    "properties": { "kind": { "type": "string", "const": "circle", «"enum"»: ["circle", "square"] } }
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
  keywords: ["const"],
  *schema({ schema, path }) {
    const only = member(schema, "const");
    const values = member(schema, "enum");
    if (only === undefined || !Array.isArray(values) || values.length === 0) return;
    const listed = values.some((value) => sameJson(value, only));
    yield {
      path: [...path, "enum"],
      severity: listed ? "warning" : "error",
      message: listed
        ? `\`enum\` stands beside \`const\`: only ${codeValue(only)} can be valid, whatever the list says`
        : `\`enum\` does not list ${codeValue(only)}, the value of \`const\`: no value can be valid`,
      repairs: [remove([...path, "enum"], listed && values.length === 1), remove([...path, "const"], false)],
    };
  },
};
