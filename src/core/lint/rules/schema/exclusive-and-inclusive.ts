import { member } from "../../../json.ts";
import { code } from "../../../words.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaExclusiveAndInclusive: Rule = {
  id: "schema/exclusive-and-inclusive",
  severity: "warning",
  preset: "strict",
  radius: "meaning",
  summary: "Two limits stand on the same side",
  why: "Only the tighter one counts. Whoever reads the other, a person or a model, takes it for the limit.",
  source: "JSON Schema validation, sections 6.2.4 and 6.2.5",
  fixable: true,
  examples: {
    bad: `{
  "name": "list_routes",
  "inputSchema": {
    "type": "object",
    "properties": { "perPage": { "type": "integer", "exclusiveMinimum": «0», "minimum": 1, "maximum": 50 } }
  }
}`,
    good: `{
  "name": "list_routes",
  "inputSchema": {
    "type": "object",
    "properties": { "perPage": { "type": "integer", "minimum": 1, "maximum": 50 } }
  }
}`,
  },
  *schema({ schema, path }) {
    for (const [open, closed, sign] of [
      ["exclusiveMinimum", "minimum", 1],
      ["exclusiveMaximum", "maximum", -1],
    ] as const) {
      const exclusive = member(schema, open);
      const inclusive = member(schema, closed);
      if (typeof exclusive !== "number" || typeof inclusive !== "number") continue;
      const [loose, tight] = (inclusive - exclusive) * sign > 0 ? [open, closed] : [closed, open];
      yield {
        path: [...path, loose],
        message: `${code(loose)} says less than ${code(tight)} beside it: only that one counts`,
        repairs: [remove([...path, loose], true)],
      };
    }
  },
};
