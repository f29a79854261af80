import { member } from "../../../json.ts";
import { parametersOf } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { countsThings } from "../../knowledge/parameter-names.ts";
import type { Rule } from "../../rule.ts";

export const qualityParamInteger: Rule = {
  id: "quality/param-integer",
  severity: "hint",
  preset: "all",
  radius: "call",
  summary: "A parameter that counts takes fractions",
  why: "By the schema 2.5 results or page 0.5 are valid. With `integer`, clients refuse them and forms step by one.",
  source: "JSON Schema validation, section 6.1.1",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_orders",
  "description": "Lists orders, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": { "limit": { "type": «"number"», "description": "Most orders to return", "maximum": 50 } }
  }
}`,
    good: `{
  "name": "list_orders",
  "description": "Lists orders, newest first.",
  "inputSchema": {
    "type": "object",
    "properties": { "limit": { "type": "integer", "description": "Most orders to return", "maximum": 50 } }
  }
}`,
  },
  keywords: ["properties"],
  *schema(view) {
    for (const { name, core, corePath, description } of parametersOf(view)) {
      if (core.type !== "number" || !countsThings(name)) continue;
      const numbers = ["default", "minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum"];
      const broken = numbers.some((key) => !Number.isInteger(member(core, key) ?? 0));
      if (broken || Array.isArray(core.enum) || /\b(decimal|fraction\w*|percent\w*|float)\b|%/i.test(description))
        continue;
      yield {
        path: [...corePath, "type"],
        message: `${code(name)} counts, but takes fractions: a call with 2.5 is valid`,
        repairs: [
          {
            title: "Declare the type as `integer`",
            safe: false,
            changes: [{ kind: "set", path: [...corePath, "type"], value: "integer" }],
          },
        ],
      };
    }
  },
};
