import { isObject, member } from "../../../json.ts";
import { dialectOf, subschemas } from "../../../schema/index.ts";
import type { JsonObject } from "../../../types.ts";
import { code } from "../../../words.ts";
import type { Rule } from "../../rule.ts";

export const mcpDialectRecommend: Rule = {
  id: "mcp/dialect-recommend",
  severity: "hint",
  preset: "option",
  radius: "meaning",
  summary: "A schema declares an older dialect than 2020-12",
  why: "2020-12 is the dialect that every client has to know and the one that counts where nothing is declared. Others are taken by most; some older clients know only draft-07.",
  source: "MCP 2025-11-25 and later, JSON Schema usage; SEP-1613",
  fixable: true,
  examples: {
    bad: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "$schema": «"http://json-schema.org/draft-07/schema#"», "type": "object", "additionalProperties": false } }',
    good: '{ "name": "ping", "description": "Answers pong.", "inputSchema": { "type": "object", "additionalProperties": false } }',
  },
  *tool(tool, { revision }) {
    if (revision.defaultDialect !== "2020-12") return;
    for (const field of ["inputSchema", "outputSchema"]) {
      const schema = member(tool, field);
      const dialect = isObject(schema) ? dialectOf(schema, revision) : undefined;
      if (!isObject(schema) || !dialect || dialect === "2020-12") continue;
      const path = [field, "$schema"];
      yield {
        path,
        message: `${code(field)} is declared as ${dialect}: only 2020-12 is sure to be known by every client`,
        repairs: readsTheSame(schema)
          ? [{ title: "Remove `$schema`", safe: false, changes: [{ kind: "remove", path }] }]
          : [],
      };
    }
  },
};

/** Whether 2020-12 gives every keyword in the schema the meaning that it has now. */
function readsTheSame(root: JsonObject): boolean {
  for (const { schema } of subschemas(root)) {
    if (!isObject(schema)) continue;
    if (changed.some((keyword) => Object.hasOwn(schema, keyword)) || Array.isArray(member(schema, "items")))
      return false;
    // Up to draft-07 whatever stands beside a reference is passed over.
    if (Object.hasOwn(schema, "$ref") && Object.keys(schema).length > 1) return false;
  }
  return true;
}

const changed = [
  ...["$id", "$anchor", "$recursiveRef", "$recursiveAnchor", "$dynamicRef", "$dynamicAnchor", "additionalItems"],
  ...["dependencies", "dependentRequired", "dependentSchemas", "minContains", "maxContains", "prefixItems"],
  ...["unevaluatedItems", "unevaluatedProperties"],
];
