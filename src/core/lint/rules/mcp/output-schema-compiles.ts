import { isObject, member } from "../../../json.ts";
import { compileRefusal, dialectOf, unusableInWords } from "../../../schema/index.ts";
import type { Rule } from "../../rule.ts";

export const outputSchemaCompiles: Rule = {
  id: "mcp/output-schema-compiles",
  severity: "error",
  preset: "recommended",
  radius: "server",
  summary: "Clients cannot compile the outputSchema",
  why: "The official SDK client compiles every outputSchema while it lists the tools. Version 1 gives up the whole list for one that fails; version 2 fails each call of that tool.",
  source: "TypeScript SDK, Client.listTools and its Ajv validator",
  examples: {
    bad: `{
  "name": "get_status",
  "description": "Tells whether a service is up.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  «"outputSchema"»: {
    "type": "object",
    "properties": { "status": { "type": "string", "pattern": "(?i)up|down" } }
  }
}`,
    good: `{
  "name": "get_status",
  "description": "Tells whether a service is up.",
  "inputSchema": { "type": "object", "additionalProperties": false },
  "outputSchema": {
    "type": "object",
    "properties": { "status": { "type": "string", "pattern": "^(up|down)$" } }
  }
}`,
  },
  *tool(tool, { revision }) {
    const schema = member(tool, "outputSchema");
    const dialect = isObject(schema) ? dialectOf(schema, revision) : undefined;
    const refusal = dialect && compileRefusal(schema ?? null, dialect);
    if (refusal === undefined) return;
    yield {
      path: ["outputSchema"],
      place: "key",
      message: `Clients that compile \`outputSchema\` give up the whole list, because ${unusableInWords(refusal)}`,
    };
  },
};
