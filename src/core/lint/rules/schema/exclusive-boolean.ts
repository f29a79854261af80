import { member } from "../../../json.ts";
import { refused } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaExclusiveBoolean: Rule = {
  id: "schema/exclusive-boolean",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "`exclusiveMinimum` or `exclusiveMaximum` is true or false",
  why: "That is draft 4: since draft 6 the keyword is the limit itself. Validators throw for the flag, and model APIs that check schemas refuse the whole request.",
  source: "JSON Schema draft-06 release notes; Ajv",
  fixable: true,
  examples: {
    bad: `{
  "name": "read_pages",
  "inputSchema": {
    "type": "object",
    "properties": { "page": { "type": "integer", "minimum": 0, "exclusiveMinimum": «true» } }
  }
}`,
    good: `{
  "name": "read_pages",
  "inputSchema": {
    "type": "object",
    "properties": { "page": { "type": "integer", "exclusiveMinimum": 0 } }
  }
}`,
  },
  keywords: ["exclusiveMinimum", "exclusiveMaximum"],
  *schema(view) {
    if (!view.dialect) return;
    for (const keyword of ["exclusiveMinimum", "exclusiveMaximum"]) {
      if (typeof member(view.schema, keyword) === "boolean") yield refused(view, keyword);
    }
  },
};
