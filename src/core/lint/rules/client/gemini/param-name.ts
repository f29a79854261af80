import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiParamName = clientRule("client/gemini/param-name", {
  severity: "warning",
  radius: "meaning",
  summary: "The name of a parameter is not as Gemini describes it",
  why: "Gemini describes names of parameters as letters, digits and `_`, of 64 characters at most, without a digit at the start.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { «"page-size"»: { "type": "integer" } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "page_size": { "type": "integer" } } }
}`,
});
