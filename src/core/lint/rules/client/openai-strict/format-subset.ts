import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictFormatSubset = clientRule("client/openai-strict/format-subset", {
  severity: "error",
  radius: "request",
  summary: "A format that strict mode does not take",
  why: "OpenAI's strict mode takes nine formats of text, and none of numbers: any other, such as `uri` or `int32`, makes it refuse the whole request. Say it in the description.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "page": { "type": "string", "format": «"uri"» } },
    "required": ["page"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "day": { "type": "string", "format": "date" } },
    "required": ["day"],
    "additionalProperties": false
  }
}`,
});
