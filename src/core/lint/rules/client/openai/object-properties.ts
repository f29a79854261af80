import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiObjectProperties = clientRule("client/openai/object-properties", {
  severity: "error",
  radius: "request",
  summary: "The arguments have no `properties`, which OpenAI refuses",
  why: "OpenAI answers that an object schema misses properties, to the whole request. An empty object is enough.",
  fixable: true,
  bad: '{ "name": "find_books", "description": "Finds books in the library.", «"inputSchema"»: { "type": "object" } }',
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
