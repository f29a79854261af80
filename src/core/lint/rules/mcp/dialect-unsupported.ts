import { isObject, member } from "../../../json.ts";
import { dialectOf, dialectUris, meantDialect } from "../../../schema/index.ts";
import { code, inWords } from "../../../words.ts";
import type { Repair, Rule } from "../../rule.ts";

export const dialectUnsupported: Rule = {
  id: "mcp/dialect-unsupported",
  severity: "error",
  preset: "recommended",
  radius: "call",
  summary: "A schema names a dialect that clients do not know",
  why: "Clients must take 2020-12 and mostly take 2019-09, draft-07 and draft-06. For any other `$schema` the official SDK throws when it has to check arguments or results.",
  source: "MCP 2025-11-25 and later, JSON Schema usage; TypeScript SDK 2, dialects",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "$schema": «"http://json-schema.org/draft-04/schema#"», "type": "object", "additionalProperties": false } }',
    good: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "additionalProperties": false } }',
  },
  *tool(tool, { revision }) {
    for (const field of ["inputSchema", "outputSchema"] as const) {
      const schema = member(tool, field);
      const declared = member(schema, "$schema");
      if (!isObject(schema) || declared === undefined || dialectOf(schema, revision)) continue;
      const path = [field, "$schema"];
      const meant = (typeof declared === "string" && meantDialect(declared)) || "2020-12";
      const use: Repair = {
        title: `Use ${meant}`,
        safe: false,
        changes: [{ kind: "set", path, value: dialectUris[meant] }],
      };
      const remove: Repair = {
        title: "Remove `$schema`",
        safe: declared === null,
        changes: [{ kind: "remove", path }],
      };
      yield {
        path,
        message:
          typeof declared === "string"
            ? `${code(declared)} is not a dialect that clients know: they cannot check anything against this schema`
            : `\`$schema\` must be text, not ${inWords(declared)}: clients cannot tell how to read this schema`,
        repairs: declared === null ? [remove] : [use, remove],
      };
    }
  },
};
