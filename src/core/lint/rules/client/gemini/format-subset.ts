import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientGeminiFormatSubset = clientRule("client/gemini/format-subset", {
  severity: "error",
  radius: "request",
  summary: "A format that Gemini does not take",
  why: "Gemini's `parameters` take `enum` and `date-time` for text, `float` and `double` for numbers, `int32` and `int64` for whole numbers. For others older models and endpoints refuse the whole request.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "page": { "type": "string", "format": «"uri"» } } }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "day": { "type": "string", "format": "date-time" } } }
}`,
});
