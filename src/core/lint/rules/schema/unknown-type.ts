import { member } from "../../../json.ts";
import { isType } from "../../../schema/index.ts";
import { code } from "../../../words.ts";
import { refused } from "../../refused.ts";
import type { Repair, Rule, SchemaView } from "../../rule.ts";

export const schemaUnknownType: Rule = {
  id: "schema/unknown-type",
  severity: "error",
  preset: "recommended",
  radius: "request",
  summary: "`type` names a type that JSON Schema does not have",
  why: "JSON Schema knows seven types; str, int, float, dict and any are words of other languages. Validators throw for them, and model APIs refuse the whole request.",
  source: "JSON Schema validation, section 6.1.1; Ajv",
  fixable: true,
  examples: {
    bad: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": «"int"» },
      "since": { "type": «"date"» }
    }
  }
}`,
    good: `{
  "name": "search",
  "description": "Searches the archive.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "limit": { "type": "integer" },
      "since": { "type": "string", "format": "date" }
    }
  }
}`,
  },
  *schema(view) {
    const { schema, path, field, dialect } = view;
    const type = member(schema, "type");
    if (type === undefined || Array.isArray(type) || isType(type) || !dialect) return;
    // Of the type of all arguments speaks mcp/input-schema-root-type.
    if (path.length === 1 && field === "inputSchema") return;
    const finding = refused(view, "type");
    yield { ...finding, repairs: [...asFormat(view), ...(finding.repairs ?? [])] };
  },
};

const formats: Readonly<Record<string, string>> = {
  ...{ date: "date", datetime: "date-time", "date-time": "date-time", timestamp: "date-time", time: "time" },
  ...{ email: "email", uri: "uri", url: "uri", uuid: "uuid", guid: "uuid" },
};

/** Types that are text of a certain form. */
function asFormat({ schema, path }: SchemaView): Repair[] {
  const word = String(member(schema, "type")).toLowerCase();
  const format = Object.hasOwn(formats, word) ? formats[word] : undefined;
  if (format === undefined || Object.hasOwn(schema, "format")) return [];
  return [
    {
      title: `Use text with the format ${code(format)}`,
      safe: false,
      changes: [
        { kind: "set", path: [...path, "type"], value: "string" },
        { kind: "set", path: [...path, "format"], value: format },
      ],
    },
  ];
}
