import { member } from "../../../json.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

/** `schema/*` has a rule with a repair for each construct; this one speaks where that was switched off. */
export const mcpDialectMismatch: Rule = {
  id: "mcp/dialect-mismatch",
  severity: "warning",
  preset: "recommended",
  radius: "meaning",
  summary: "A schema without `$schema` uses what only draft-07 knows",
  why: "A schema that names no dialect is read as 2020-12 since revision 2025-11-25. There the old constructs mean something else, nothing at all, or stop the schema from compiling.",
  source: "MCP specification, basic, Schema Dialect; SEP-1613",
  generic: true,
  fixable: true,
  examples: {
    settings: { rules: { "schema/dependencies-2020": "off" } },
    bad: `{
  "name": "pay",
  "inputSchema": {
    "type": "object",
    "properties": { "card": { "type": "string" }, "holder": { "type": "string" } },
    «"dependencies"»: { "card": ["holder"] }
  }
}`,
    good: `{
  "name": "pay",
  "inputSchema": {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "type": "object",
    "properties": { "card": { "type": "string" }, "holder": { "type": "string" } },
    "dependencies": { "card": ["holder"] }
  }
}`,
  },
  *schema({ schema, path, root, field, dialect }) {
    if (dialect !== "2020-12" || member(root, "$schema") !== undefined) return;
    for (const keyword of oldKeywords(schema)) {
      yield {
        path: [...path, keyword],
        message: `${code(keyword)} is written as in draft-07, but a schema without \`$schema\` is read as 2020-12`,
        repairs: [
          {
            title: "Declare draft-07",
            safe: false,
            changes: [
              { kind: "set", path: [field, "$schema"], value: "http://json-schema.org/draft-07/schema#", first: true },
            ],
          },
        ],
      };
    }
  },
};

function oldKeywords(schema: JsonObject): string[] {
  const isBoolean = (keyword: string) => typeof member(schema, keyword) === "boolean";
  return [
    ...["definitions", "dependencies", "additionalItems"].filter((keyword) => member(schema, keyword) !== undefined),
    ...(Array.isArray(member(schema, "items")) ? ["items"] : []),
    ...["exclusiveMinimum", "exclusiveMaximum"].filter(isBoolean),
  ];
}
