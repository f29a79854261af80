import { member } from "../../../json.ts";
import { kindOf } from "../../../schema/index.ts";
import type { Json } from "../../../types.ts";
import { refused } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaBoundInvalid: Rule = {
  id: "schema/bound-invalid",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "A limit is not a number that can be one",
  why: "Lengths and counts are whole numbers from 0 up, other limits are numbers. The meta-schema refuses anything else, and SDKs that do not check it enforce something nobody meant.",
  source: "JSON Schema validation, sections 6.2 to 6.5",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": {
      "query": { "type": "string", "minLength": «-1», "maxLength": «"80"» },
      "page": { "type": "integer", "minimum": «"one"» }
    }
  }
}`,
    good: `{
  "name": "search",
  "inputSchema": {
    "type": "object",
    "properties": {
      "query": { "type": "string", "minLength": 0, "maxLength": 80 },
      "page": { "type": "integer", "minimum": 1 }
    }
  }
}`,
  },
  *schema(view) {
    if (!view.dialect) return;
    for (const keyword of Object.keys(view.schema)) {
      const kind = kindOf(keyword);
      if (kind !== "count" && kind !== "number") continue;
      // Draft 6 and 7 do not know these.
      if (/Contains$/.test(keyword) && view.dialect.startsWith("draft")) continue;
      const value = member(view.schema, keyword) ?? null;
      if (!isBound(value, kind === "count", /^exclusive/.test(keyword))) yield refused(view, keyword);
    }
  },
};

function isBound(value: Json, counts: boolean, exclusive: boolean): boolean {
  // Of those schema/exclusive-boolean speaks.
  if (exclusive && typeof value === "boolean") return true;
  return typeof value === "number" && (!counts || (value >= 0 && Number.isInteger(value)));
}
