import { member } from "../../../json.ts";
import { codeValue } from "../../../words.ts";
import { repeats } from "../../knowledge/repeats.ts";
import { remove } from "../../refused.ts";
import type { Rule } from "../../rule.ts";

export const schemaEnumDuplicate: Rule = {
  id: "schema/enum-duplicate",
  severity: "warning",
  preset: "recommended",
  radius: "request",
  summary: "`enum` lists a value twice",
  why: "Up to draft-07 the meta-schema refuses it, and so do some model APIs under any dialect. One of the two is often a slip for another value.",
  source: "JSON Schema validation, section 6.1.2",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_resource",
  "inputSchema": {
    "type": "object",
    "properties": { "kind": { "type": "string", "enum": ["route", "service", «"route"»] } }
  }
}`,
    good: `{
  "name": "get_resource",
  "inputSchema": {
    "type": "object",
    "properties": { "kind": { "type": "string", "enum": ["route", "service"] } }
  }
}`,
  },
  keywords: ["enum"],
  *schema({ schema, path }) {
    const values = member(schema, "enum");
    if (!Array.isArray(values)) return;
    for (const index of repeats(values)) {
      const here = [...path, "enum", index];
      yield {
        path: here,
        place: "whole",
        message: `\`enum\` lists ${codeValue(values[index] ?? null)} twice: strict clients and model APIs refuse the schema`,
        repairs: [remove(here, true, "the second")],
      };
    }
  },
};
