import { member } from "../../../json.ts";
import { refused } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaTupleItems2020: Rule = {
  id: "schema/tuple-items-2020",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "`items` is a list, which 2020-12 calls `prefixItems`",
  why: "Schemas without $schema count as 2020-12, where items takes one schema. Validators throw for a list, and model APIs that check schemas refuse the whole request.",
  source: "JSON Schema 2020-12 release notes; Ajv",
  fixable: true,
  examples: {
    bad: `{
  "name": "zoom_to",
  "inputSchema": {
    "type": "object",
    "properties": {
      "center": { "type": "array", «"items"»: [{ "type": "number" }, { "type": "number" }] }
    }
  }
}`,
    good: `{
  "name": "zoom_to",
  "inputSchema": {
    "type": "object",
    "properties": {
      "center": { "type": "array", "prefixItems": [{ "type": "number" }, { "type": "number" }] }
    }
  }
}`,
  },
  keywords: ["items"],
  *schema(view) {
    if (view.dialect === "2020-12" && Array.isArray(member(view.schema, "items"))) yield refused(view, "items");
  },
};
