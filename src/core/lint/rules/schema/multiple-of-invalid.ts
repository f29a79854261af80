import { member } from "../../../json.ts";
import { refused } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaMultipleOfInvalid: Rule = {
  id: "schema/multiple-of-invalid",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "`multipleOf` is not a number above 0",
  why: "The meta-schema refuses it. SDKs that do not check compile it anyway, divide by zero and refuse every number.",
  source: "JSON Schema validation, section 6.2.1; Ajv",
  fixable: true,
  examples: {
    bad: `{
  "name": "set_volume",
  "inputSchema": {
    "type": "object",
    "properties": { "level": { "type": "number", "multipleOf": «0» } }
  }
}`,
    good: `{
  "name": "set_volume",
  "inputSchema": {
    "type": "object",
    "properties": { "level": { "type": "number", "multipleOf": 0.5 } }
  }
}`,
  },
  keywords: ["multipleOf"],
  *schema(view) {
    const value = member(view.schema, "multipleOf");
    if (value === undefined || !view.dialect || (typeof value === "number" && value > 0)) return;
    yield refused(view, "multipleOf");
  },
};
