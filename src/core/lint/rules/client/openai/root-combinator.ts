import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiRootCombinator = clientRule("client/openai/root-combinator", {
  severity: "error",
  radius: "request",
  summary: "OpenAI does not take the root of the schema",
  why: "OpenAI refuses the whole request where the root of the parameters is no plain object, or holds `oneOf`, `anyOf`, `allOf`, `enum` or `not`. Inside a property they are fine.",
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
