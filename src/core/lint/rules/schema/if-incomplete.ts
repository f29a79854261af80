import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const schemaIfIncomplete: Rule = {
  id: "schema/if-incomplete",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "`if` without `then` and `else`, or those without `if`",
  why: "Half of a condition has no effect: validators pass over it, so the rule that its author had in mind never holds.",
  source: "JSON Schema core, section 10.2.2; Ajv strict mode",
  fixable: true,
  examples: {
    bad: `{
  "name": "pay",
  "description": "Pays a bill.",
  "inputSchema": {
    "type": "object",
    "properties": { "method": { "type": "string" }, "iban": { "type": "string" } },
    "required": ["method"],
    «"then"»: { "required": ["iban"] }
  }
}`,
    good: `{
  "name": "pay",
  "description": "Pays a bill.",
  "inputSchema": {
    "type": "object",
    "properties": { "method": { "type": "string" }, "iban": { "type": "string" } },
    "required": ["method"],
    "if": { "properties": { "method": { "const": "transfer" } } },
    "then": { "required": ["iban"] }
  }
}`,
  },
  keywords: ["if", "then", "else"],
  *schema({ schema, path }) {
    const has = (keyword: string) => member(schema, keyword) !== undefined;
    const lonely = has("if")
      ? has("then") || has("else")
        ? []
        : ["if"]
      : ["then", "else"].filter((keyword) => has(keyword));
    for (const keyword of lonely) {
      const at = [...path, keyword];
      const lacking = keyword === "if" ? "`then` and `else`" : "`if`";
      yield {
        path: at,
        place: "key",
        message: `${code(keyword)} stands without ${lacking}: validators pass over it`,
        repairs: [{ title: `Remove ${code(keyword)}`, safe: false, changes: [{ kind: "remove", path: at }] }],
      };
    }
  },
};
