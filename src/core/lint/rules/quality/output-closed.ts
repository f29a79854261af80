import type { Rule } from "../../rule.ts";

export const qualityOutputClosed: Rule = {
  id: "quality/output-closed",
  severity: "info",
  preset: "option",
  radius: "call",
  summary: "A result must not have other fields than those described",
  why: "A server that adds a field later breaks every client that checks results by the list it fetched before. For those who prefer results that can grow.",
  source: "MCP specification, server tools: clients should validate structured results",
  fixable: true,
  examples: {
    bad: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": { "type": "object" },
  "outputSchema": {
    "type": "object",
    "properties": { "celsius": { "type": "number", "description": "Temperature at noon" } },
    "required": ["celsius"],
    "additionalProperties": «false»
  }
}`,
    good: `{
  "name": "get_weather",
  "description": "Returns the weather of today in one city.",
  "inputSchema": { "type": "object" },
  "outputSchema": {
    "type": "object",
    "properties": { "celsius": { "type": "number", "description": "Temperature at noon" } },
    "required": ["celsius"]
  }
}`,
  },
  *schema({ schema, path, field }) {
    if (field !== "outputSchema" || schema.additionalProperties !== false) return;
    const here = [...path, "additionalProperties"];
    yield {
      path: here,
      message: "The result is closed: a field that the server adds later makes it invalid for clients that check it",
      repairs: [{ title: "Allow other fields", safe: false, changes: [{ kind: "remove", path: here }] }],
    };
  },
};
