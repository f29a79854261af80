import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiTypeRequired = clientRule("client/gemini/type-required", {
  severity: "error",
  radius: "request",
  summary: "A schema without a type, which Gemini refuses",
  why: "Gemini answers that the type is not specified, to the whole request. That holds for `true` and `false` as schemas, too.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { «"size"»: { "enum": ["small", "large"] } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "size": { "type": "string", "enum": ["small", "large"] } } }
}`,
});
