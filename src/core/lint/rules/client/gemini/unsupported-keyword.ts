import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiUnsupportedKeyword = clientRule("client/gemini/unsupported-keyword", {
  severity: "error",
  radius: "request",
  summary: "A keyword that Gemini's `parameters` do not know",
  why: "Gemini answers 400 with an unknown name, to the whole request, for what is not in its own subset of OpenAPI. `parametersJsonSchema` takes more.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "limit": { "type": "integer", "exclusiveMinimum": «0» } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "limit": { "type": "integer", "minimum": 1 } } }
}`,
});
