import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiEnumString = clientRule("client/gemini/enum-string", {
  severity: "error",
  radius: "request",
  summary: "Gemini lists texts alone",
  why: "`enum` of Gemini's `parameters` holds texts. For numbers the whole request is refused: write them as text, or describe them.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "size": { "type": "integer", «"enum"»: [1, 2] } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "size": { "type": "string", "enum": ["1", "2"] } } }
}`,
});
