import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { set } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaIntegerFractional: Rule = {
  id: "schema/integer-fractional",
  severity: "hint",
  preset: "all",
  radius: "meaning",
  summary: "A whole number has a limit with a fraction",
  why: "The limit that holds is another one than the one that is written, and a fraction often means that number was meant instead of integer.",
  source: "JSON Schema validation, section 6.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_volume",
  "inputSchema": {
    "type": "object",
    "properties": {
      "level": { "type": "integer", "minimum": «0.5», "maximum": 10 },
      "step": { "type": "integer", "multipleOf": «0.5» }
    }
  }
}`,
    good: `{
  "name": "set_volume",
  "inputSchema": {
    "type": "object",
    "properties": {
      "level": { "type": "integer", "minimum": 1, "maximum": 10 },
      "step": { "type": "number", "multipleOf": 0.5 }
    }
  }
}`,
  },
  *schema({ schema, path }) {
    if (member(schema, "type") !== "integer") return;
    const asNumber = {
      title: "Declare the type as `number`",
      safe: false,
      changes: [{ kind: "set", path: [...path, "type"], value: "number" }],
    } as const;
    for (const [keyword, round] of roundings) {
      const value = member(schema, keyword);
      if (typeof value !== "number" || Number.isInteger(value)) continue;
      const here = [...path, keyword];
      const repairs = round ? [set(here, round(value), true), asNumber] : [asNumber];
      const message = `${code(keyword)} is ${value} on a whole number: ${round ? `the limit that holds is ${round(value)}` : "a fraction was hardly meant"}`;
      yield { path: here, message, repairs };
    }
  },
};

const roundings: readonly (readonly [string, ((value: number) => number)?])[] = [
  ["minimum", Math.ceil],
  ["maximum", Math.floor],
  ["exclusiveMinimum", Math.floor],
  ["exclusiveMaximum", Math.ceil],
  ["multipleOf"],
];
