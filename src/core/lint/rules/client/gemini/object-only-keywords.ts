import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiObjectOnlyKeywords = clientRule("client/gemini/object-only-keywords", {
  severity: "error",
  radius: "request",
  summary: "`properties` or `required` of something that is no object",
  why: "Gemini takes these words for objects alone, and refuses the whole request for them anywhere else.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "title": { "type": "string", «"required"»: ["x"] } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "title": { "type": "string" } } }
}`,
});
