import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientOpenaiStrictAdditionalProperties = clientRule("client/openai-strict/additional-properties", {
  severity: "error",
  radius: "request",
  summary: "An object takes further members, which strict mode refuses",
  why: "In strict mode every object is closed. Where it says nothing OpenAI's SDK closes it, where it says something else the SDK refuses it: a map becomes a list of keys and values.",
  fixable: true,
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "labels": { "type": "object", "properties": {}, "required": [], «"additionalProperties"»: { "type": "string" } } },
    "required": ["labels"],
    "additionalProperties": false
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": { "title": { "type": "string" } },
    "required": ["title"],
    "additionalProperties": false
  }
}`,
});
