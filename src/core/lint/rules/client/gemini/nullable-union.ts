import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiNullableUnion = clientRule("client/gemini/nullable-union", {
  severity: "error",
  radius: "request",
  summary: "A union with null that Google's SDK refuses",
  why: "Google's SDK turns null into `nullable` where it is one of several types. It throws for null alone, and where a type stands beside `anyOf`.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "note": { "type": «"null"» } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "note": { "type": ["string", "null"] } } }
}`,
});
