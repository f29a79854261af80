import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientAnthropicRootCombinator = clientRule("client/anthropic/root-combinator", {
  severity: "error",
  radius: "request",
  summary: "Anthropic does not take the root of the schema",
  why: "The Messages API refuses the whole request where the root of an input schema is no object, or holds `oneOf`, `allOf` or `anyOf`. Inside a property they are fine.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "id": { "type": "string" }, "title": { "type": "string" } },
    «"oneOf"»: [{ "required": ["id"] }, { "required": ["title"] }]
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "id": { "type": "string" }, "title": { "type": "string" } } }
}`,
});
