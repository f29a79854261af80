import { clientRule } from "../../../knowledge/client-rule.ts";

export const clientLangchainFlattened = clientRule("client/langchain/flattened", {
  severity: "info",
  radius: "meaning",
  summary: "LangChain's adapter merges or drops a part of the schema",
  why: "The adapter for JavaScript writes references out, merges branches and conditions into one object and drops what it does not know. Look at what it sends.",
  bad: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "by": {
        «"anyOf"»: [
          { "type": "object", "properties": { "id": { "type": "string" } } },
          { "type": "object", "properties": { "title": { "type": "string" } } }
        ]
      }
    }
  }
}`,
  good: `{
  "name": "find_books",
  "description": "Finds books in the library.",
  "inputSchema": { "type": "object", "properties": { "id": { "type": "string" }, "title": { "type": "string" } } }
}`,
});
