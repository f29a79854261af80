import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientBedrockDescriptionMin = clientRule("client/bedrock/description-min", {
  severity: "error",
  radius: "request",
  summary: "The description is empty, which Bedrock refuses",
  why: "Converse wants at least one character in a description. Leave it out, or better say what the tool does.",
  fixable: true,
  bad: '{ "name": "find_books", "description": «""», "inputSchema": { "type": "object", "properties": {} } }',
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": {} }
}`,
});
