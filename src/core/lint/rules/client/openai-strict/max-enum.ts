import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictMaxEnum = clientRule("client/openai-strict/max-enum", {
  severity: "error",
  radius: "request",
  summary: "More listed values than strict mode takes",
  why: "OpenAI takes 1,000 values of `enum` in all of a strict schema. Take text instead, and offer a tool that searches the values.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  «"inputSchema"»: {
    "type": "object",
    "properties": { "code": { "type": "string", "enum": [${Array.from({ length: 1001 }, (_, index) => `"v${index + 1}"`).join(", ")}] } },
    "required": ["code"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "code": { "type": "string", "enum": ["a", "b"] } },
    "required": ["code"],
    "additionalProperties": false
  }
}`,
});
